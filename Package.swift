// swift-tools-version: 6.3
import PackageDescription

// A start pays for each library that is loaded, for each symbol that others might look up, for each address that
// is written down, and for each page with a function that it runs. `.ci/order-functions` writes order.txt. At a fixed
// address, no address is written down: a sixth of the time of a start. Libraries, stacks and memory keep random ones.
let linking = "\(Context.packageDirectory)/Sources/tabletop/Linking"
let quickStart = LinkerSetting.unsafeFlags(
  [
    "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-static-libgcc",
    "-Xclang-linker", "-no-pie",
    "-L\(linking)", "-Xlinker", "--symbol-ordering-file=\(linking)/order.txt",
    "-Xlinker", "--no-warn-symbol-ordering",
  ],
  .when(platforms: [.linux], configuration: .release)
)

// Types are made from what the compiler knows, not from their names: the runtime would search all conformances of
// the program for each. Functions can be put in the order of order.txt. SwiftPM refuses such flags in a package that
// another one depends on.
let quickTypes: [SwiftSetting] =
  Context.packageDirectory.contains("/checkouts/")
  ? []
  : [
    .unsafeFlags(
      [
        "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
        "-Xfrontend", "-function-sections",
      ],
      .when(platforms: [.linux], configuration: .release)
    )
  ]

// The commit that a build for others names in its version; a manifest is read again when it changes.
let commit = Context.environment["TABLETOP_COMMIT"] ?? ""

// The targets read top-down as layers: what stands lower imports nothing that stands above it.
let package = Package(
  name: "Tabletop",
  products: [
    .executable(name: "tabletop", targets: ["tabletop"]),
    .library(
      name: "TabletopKit",
      targets: [
        "JSON", "TableModel", "TextLayout", "Platform", "TableUI", "Database", "TableStore",
        "TableAdapters", "Wirings", "Rendering", "CommandLanguage", "Workspace", "Workbench",
        "Teaching",
        "Transport", "Browse", "Page",
      ]
    ),
    // The rules of a batch read out slowly, for the fuzzer of `.ci/fuzz` as for the tests.
    .library(name: "BatchRules", targets: ["BatchRules"]),
    // What `apply` and a save must come to, for the same two.
    .library(name: "ApplyRules", targets: ["ApplyRules"]),
  ],
  targets: [
    // Ground: text, bytes, the system.
    .target(name: "JSON"),
    .target(name: "TextLayout"),
    // The texts that are built into the program: lessons, explanations, and the sources of what stands above.
    .target(name: "CFiles"),
    .target(name: "Platform", dependencies: ["CFiles"]),
    // Five C libraries are loaded when they are needed, all in the same way.
    .target(name: "CLoading"),
    // Model.
    .target(name: "TableModel", dependencies: ["JSON"]),
    // Databases: the headers are compiled against, the libraries are loaded when they are needed.
    .target(name: "CSQLite", dependencies: ["CLoading"]),
    .target(name: "CPostgres", dependencies: ["CLoading"]),
    .target(
      name: "Database",
      dependencies: ["CSQLite", "CPostgres", "TableModel", "JSON", "Platform"]
    ),
    .target(name: "TableStore", dependencies: ["Database", "TableModel", "JSON", "Platform"]),
    // View.
    .target(name: "TableUI", dependencies: ["TableModel", "TextLayout"]),
    .target(name: "Rendering", dependencies: ["TableUI", "TableModel", "TextLayout", "JSON"]),
    // Controller.
    .target(
      name: "TableAdapters",
      dependencies: ["TableUI", "TableStore", "TableModel", "JSON", "Platform"]
    ),
    .target(
      name: "Wirings",
      dependencies: ["TableAdapters", "TableUI", "TableStore", "TableModel", "JSON"]
    ),
    // The declarations of the sources that are built into the program.
    .target(name: "SourceCode", dependencies: ["Platform"]),
    // The workbench: a language, open tables and what is done to them, a session, and a person at a terminal.
    .target(name: "CommandLanguage", dependencies: ["JSON", "TextLayout", "Platform"]),
    .target(
      name: "Workspace",
      dependencies: [
        "Wirings", "TableAdapters", "TableUI", "TableStore", "TableModel", "JSON", "Platform",
      ]
    ),
    .target(
      name: "Workbench",
      dependencies: [
        "CommandLanguage", "Workspace", "Wirings", "TableAdapters", "Rendering", "TableUI",
        "TableStore", "TableModel", "SourceCode", "JSON", "TextLayout", "Platform",
      ],
      exclude: ["Help/Summaries"]
    ),
    // What is learned at the prompt: lessons, explanations, measurements. Features of the workbench like any other.
    .target(
      name: "Teaching",
      dependencies: [
        "CommandLanguage", "Workbench", "Workspace", "Wirings", "TableAdapters", "Rendering",
        "TableUI", "TableStore", "TableModel", "SourceCode", "JSON", "TextLayout", "Platform",
      ],
      // Text files, which `CFiles` lists. An array of bytes in Swift takes the compiler a minute for the same.
      exclude: [
        "Lessons/ThinControllers", "Lessons/Bugs", "Lessons/Fetched", "Lessons/Today",
        "Lessons/Frames", "Measuring/Experiments", "Explaining/Texts",
      ]
    ),
    // On Linux libedit and what it stands on come into the program: five files fewer to find at each start.
    .target(
      name: "CEditline",
      linkerSettings: [
        .linkedLibrary("edit", .when(platforms: [.macOS])),
        .linkedLibrary(":libedit.a", .when(platforms: [.linux])),
        .linkedLibrary(":libtinfo.a", .when(platforms: [.linux])),
        .linkedLibrary(":libbsd.a", .when(platforms: [.linux])),
        .linkedLibrary(":libmd.a", .when(platforms: [.linux])),
      ]
    ),
    .target(
      name: "LineEditing",
      dependencies: ["CEditline", "CommandLanguage", "TextLayout", "Platform"]
    ),
    // The network: libcurl's header is compiled against, the library is loaded when it is needed.
    .target(name: "CCurl", dependencies: ["CLoading"]),
    .target(name: "Transport", dependencies: ["CCurl", "TableStore", "JSON", "Platform"]),
    // The second front end: ncurses' header is compiled against, the library is loaded when it is needed.
    .target(name: "CNcurses", dependencies: ["CLoading"]),
    .target(
      name: "Browse",
      dependencies: ["CNcurses", "Rendering", "TableUI", "TableModel", "TextLayout", "Platform"]
    ),
    // The third front end: libmicrohttpd's header is compiled against, the library is loaded when it is needed.
    .target(name: "CMicrohttpd", dependencies: ["CLoading"]),
    .target(
      name: "Page",
      dependencies: [
        "CMicrohttpd", "Rendering", "TableUI", "TableModel", "TextLayout", "JSON", "Platform",
      ],
      exclude: ["Resources"]
    ),
    // What the program does where memory runs out; a library leaves that to the program it is in.
    .target(name: "CMemory"),
    // The commit, in a target of its own: a change of it compiles nothing but the program again.
    .target(name: "CCommit", cSettings: [.define("TABLETOP_COMMIT", to: "\"\(commit)\"")]),
    .executableTarget(
      name: "tabletop",
      dependencies: [
        "CMemory", "CCommit", "CommandLanguage", "Workbench", "Workspace", "Teaching", "Browse",
        "LineEditing", "Page", "Transport", "TableStore", "TableUI", "TableModel", "TextLayout",
        "Platform",
      ],
      exclude: ["Linking"],
      linkerSettings: [quickStart]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CommandLanguage", "Workbench", "Workspace", "Teaching", "Wirings", "TableAdapters",
        "Rendering", "TableUI", "TableStore", "TableModel", "JSON", "TextLayout", "Platform",
      ]
    ),
    // What the libraries are for: programs as one would write them.
    .executableTarget(
      name: "demos",
      dependencies: [
        "CommandLanguage", "Workbench", "Workspace", "Teaching", "Wirings", "TableAdapters",
        "Rendering", "TableUI", "TableStore", "TableModel", "JSON", "LineEditing", "Platform",
      ],
      path: "examples/programs/demos"
    ),
    .executableTarget(
      name: "prompt",
      dependencies: [
        "CommandLanguage", "Workbench", "Wirings", "TableUI", "TableModel", "LineEditing",
        "Platform",
      ],
      path: "examples/programs/prompt"
    ),
    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "SessionSupport",
      dependencies: [
        "Teaching", "CommandLanguage", "Workbench", "Workspace", "TableUI", "TableStore",
      ],
      path: "Tests/SessionSupport"
    ),
    .target(name: "BatchRules", dependencies: ["TableModel"], path: "Tests/BatchRules"),
    .target(
      name: "ApplyRules",
      dependencies: ["TableStore", "TableModel", "JSON"],
      path: "Tests/ApplyRules"
    ),
    .executableTarget(
      name: "LineEditingProbe",
      dependencies: ["LineEditing", "CommandLanguage", "Platform"],
      path: "Tests/LineEditingProbe"
    ),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout"]),
    .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport"]),
    .testTarget(
      name: "TableModelTests",
      dependencies: ["TableModel", "JSON", "TestSupport", "BatchRules"],
      exclude: ["Vectors"]
    ),
    .testTarget(
      name: "DatabaseTests",
      dependencies: ["Database", "TableModel", "JSON", "Platform", "TestSupport"]
    ),
    .testTarget(
      name: "TableStoreTests",
      dependencies: [
        "TableStore", "Database", "TableModel", "JSON", "Platform", "TestSupport", "ApplyRules",
      ]
    ),
    .testTarget(
      name: "TableUITests",
      dependencies: ["TableUI", "TableModel", "TextLayout", "JSON", "TestSupport"]
    ),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "TableUI", "TableModel", "TextLayout", "TestSupport"],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "WiringsTests",
      dependencies: [
        "Wirings", "TableAdapters", "Rendering", "TableUI", "TableStore", "TableModel", "JSON",
        "TextLayout", "TestSupport",
      ]
    ),
    .testTarget(name: "SourceCodeTests", dependencies: ["SourceCode", "Platform"]),
    .testTarget(
      name: "CommandLanguageTests",
      dependencies: ["CommandLanguage", "JSON", "TextLayout", "TestSupport"]
    ),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "CommandLanguage", "Workbench", "Workspace", "Teaching", "TableUI", "TableStore",
        "TableModel", "JSON", "Platform", "TestSupport", "SessionSupport", "ApplyRules",
        "Wirings", "TextLayout", "TableAdapters",
        "Database",
      ]
    ),
    .testTarget(
      name: "TeachingTests",
      dependencies: [
        "Teaching", "CommandLanguage", "Workbench", "Workspace", "Wirings", "TableUI",
        "TableStore", "TableModel", "SourceCode", "JSON", "Platform", "Rendering", "TestSupport",
        "SessionSupport", "TableAdapters",
      ]
    ),
    .testTarget(
      name: "BrowseTests",
      dependencies: [
        "Browse", "CommandLanguage", "Workbench", "Workspace", "Teaching", "Wirings", "Rendering",
        "TableUI", "TableStore", "TableModel", "JSON", "TextLayout", "TestSupport",
      ]
    ),
    .testTarget(
      name: "PageTests",
      dependencies: [
        "Page", "CommandLanguage", "Workbench", "Workspace", "Teaching", "Wirings", "TableUI",
        "TableStore", "TableModel", "JSON", "Platform", "TestSupport",
      ]
    ),
    .testTarget(
      name: "LineEditingTests",
      dependencies: [
        "LineEditing", "LineEditingProbe", "CommandLanguage", "TextLayout", "Platform",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "TransportTests",
      dependencies: ["Transport", "TableStore", "Platform", "TestSupport"]
    ),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Benchmarks", "JSON"]
    ),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["tabletop", "Database", "TestSupport"]
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "tabletop", "demos", "prompt", "Browse", "Page", "LineEditing", "Transport",
        "CommandLanguage",
        "Workbench", "Workspace", "Teaching", "Wirings", "TableAdapters", "Rendering", "TableUI",
        "Database", "TableStore", "TableModel", "SourceCode", "JSON", "TextLayout", "Platform",
        "TestSupport",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    quickTypes + [
      .strictMemorySafety(),
      .treatAllWarnings(as: .error),
      .treatWarning("ExplicitSendable", as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}

// Some of the tests and nothing that only the others need, where each build counts: `.ci/run sanitizers`. Each is a
// target, or a file or folder of one.
if let names = Context.environment["ONLY_TESTS"]?.split(separator: " ") {
  let parts = names.map { $0.split(separator: "/", maxSplits: 1).map(String.init) }
  package.targets.removeAll { target in
    target.isTest && !parts.contains { $0[0] == target.name }
  }
  for target in package.targets where target.isTest {
    let paths = parts.filter { $0[0] == target.name }.flatMap { $0.dropFirst() }
    if !paths.isEmpty { target.sources = paths }
  }
}

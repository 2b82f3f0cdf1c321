// swift-tools-version: 6.3
import PackageDescription

// Programs that libFuzzer feeds. They are built with what they test, since only code of the same build tells the
// fuzzer what it reached: `.ci/fuzz/run` says how.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Tabletop", path: "../..")],
  targets: [
    // What the four have in common.
    .target(name: "Fuzzing"),
    .executableTarget(
      name: "JSONFuzzer",
      dependencies: ["Fuzzing", .product(name: "TabletopKit", package: "Tabletop")]
    ),
    .executableTarget(
      name: "ScriptFuzzer",
      dependencies: ["Fuzzing", .product(name: "TabletopKit", package: "Tabletop")]
    ),
    .executableTarget(
      name: "BatchFuzzer",
      dependencies: [
        "Fuzzing", .product(name: "TabletopKit", package: "Tabletop"),
        .product(name: "BatchRules", package: "Tabletop"),
      ]
    ),
    .executableTarget(
      name: "ApplyFuzzer",
      dependencies: [
        "Fuzzing", .product(name: "TabletopKit", package: "Tabletop"),
        .product(name: "ApplyRules", package: "Tabletop"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // The entry is libFuzzer's.
    .unsafeFlags(["-parse-as-library"], .when(platforms: [.linux])),
  ]
}

import SourceCode

/// The files of each wiring, found by the types that they name.
struct WiringSources {
  /// A file with the types that it declares and the words of its code.
  private struct Source {
    let file: SourceFile
    let declared: Set<String>
    let words: Set<Substring>

    init(_ file: SourceFile) {
      self.file = file
      var declared = Set(
        file.declarations.filter {
          $0.owner.isEmpty && $0.kind.isType && $0.kind != .extension && !$0.isLocal
        }
        .map(\.name)
      )
      // A file of extensions belongs to the type that it extends.
      let name = file.path.split(separator: "/").last ?? ""
      if name.contains("+") { declared.insert(String(name.prefix { $0 != "+" })) }
      self.declared = declared
      words = file.words
    }

    /// Whether another file names one of the types of this one.
    func isNamed(in other: Source) -> Bool { declared.contains { other.words.contains($0[...]) } }
  }

  private let wirings = SourceLibrary.wirings.map(Source.init)

  /// The files that a wiring can lean on.
  ///
  /// Loading pages and reporting calls is the same for all wirings, so it does not count.
  private let supports: [Source] = {
    let models = ["TableStore/SectionStore.swift", "TableStore/Requests/DataModel.swift"]
    let adapters = SourceLibrary.adapters.filter { file in
      !["Loading", "Messages"].contains { file.path.hasPrefix("TableAdapters/\($0)/") }
    }
    let others = SourceLibrary.others.filter { models.contains($0.path) }
    return (adapters + others).map(Source.init)
  }()

  /// The protocol of the table view that declares each of its methods.
  private let protocols: [String: String] = {
    var protocols: [String: String] = [:]
    for file in SourceLibrary.tableUI where file.path.hasPrefix("TableUI/Protocols/") {
      for declaration in file.declarations where declaration.kind == .function {
        let owner = declaration.owner
        guard owner.hasPrefix("TableView") || owner.hasPrefix("Scroll") else { continue }
        protocols[declaration.name] = owner
      }
    }
    return protocols
  }()

  /// Returns the file that declares a wiring, then those beside it whose types it names; nil for an
  /// unknown wiring.
  func files(of wiring: String) -> [SourceFile]? {
    let start = "  public static let " + wiring + " = Wiring("
    guard
      let main = wirings.first(where: { $0.file.lines.contains { $0.hasPrefix(start) } })
    else { return nil }
    var found = [main]
    var next = 0
    while next < found.count {
      for source in wirings where !found.contains(where: { $0.file.path == source.file.path }) {
        guard source.isNamed(in: found[next]), source.file.path != "Wirings/Wiring.swift" else {
          continue
        }
        found.append(source)
      }
      next += 1
    }
    return found.map(\.file)
  }

  /// Returns every file whose types are named by some files or by such a file, in alphabetical
  /// order.
  func leanedFiles(of own: [SourceFile]) -> [SourceFile] {
    var found: [Source] = []
    var waiting = own.map(Source.init)
    while let next = waiting.popLast() {
      for source in supports
      where source.isNamed(in: next) && !found.contains(where: { $0.file.path == source.file.path })
      {
        found.append(source)
        waiting.append(source)
      }
    }
    return found.map(\.file).sorted { $0.path < $1.path }
  }

  /// Returns a file of a wiring with its methods.
  func file(_ source: SourceFile) -> SourceFacts.File {
    SourceFacts.File(
      path: source.path,
      codeLines: source.codeLines,
      methods: source.declarations.filter { $0.kind == .function }.map {
        SourceFacts.Method(name: $0.name, tableProtocol: protocols[$0.name], lines: $0.lines)
      },
      text: source.text
    )
  }
}

import SourceCode
import TableAdapters
import Workbench

/// The declarations that a name means, looked for first where a wiring works.
struct CodeFinder {
  /// A declaration and its file.
  struct Found {
    let file: SourceFile
    let declaration: SourceDeclaration

    /// The file and line, such as `Wirings/ItemsController.swift:16`.
    var place: String { "\(file.path):\(declaration.lines.lowerBound)" }

    /// The lines with the comment.
    var lines: [String] {
      Array(file.lines[declaration.lines.lowerBound - 1...declaration.lines.upperBound - 1])
    }
  }

  /// The part of a name that a word must have.
  private enum Match: CaseIterable {
    case whole
    case start
  }

  /// The files of each step of the search: those of the wiring, those that it leans on, the
  /// adapters with the cells, and the rest.
  private let steps: [[SourceFile]]

  /// Creates a finder for a wiring; nil for a wiring of another program.
  init(_ facts: SourceFacts?) {
    let all = SourceLibrary.all
    let own = Set((facts?.files ?? []).map(\.path))
    let supports = Set((facts?.supports ?? []).map(\.path))
    let others = all.filter { !$0.path.hasPrefix("Wirings/") }
    steps = [
      all.filter { own.contains($0.path) },
      others.filter { supports.contains($0.path) },
      others.filter { !$0.path.hasPrefix("TableUI/") || $0.path.hasPrefix("TableUI/Cells/") },
      others,
    ]
  }

  // MARK: Types

  /// The names of all types, in alphabetical order.
  static let types: [String] = Set(
    SourceLibrary.all.flatMap(\.declarations)
      .filter { $0.kind.isType && $0.kind != .extension && !$0.isLocal }.map(\.typeName)
  )
  .sorted()

  /// Returns the names of the types that a word means; several if it is the start of several.
  static func types(named word: String) -> [String] {
    let word = word.lowercased()
    let names = types.map { (name: $0, key: $0.lowercased()) }
    let whole = names.filter { $0.key == word || $0.key.hasSuffix("." + word) }
    if let exact = whole.first(where: { $0.key == word }) { return [exact.name] }
    return (whole.isEmpty ? names.filter { $0.key.hasPrefix(word) } : whole).map(\.name)
  }

  /// Returns the declaration of a type, then its extensions.
  static func declarations(of type: String) -> [Found] {
    // Calls reported to the trace are not part of a type.
    let files = SourceLibrary.all.filter { !$0.path.contains("Messages") }
    let found = files.flatMap { file in
      file.declarations
        .filter { $0.kind.isType && !$0.isLocal && $0.typeName == type }
        .map { Found(file: file, declaration: $0) }
    }
    return found.filter { $0.declaration.kind != .extension }
      + found.filter { $0.declaration.kind == .extension }
  }

  /// Returns the members of a type that a word means; those that it inherits if it declares none.
  static func members(_ word: String, of type: String) -> [Found] {
    for owner in lineage(of: type) {
      let members = members(of: owner)
      for match in Match.allCases {
        let found = members.filter { $0.declaration.isMeant(by: word, match == .whole) }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// Returns the names of the members of a type and of those that it inherits.
  static func memberNames(of type: String) -> [String] {
    var seen: Set<String> = []
    return lineage(of: type).flatMap { members(of: $0).map(\.declaration.name) }
      .filter { seen.insert($0).inserted }
  }

  private static func members(of type: String) -> [Found] {
    SourceLibrary.all.flatMap { file in
      file.declarations.filter { $0.owner == type && !$0.isLocal }
        .map { Found(file: file, declaration: $0) }
    }
  }

  /// The type with the types that it inherits from, nearest first.
  private static func lineage(of type: String) -> [String] {
    var names = [type]
    // No inheritance chain is longer than this.
    while names.count < 8,
      let parent = declarations(of: names[names.count - 1]).first?.declaration.parent,
      !parent.isEmpty, !names.contains(parent)
    {
      names.append(parent)
    }
    return names
  }

  // MARK: Methods

  /// Returns the methods that a word means, from the first step of the search that has any.
  ///
  /// Among the wiring's own files and those that it leans on, a whole name precedes the beginning of
  /// another one.
  func methods(_ word: String) -> [Found] {
    for range in [steps.prefix(2), steps.suffix(2)] {
      for match in Match.allCases {
        for files in range {
          let found = Self.methods(word, in: files, match)
          if !found.isEmpty { return found }
        }
      }
    }
    return []
  }

  private static func methods(_ word: String, in files: [SourceFile], _ match: Match) -> [Found] {
    files.flatMap { file in
      file.declarations
        .filter { $0.kind == .function && $0.isMeant(by: word, match == .whole) }
        .map { Found(file: file, declaration: $0) }
    }
  }

  /// The names of the methods in the wiring's own files and in those that it leans on.
  var methodNames: [String] {
    var seen: Set<String> = []
    return steps.prefix(2).joined().flatMap(\.declarations)
      .filter { $0.kind == .function && seen.insert($0.name).inserted }.map(\.name)
  }
}

extension SourceDeclaration {
  /// Whether a word names the declaration: its whole name, its base name or one of its labels; or
  /// the beginning of one.
  fileprivate func isMeant(by word: String, _ whole: Bool) -> Bool {
    guard let end = name.firstIndex(of: "(") else {
      return whole ? name == word : name.hasPrefix(word)
    }
    let base = name[..<end]
    if whole { return name == word || base == word || name.contains(word + ":") }
    let labels = name[end...].dropFirst().split(separator: ":")
    return base.hasPrefix(word) || labels.contains { $0.hasPrefix(word) }
  }
}

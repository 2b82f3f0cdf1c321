import JSON
import TableUI
import Wirings

/// The commands, error codes, delegate methods and wirings that transcripts use.
struct Coverage: Hashable, Sendable {
  /// A kind of covered thing.
  enum Kind: String, CaseIterable, Sendable {
    case commands
    case codes
    case methods
    case wirings
  }

  private var names: [Kind: Set<String>] = [:]

  /// The names of a kind.
  subscript(kind: Kind) -> Set<String> {
    get { names[kind] ?? [] }
    set { names[kind] = newValue }
  }

  /// Adds the names of another coverage.
  mutating func merge(_ other: Coverage) {
    for kind in Kind.allCases { self[kind].formUnion(other[kind]) }
  }

  /// Everything that can be used.
  @MainActor static func all(_ features: Features, _ settings: SessionSettings) -> Coverage {
    var all = Coverage()
    all[.commands] = Set(features.commands.descriptions.map(\.name))
    all[.codes] = Set(ErrorCodes.all)
    all[.methods] = Set(OptionalMethod.allCases.map(\.selector))
    all[.wirings] = Set(settings.wirings.map(\.name))
    return all
  }
}

// The forms of a coverage.
extension Coverage {
  /// Creates a coverage from the JSON object that ``write(to:)`` writes.
  init(_ json: JSONValue) {
    for kind in Kind.allCases {
      self[kind] = Set(json[kind.rawValue]?.elements.compactMap(\.string) ?? [])
    }
  }

  /// Writes a member per kind.
  func write(to writer: inout JSONWriter) {
    for kind in Kind.allCases { writer.member(kind.rawValue, self[kind].sorted()) }
  }

  /// Returns the used and unused names as a JSON object on one line.
  func json(of all: Coverage) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    for kind in Kind.allCases {
      writer.key(kind.rawValue)
      writer.beginObject()
      writer.member("used", self[kind].sorted(by: Self.isBefore))
      writer.member("unused", all[kind].subtracting(self[kind]).sorted(by: Self.isBefore))
      writer.endObject()
    }
    writer.endObject()
    return writer.text
  }

  /// Returns the lines of a table with the used and unused names.
  func lines(of all: Coverage) -> [String] {
    Kind.allCases.flatMap { kind -> [String] in
      let used = self[kind].sorted(by: Self.isBefore)
      let unused = all[kind].subtracting(self[kind]).sorted(by: Self.isBefore)
      return ["\(kind.rawValue): \(used.count) of \(used.count + unused.count) used"]
        + Self.wrapped("used", used) + Self.wrapped("not used", unused)
    }
  }

  private static func wrapped(_ title: String, _ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    return HelpText.wrapped("\(title): " + names.joined(separator: ", ")).map { "  " + $0 }
  }

  /// Returns whether a name is listed before another: E2 before E10, and E21 before E21b.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    parts(left) < parts(right)
  }

  private static func parts(_ name: String) -> (String, Int, String) {
    let letters = name.prefix { !$0.isNumber }
    let digits = name.dropFirst(letters.count).prefix { $0.isNumber }
    let rest = name.dropFirst(letters.count + digits.count)
    return (String(letters), Int(digits) ?? 0, String(rest))
  }
}

/// The rows of a random script as plain arrays: nothing in it knows the types under test.
public struct ScriptContent: Hashable, Sendable {
  /// A section; its number tells it from the others wherever it stands.
  public struct Section: Hashable, Sendable {
    public var number: Int
    public var header = ""
    public var footer = ""
    public var rows: [String] = []
  }

  public var sections: [Section] = []

  /// The heights that rows were given, by title.
  public var heights: [String: Int] = [:]

  /// The subtitles that rows were given, by title.
  public var subtitles: [String: Int] = [:]

  public init() {}

  /// How high a row is.
  public func height(of row: String) -> Int { heights[row] ?? 44 }

  /// Where every row stands.
  public var places: [String: ScriptPlace] {
    var places: [String: ScriptPlace] = [:]
    for (section, content) in sections.enumerated() {
      for (row, title) in content.rows.enumerated() { places[title] = ScriptPlace(section, row) }
    }
    return places
  }

  /// The row at a place, or nil.
  public func row(at place: ScriptPlace) -> String? {
    guard sections.indices.contains(place.section),
      sections[place.section].rows.indices.contains(place.row)
    else { return nil }
    return sections[place.section].rows[place.row]
  }
}

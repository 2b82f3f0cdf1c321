import Testing

/// One of the lesson sketches: lines as they are typed, and what must be seen.
struct LessonSketch: Sendable, CustomTestStringConvertible {
  /// The number of the lesson, with a letter where it has several scripts.
  let name: String

  /// The belief that is wrong.
  let belief: String

  /// The table that it starts with: sections of rows.
  var table = Self.numbered(10)

  /// How high the screen is.
  var height = 132.0

  /// The wirings that show it.
  var wirings = ["items", "monolith"]

  /// The lines.
  let script: String

  /// What must be read, in this order, beside what the script expects itself.
  var shows: [String] = []

  /// What must not be read.
  var hides: [String] = []

  /// The commands that it waits for; such a lesson is known not to run yet.
  var waitsFor: [String] = []

  var testDescription: String { "\(name) \(belief)" }

  /// One section of rows titled by their numbers.
  static func numbered(_ rows: Int) -> String {
    let items = (0..<rows).map { #"{"id": "r\#($0)", "title": "Row \#($0)"}"# }
    return #"{"sections": [{"items": [\#(items.joined(separator: ", "))]}]}"#
  }

  /// One section of rows with these titles.
  static func titled(_ titles: String...) -> String {
    "[" + titles.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  /// Two sections with headers; the second has one row.
  static let twoSections = """
    {"sections": [
      {"header": "First", "items": [{"title": "A"}, {"title": "B"}, {"title": "C"}, {"title": "D"},
        {"title": "E"}, {"title": "F"}, {"title": "G"}, {"title": "H"}, {"title": "I"}]},
      {"header": "Second", "items": [{"title": "Z"}]}
    ]}
    """
}

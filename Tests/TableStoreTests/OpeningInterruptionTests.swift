import Platform
import TableModel
import TestSupport
import Testing

@testable import TableStore

/// Whoever opens a large file is asked often enough whether it is still wanted.
@Suite struct OpeningInterruptionTests {
  /// A text of many rows, how it is opened, and how much more often it asks than the same text opened plainly.
  struct Opening: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var sectionKey: String?
    var subtitleKey: String?
    var questions: Int

    var testDescription: String { "\(name) \(sectionKey ?? "") \(subtitleKey ?? "")" }
  }

  /// Some questions come a few thousand rows apart, so that these make several each.
  private static let count = 20_000

  private static func list(_ row: (Int) -> String) -> String {
    "[" + (0..<count).map(row).joined(separator: ",\n") + "]"
  }

  private static let rows = list { "{\"id\":\($0),\"n\":\($0 % 7)}" }

  static let openings = [
    Opening(name: "rows.json", text: rows, questions: 0),
    Opening(name: "rows.json", text: rows, sectionKey: "n", questions: 4),
    Opening(name: "rows.json", text: rows, sectionKey: "id", questions: 8),
    Opening(name: "rows.json", text: rows, subtitleKey: "none", questions: 4),
    Opening(name: "lists.json", text: list { "[\($0)]" }, questions: 12),
    Opening(
      name: "sections.json",
      text: list { "{\"header\":\"s \($0)\",\"items\":[1]}" },
      questions: 12
    ),
    Opening(
      name: "groups.json",
      text: "{" + (0..<count).map { "\"k\($0)\":[\($0)]" }.joined(separator: ",") + "}",
      questions: 12
    ),
    Opening(
      name: "object.json",
      text: "{" + (0..<count).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}",
      questions: 4
    ),
    Opening(
      name: "wide.csv",
      text: (0..<count).map { "c\($0)" }.joined(separator: ",") + "\n"
        + (0..<count).map { "\($0)" }.joined(separator: ","),
      questions: 8
    ),
    Opening(
      name: "long.csv",
      text: "a,b\n\"" + String(repeating: "x", count: 1 << 20) + "\"\n",
      questions: 7
    ),
  ]

  /// Opens a text and gives up at a question; nil where it came to an end.
  private func open(
    _ opening: Opening,
    stoppingAt stop: Int
  ) throws -> (asked: Int, failure: String?) {
    var options = OpenOptions()
    options.sectionKey = opening.sectionKey
    options.subtitleKey = opening.subtitleKey
    let folder = try ScratchFolder()
    let path = try folder.write(opening.text, to: opening.name)
    var asked = 0
    do throws(StoreError) {
      _ = try TableDocument.open(path, options: options) { _, _ in
        asked += 1
        return asked >= stop
      }
      return (asked, nil)
    } catch {
      return (asked, "\(error)")
    }
  }

  @Test(arguments: openings)
  func `opening asks in every long step, and any question may end it`(_ opening: Opening) throws {
    let (total, failure) = try open(opening, stoppingAt: .max)
    #expect(failure == nil)
    let blanks = String(repeating: " ", count: opening.text.utf8.count)
    let plain = Opening(name: "plain.json", text: "[\(blanks)]", questions: 0)
    let least = try open(plain, stoppingAt: .max).asked
    #expect(total >= least + opening.questions)
    let step = rounds(max(5, total / 8), thorough: 5)
    for stop in Set((1...total).filter { $0 <= 2 || $0 % step == 0 || $0 == total }) {
      let (asked, failure) = try open(opening, stoppingAt: stop)
      #expect(failure?.contains("cancelled") == true, "question \(stop): \(failure ?? "opened")")
      #expect(asked - stop <= 3, "question \(stop) of \(total)")
    }
  }
}

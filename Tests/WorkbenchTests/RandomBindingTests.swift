import SessionSupport
import TableModel
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Random sequences of bindings, edits, undo and wirings against a naive model.
@MainActor @Suite struct RandomBindingTests {
  /// The rows and the bound keys, without anything clever.
  private struct Model {
    static let keys = ["t", "u", "v"]

    var rows: [[String: String]]
    var done: [[[String: String]]] = []
    var undone: [[[String: String]]] = []
    var title: String? = "t"
    var subtitle: String? = "u"

    init(count: Int) {
      rows = (0..<count).map { row in ["t": "t\(row)", "u": "u\(row)", "v": "v\(row)"] }
    }

    mutating func edit(_ change: (inout [[String: String]]) -> Void) {
      done.append(rows)
      undone = []
      change(&rows)
    }

    mutating func undo() {
      guard let last = done.popLast() else { return }
      undone.append(rows)
      rows = last
    }

    mutating func redo() {
      guard let next = undone.popLast() else { return }
      done.append(rows)
      rows = next
    }

    /// The titles and subtitles; a row without a bound title shows its first text.
    var lines: [String] {
      rows.map { row in
        (row[title ?? "t"] ?? "") + " " + (subtitle.flatMap { row[$0] } ?? "-")
      }
    }
  }

  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: 0..<24) func `the rows show what is bound`(seed: Int) throws {
    var numbers = SeededGenerator(seed: seed)
    var model = Model(count: 5)
    let fixture = try SessionFixture(
      "["
        + (0..<5).map { ##"{"t": "t\##($0)", "u": "u\##($0)", "v": "v\##($0)"}"## }
        .joined(separator: ", ") + "]",
      wiring: Wiring.all.map(\.name)[seed % Wiring.all.count]
    )
    fixture.type("bind title t")
    fixture.type("bind subtitle u")
    var lines: [String] = []
    for step in 0..<40 {
      let line = command(step, &model, &numbers)
      lines.append(line)
      fixture.type(line)
      #expect(shown(fixture) == model.lines, "seed \(seed): \(lines.joined(separator: "; "))")
      guard shown(fixture) == model.lines else { return }
    }
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  /// The titles and subtitles of the rows in the model and on the cells of the table.
  private func shown(_ fixture: SessionFixture) -> [String] {
    (fixture.session.current?.shown ?? []).flatMap(\.items).map { item in
      (item.title ?? "") + " " + (item.subtitle ?? "-")
    }
  }

  private func command(
    _ step: Int,
    _ model: inout Model,
    _ numbers: inout SeededGenerator
  ) -> String {
    let key = Model.keys[numbers.below(3)]
    switch numbers.below(10) {
    case 0:
      model.title = key
      return "bind title \(key)"
    case 1:
      model.subtitle = key
      return "bind subtitle \(key)"
    case 2:
      model.subtitle = nil
      return "bind subtitle off"
    case 3:
      model.title = nil
      return "bind title off"
    case 4:
      model.undo()
      return "undo"
    case 5:
      model.redo()
      return "redo"
    case 6: return "wiring \(Wiring.all.map(\.name)[numbers.below(Wiring.all.count)])"
    case 7 where model.rows.count > 1:
      let row = numbers.below(model.rows.count)
      model.edit { $0.remove(at: row) }
      return "delete 0 \(row)"
    case 8: return "save \(folder.path)/\(numbers.below(2)).json --force"
    default:
      let row = numbers.below(model.rows.count)
      let text = "x\(step)"
      model.edit { $0[row][key] = text }
      return "update 0 \(row) \(key)=\(text)"
    }
  }
}

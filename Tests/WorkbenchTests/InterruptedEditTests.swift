import CommandLanguage
import TableModel
import TableStore
import TableUI
import Teaching
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Ctrl-C in the middle of a large edit: nothing of it is left.
@MainActor @Suite struct InterruptedEditTests {
  /// A command over many rows.
  nonisolated struct Command: Sendable, CustomTestStringConvertible {
    /// What is typed before.
    var setup = ""

    /// The command, with `OTHER`, `OBJECT` and `FRESH` for files.
    var line: String

    /// Whether it changes the model one step after the other, so that it can be found half done.
    var isFoundHalfDone = true

    var wiring = "items"

    var testDescription: String { "\(wiring): \(setup); \(line)" }
  }

  nonisolated static let commands = [
    Command(line: "height 0 * 50"), Command(line: "height 0 * 50", wiring: "generators"),
    Command(line: "move 0 0..4199 to 0 4100", wiring: "generators"),
    Command(line: "apply OTHER", wiring: "container"),
    Command(line: "diff OTHER", isFoundHalfDone: false),
    Command(line: "app index build", wiring: "generators"),
    Command(line: "sort title --write"), Command(setup: "sort title", line: "delete 0 *"),
    Command(setup: "filter 1", line: "append 0 --from FRESH"),
    Command(setup: "filter 1", line: "height 0 * 50"),
    Command(setup: "group n", line: "height 1 * 50"),
    Command(setup: "filter title", line: "move 0 0..4500 to 0 3700"),
    Command(line: "group n", isFoundHalfDone: false),
    Command(line: "append 0 --from FRESH", isFoundHalfDone: false),
    Command(setup: "height 0 * 50", line: "undo"),
    Command(setup: "open OBJECT", line: "append 0 --from OTHER", isFoundHalfDone: false),
    Command(setup: "begin", line: "height 0 * 50"),
  ]

  /// What must be as before.
  private struct State: Equatable {
    var sections: [Section]
    var shown: [Int]
    var height: Double
    var done: Int
    var undone: Int
    var bytes: [UInt8]

    @MainActor init(_ source: OpenTable) throws {
      sections = source.sections
      shown = Array(source.tableView.rowCounts)
      height = source.tableView.contentSize.height
      done = source.history.done.count
      undone = source.history.undone.count
      bytes = try source.document.bytes(of: source.sections, force: true)
    }
  }

  private nonisolated static let count = 8_300

  private static let (shuffled, added, ordered) = (rows(6007), rows(1, from: count), rows(1))

  private static func rows(_ step: Int, from first: Int = 0) -> String {
    let rows = (0..<count).map { row in
      #"{"id": \#(first + row * step % count), "title": "title \#(row * 7919 % 9973)", "n": \#(row % 2)}"#
    }
    return "[\(rows.joined(separator: ",\n"))]"
  }

  private func run(_ line: String, in session: Session) -> String {
    var codes: [String] = []
    _ = session.run(line, at: CommandPlace(isPrompt: true)) { codes.append($0.errorCode ?? "ok") }
    return codes.joined(separator: " ")
  }

  /// A session over the rows, in which the setup was typed, and the command without its names for files.
  private func begin(_ command: Command, in folder: ScratchFolder) throws -> (Session, String) {
    var settings = SessionSettings()
    settings.wiring = command.wiring
    let session = Session(settings: settings)
    let other = try folder.write(Self.shuffled, to: "other.json")
    let object = try folder.write("{\"a\": 1}", to: "object.json")
    let fresh = try folder.write(Self.added, to: "fresh.json")
    let file = try folder.write(Self.ordered, to: "rows.json")
    func named(_ line: String) -> String {
      line.replacing("OTHER", with: other).replacing("OBJECT", with: object)
        .replacing("FRESH", with: fresh)
    }
    #expect(run("open \(file)", in: session) == "ok")
    if !command.setup.isEmpty { #expect(run(named(command.setup), in: session) == "ok") }
    return (session, named(command.line))
  }

  /// Runs a command to the end and takes it back.
  ///
  /// - Returns: How many questions there were, and at which ones the model was found half done.
  private func questions(
    _ line: String,
    _ session: Session,
    _ source: OpenTable
  ) -> (total: Int, half: [Int]) {
    let before = source.sections
    var asked = 0
    var half: [Int] = []
    session.isCancelled = {
      asked += 1
      if source.sections != before { half.append(asked) }
      return false
    }
    #expect(run(line, in: session) == "ok")
    let after = source.sections
    session.isCancelled = { false }
    return (asked, after == before ? [] : half)
  }

  @Test(
    arguments: stride(from: 0, to: commands.count, by: rounds(2, thorough: 1)).map { commands[$0] }
  )
  func `leaves rows, heights, undo and what save writes as they were`(_ command: Command) throws {
    let folder = try ScratchFolder()
    let (session, line) = try begin(command, in: folder)
    let (total, half) = questions(line, session, try session.requireSource())
    #expect(total >= Self.count / 4096)
    #expect(!half.isEmpty || !command.isFoundHalfDone, "\(total) questions")
    let middle = half.dropFirst(half.count / 2).first
    // The first question comes before anything is changed.
    let stops = Set([rounds(total, thorough: 1), middle, total].compactMap(\.self))
    for stop in stops.sorted() {
      let (fresh, again) = try begin(command, in: folder)
      let source = try fresh.requireSource()
      let before = try State(source)
      var asked = 0
      fresh.isCancelled = {
        asked += 1
        return asked >= stop
      }
      let code = run(again, in: fresh)
      fresh.isCancelled = { false }
      let label: Comment = "question \(stop) of \(total)"
      #expect(code == "interrupted", label)
      #expect(try State(source) == before, label)
      if source.batch == nil { #expect(source.tableView.checkInvariants().isEmpty, label) }
      // Nothing that was half done stands in the way of the whole.
      guard stop == total else { continue }
      #expect(run(again, in: fresh) == "ok", label)
      #expect(run("invariants", in: fresh) == "ok", label)
    }
  }
}

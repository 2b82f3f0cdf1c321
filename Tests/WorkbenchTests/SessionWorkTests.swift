import CommandLanguage
import Platform
import TableStore
import TableUI
import TestSupport
import Testing
import Wirings

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// What takes long says how far it has come.
@MainActor @Suite struct LongWorkTests {
  /// A screen that keeps what it is shown.
  private final class Screen: ProgressReporting {
    var shown: [Progress] = []
    var clears = 0

    func show(_ progress: Progress) { shown.append(progress) }
    func clear() { clears += 1 }
  }

  @Test func `nothing is shown for what is over at once, later ten times a second at most`() {
    let screen = Screen()
    var time: UInt64 = 5_000_000_000
    let work = SessionWork(
      "counting",
      unit: .rows,
      on: screen,
      isCancelled: { false },
      now: { time }
    )
    for step in 0..<1000 {
      #expect(!work.isCancelled(step, of: 1000))
      time += 1_000_000
    }
    #expect(screen.shown.map(\.done) == [300, 400, 500, 600, 700, 800, 900])
    #expect(screen.shown.map(\.seconds) == [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
  }

  /// Some thousand rows, since questions come a megabyte or some thousand rows apart.
  private func write(_ folder: ScratchFolder, _ name: String, _ order: Int) throws -> String {
    let text = String(repeating: "x", count: 250)
    let rows = (0..<4500).map { row in
      #"{"id": \#(row), "title": "title \#(row * order % 4500)", "text": "\#(text)"}"#
    }
    return try folder.write("[\(rows.joined(separator: ",\n"))]", to: name)
  }

  private func run(_ line: String, in session: Session) -> String {
    var codes: [String] = []
    _ = session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
      codes.append(outcome.errorCode ?? "ok")
    }
    return codes.joined(separator: " ")
  }

  /// What a person would see of a session.
  private func state(of session: Session) -> String {
    var texts: [String] = []
    for line in [
      "sources", "info", "rows --limit 3", "rows --from 4490", "selection", "offset", "sort",
      "filter", "changes", "visible",
    ] {
      _ = session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
        texts.append("\(outcome.result)")
      }
    }
    return texts.joined(separator: "\n")
  }

  @Test(arguments: [
    "open OTHER", "save COPY --force", "find a", "sort title", "filter 7", "group text",
    "show --all", "report", "diff OTHER", "apply OTHER", "compare", "sort title --write",
    "heights", "row #4499", "fold 0 1", "open VALUES", "app index build", "sort title desc --write",
    "append 0 --from KEYS", "keys: append 0 --from OTHER",
    "height 0 0..4400 50", "group id",
  ]) func `Ctrl-C at any question leaves everything as it was`(_ line: String) throws {
    let folder = try ScratchFolder()
    let file = try write(folder, "big.json", 7919)
    let other = try write(folder, "other.json", 6007)
    let values = (0..<4500).map { "\($0),title \($0)" }.joined(separator: "\n")
    let table = try folder.write("id,title\n" + values, to: "values.csv")
    let session = Session()
    let screen = Screen()
    session.host.progress = screen
    let members = (0..<4500).map { "\"key \($0)\": \($0)" }.joined(separator: ",")
    let keys = try folder.write("{\(members)}", to: "keys")
    #expect(run("open \(keys)", in: session) == "ok")
    #expect(run("open \(file)", in: session) == "ok")
    #expect(
      run("scroll to 0 500; select 0 501; delete 0 3; update 0 2 level=1", in: session)
        == "ok ok ok ok"
    )
    if line.hasPrefix("keys: ") { #expect(run("use keys", in: session) == "ok") }
    let before = state(of: session)
    let copy = folder.file("copy.json")
    let command = line.replacing("OTHER", with: other).replacing("COPY", with: copy)
      .replacing("VALUES", with: table).replacing("KEYS", with: keys).replacing("keys: ", with: "")
    var stop = 1
    while stop < 10_000 {
      var questions = 0
      session.isCancelled = {
        questions += 1
        return questions >= stop
      }
      let code = run(command, in: session)
      session.isCancelled = { false }
      guard questions >= stop else {
        #expect(code == "ok", "\(line)")
        break
      }
      #expect(code == "interrupted", "\(line), question \(stop)")
      #expect(state(of: session) == before, "\(line), question \(stop)")
      #expect(folder.read("copy.json") == nil)
      // Early questions, and then ever fewer.
      stop += max(1, stop / 2)
    }
    #expect(stop > 1, "\(line) never asks")
    #expect(screen.clears > 0)
  }

  /// Only datamodel leaves heights to a property.
  @Test(arguments: Wiring.all.map(\.name).filter { $0 != "datamodel" })
  func `a measurement ends in the middle of a step`(name: String) throws {
    let wiring = try #require(Wiring.all.first { $0.name == name })
    var questions = 0
    var steps = 0
    let error = #expect(throws: CommandError.self) {
      _ = try WiringMeasurement(
        wiring,
        TableDocument.numbered([20_000]).sections,
        TableFrame(size: Size(width: 390, height: 528)),
        isCancelled: {
          questions += 1
          return questions == 3
        },
        check: { _ in steps += 1 }
      )
    }
    #expect(error == Session.interruption)
    // It is the load that asks for most heights.
    #expect(steps == 1)
  }
}

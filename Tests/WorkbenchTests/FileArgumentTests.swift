import CommandLanguage
import Glibc
import Teaching
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Errors about a file point at the word that names it.
@MainActor @Suite struct FileArgumentTests {
  private let folder: ScratchFolder
  private let session = Session()

  init() throws {
    folder = try ScratchFolder()
    try folder.write("[1, 2]", to: "t.json")
    try folder.makeFolder("folder")
    unsafe mkfifo(folder.file("fifo"), 0o600)
    unsafe symlink("loop", folder.file("loop"))
    #expect(run("open \(folder.file("t.json"))")?.errorCode == nil)
  }

  private func run(_ line: String) -> CommandResult? {
    var last: CommandResult?
    _ = session.run(line, at: CommandPlace(isPrompt: true)) { last = $0 }
    return last
  }

  private func failure(_ line: String) -> CommandError? {
    guard case .failure(let error)? = run(line)?.result else { return nil }
    return error
  }

  @Test(
    arguments: [
      "save FILE", "save --force FILE", "open FILE", "open FILE as x", "source FILE",
      "append 0 --from FILE", "picture FILE", "diff FILE", "record FILE", "net serve FILE",
      "rows >FILE",
    ],
    ["folder", "fifo", "loop", "t.json/x", "none/x"]
  )
  func `the place of the file is shown, whatever stands there`(line: String, name: String) throws {
    // Scripts and data may come through a FIFO, which waits for its writer.
    if name == "fifo", ["source", "open", "append", "diff"].contains(where: line.hasPrefix) {
      return
    }
    let command = line.replacing("FILE", with: folder.file(name))
    let outcome = try #require(run(command))
    #expect(outcome.errorCode != nil, "\(command)")
    let column = try #require(command.firstRange(of: folder.path)).lowerBound
    #expect(
      outcome.blame?.column == command.distance(from: command.startIndex, to: column) + 1,
      "\(command): \(outcome.result)"
    )
  }

  @Test(arguments: [
    "save \"\"", "open \"\"", "source \"\"", "append 0 --from \"\"", "picture \"\"", "record \"\"",
    "net serve \"\"", "batch \"\"",
  ])
  func `an empty name is a mistake in the command`(line: String) throws {
    let outcome = try #require(run(line))
    guard case .failure(let error) = outcome.result else {
      Issue.record("\(line) did something")
      return
    }
    #expect(error.code == "bad-argument", "\(line): \(error)")
    #expect(error.hint != nil, "\(line)")
    let column = try #require(line.firstRange(of: "\"")).lowerBound
    #expect(
      outcome.blame?.column == line.distance(from: line.startIndex, to: column) + 1,
      "\(line)"
    )
  }

  @Test(arguments: ["save", "open", "source"])
  func `a file that is taken for a folder is named`(verb: String) throws {
    let error = try #require(failure("\(verb) \(folder.file("t.json/x"))"))
    #expect(error.message == "\(folder.file("t.json")) is a file, not a directory")
    #expect(error.code == "not-found")
  }

  @Test func `a file that was deleted is said to be gone, and comes back by force`() throws {
    unsafe chmod(folder.file("t.json"), 0o640)
    _ = run("open \(folder.file("t.json")) as u; append 0 3")
    unsafe unlink(folder.file("t.json"))
    let error = try #require(failure("save"))
    #expect(error.code == "refused")
    #expect(
      error.message.hasSuffix("t.json was deleted or renamed since it was read")
    )
    #expect(run("save --force")?.errorCode == nil)
    #expect(folder.read("t.json") == "[1, 2, 3]")
  }

  @Test func `a read-only file is saved by force only`() throws {
    unsafe chmod(folder.file("t.json"), 0o444)
    _ = run("append 0 3")
    let error = try #require(failure("save"))
    #expect(error.code == "refused")
    #expect(error.message == "\(folder.file("t.json")) is read-only")
    #expect(folder.read("t.json") == "[1, 2]")
    #expect(run("save --force")?.errorCode == nil)
    #expect(folder.read("t.json") == "[1, 2, 3]")
  }

  @Test func `the other names of a file keep the old text, and a note says so`() throws {
    unsafe link(folder.file("t.json"), folder.file("other.json"))
    _ = run("append 0 3")
    guard case .success(let answer)? = run("save")?.result else {
      Issue.record("not saved")
      return
    }
    #expect(
      answer.notes
        == ["the file had 2 names; the others keep the old rows"]
    )
    #expect(folder.read("other.json") == "[1, 2]")
    guard case .success(let second)? = run("append 0 4; save")?.result else { return }
    #expect(second.notes.isEmpty)
  }

  @Test func `a property that the controller lacks is refused with who has it`() throws {
    _ = run("wiring container")
    let error = try #require(failure("set deselectsAfterTap off"))
    #expect(error.code == "refused")
    #expect(error.message.contains("ContainerController has no deselectsAfterTap"))
    #expect(error.hint?.hasPrefix("`wiring items` or `wiring generators`") == true)
    for wiring in ["items", "generators"] {
      #expect(run("wiring \(wiring); set deselectsAfterTap off")?.errorCode == nil)
    }
  }
}

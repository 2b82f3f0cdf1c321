import CommandLanguage
import Platform
import SessionSupport
import Teaching
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct RowListingTests {
  private nonisolated static let documents = [
    SessionFixture.document,
    #"[{"id": "a,b", "title": "say \"hi\"\nthere", "subtitle": " "}, {"title": null}, {}]"#,
    #"{"key": [1], "other": {"a": "b"}, "third": null, "fourth": "\u001b[31m"}"#,
    #"[{"cell": "switch", "title": "On", "value": true}, {"cell": "text", "title": ""}]"#,
    "[]", "[[], [1, 2], [\"é\"]]",
    // Alike rows, and rows with the same keys in another order, twice, or in another spelling.
    #"""
    [{"id": 1, "title": "a"}, {"id": 2, "title": "b"}, {"title": "c", "id": 3},
     {"id":4, "title":"d"}, {"id": 5, "title": "e", "id": 6}, {"\u0069d": 7, "title": "f"},
     {"id": 8}, {"id": 9, "title": "g", "more": [1, 2]}, {"id": null, "title": {"h": "i"}}]
    """#,
  ]

  private nonisolated static let lines = [
    "rows", "rows 0", "rows --limit 1", "rows --from 1 --limit 2", "rows --from 99",
    "rows --limit 0",
  ]

  /// The outcome of a line, whose form is asked for by the command itself.
  private func outcome(
    _ line: String,
    _ format: AnswerFormat,
    _ text: String
  ) throws -> CommandResult {
    let session = try SessionFixture(text).session
    var last: CommandResult?
    _ = session.run("\(line) --format \(format.rawValue)", at: CommandPlace()) { last = $0 }
    return try #require(last)
  }

  @Test(arguments: documents, lines)
  func `formats with columns list the same rows`(document: String, line: String) throws {
    let formats: [AnswerFormat] = [.csv, .tsv, .markdown, .html]
    let outcomes = try formats.map { try outcome(line, $0, document) }
    guard outcomes[0].errorCode == nil else { return }
    for format in formats {
      let written = outcomes.map {
        format.writer().output(for: $0).replacing("\(line) --", with: "")
      }
      #expect(
        Set(written.map { $0.split(separator: "\n").filter { !$0.contains("<title>") } }).count
          == 1,
        "\(line) as \(format.rawValue)"
      )
    }
  }

  @Test(arguments: documents, lines)
  func `a record has the title and the subtitle before the members of the object`(
    document: String,
    line: String
  ) throws {
    func rows(_ format: AnswerFormat) throws -> [[AnswerValue.Member]] {
      guard case .success(let answer) = try outcome(line, format, document).result,
        case .list(let values) = answer.value
      else { return [] }
      return values.map { if case .object(let members) = $0 { members } else { [] } }
    }
    let (records, objects) = (try rows(.jsonl), try rows(.json))
    #expect(records.count == objects.count)
    for (record, object) in zip(records, objects) {
      let names = record.map(\.key)
      #expect(names.starts(with: ["section", "row", "id", "title", "subtitle"]), "\(names)")
      #expect(record.prefix(2) == object.prefix(2))
      let members = object.dropFirst(3).map(\.key).filter { !["title", "subtitle"].contains($0) }
      // A member of that name that is not bound to it has a number.
      let others = names.dropFirst(5).filter { !["title 2", "subtitle 2"].contains($0) }
      #expect(others == members, "\(names)")
    }
  }

  @Test(arguments: documents, lines)
  func `comma-separated rows are those that the values give`(document: String, line: String) throws
  {
    var outcome = try outcome(line, .csv, document)
    let written = AnswerFormat.csv.writer().output(for: outcome)
    guard case .success(var answer) = outcome.result, !answer.value.isEmpty else { return }
    // Another value takes the place of what the command wrote itself.
    answer.value = answer.value
    outcome = CommandResult(
      number: 1,
      place: outcome.place,
      command: line,
      result: .success(answer),
      blame: nil
    )
    #expect(AnswerFormat.csv.writer().output(for: outcome) == written)
  }

  @Test(arguments: [
    (AnswerFormat.text, "0 0 "), (.csv, "\n0,0,"),
    (.jsonl, #"],"interrupted":true}"# + "\n"), (.markdown, "|\n\n"),
  ])
  func `a listing that is cut ends behind a whole row`(format: AnswerFormat, part: String) throws {
    let session = Session()
    var outcome: CommandResult?
    _ = session.run("new 9000; rows --limit 9000", at: CommandPlace()) { outcome = $0 }
    var pieces = OutputPieces(try #require(outcome), format.writer())
    let next = pieces.next()
    let first = try #require(next)
    #expect(!pieces.isDone && first.count < 40_000)
    let text = String(decoding: first + pieces.cut(), as: UTF8.self)
    #expect(text.contains(part) && text.hasSuffix("\n"))
    #expect(pieces.next() == nil)
    let whole = format.writer().output(for: try #require(outcome))
    #expect(text.dropLast(30) == whole.prefix(text.count - 30))
  }

  @Test(arguments: ["> all.csv", "| wc -l"])
  func `Ctrl-C while rows are written elsewhere is an error, and leaves no file`(
    target: String
  )
    throws
  {
    let folder = try TemporaryFolder()
    let session = Session()
    var outcomes: [CommandResult] = []
    _ = session.run("new 9000", at: CommandPlace()) { outcomes.append($0) }
    var asked = 0
    session.isCancelled = {
      asked += 1
      return asked > 3
    }
    let line = "rows --limit 9000 --format csv \(target)".replacing(
      "all",
      with: folder.path + "/all"
    )
    _ = session.run(line, at: CommandPlace()) { outcomes.append($0) }
    #expect(outcomes.last?.errorCode == "interrupted")
    #expect(!Files.exists(folder.path + "/all.csv"))
  }
}

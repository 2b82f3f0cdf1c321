import CommandLanguage
import Teaching
import Testing

@testable import Workbench
@testable import Workspace

/// A form of one file: the answer's lines between bars.
private struct BarFormat: OutputFormat {
  static let name = "bars"
  static let reader = OutputReader.document

  let style: OutputStyle

  init(_ style: OutputStyle) { self.style = style }

  func append(_ outcome: CommandResult, to bytes: inout [UInt8]) {
    guard case .success(let answer) = outcome.result else { return }
    for line in answer.lines { bytes += "|\(line)|\n".utf8 }
  }

  func errors(for outcome: CommandResult, width: Int) -> String { outcome.errorCode ?? "" }

  func remark(for outcome: CommandResult) -> String { "" }
}

@MainActor @Suite struct OutputFormatTests {
  private func outcome(of line: String) throws -> CommandResult {
    let session = Session()
    var last: CommandResult?
    _ = session.run("new 2 1; \(line)", at: CommandPlace()) { last = $0 }
    return try #require(last)
  }

  @Test func `a form that takes no rows one at a time gets the lines of a listing`() throws {
    let format = BarFormat(OutputStyle())
    var pieces = OutputPieces(try outcome(of: "rows"), format)
    #expect(pieces.rest() == "|0 0  0.0|\n|0 1  0.1|\n|1 0  1.0|\n")
    #expect(format.errors(for: try outcome(of: "row 5 5")) == "no-section")
  }

  @Test(arguments: AnswerFormat.allCases)
  func `the pieces of an answer are what the form writes of it`(format: AnswerFormat) throws {
    for line in ["rows", "rows --limit 0", "row 0 1", "sections", "row 9 9", "show", "info"] {
      let outcome = try outcome(of: line)
      var pieces = OutputPieces(outcome, format.writer())
      #expect(pieces.rest() == format.writer().output(for: outcome), "\(line)")
      #expect(pieces.isDone && pieces.next() == nil)
    }
  }

  @Test func `a word finds its form`() {
    for format in AnswerFormat.allCases {
      #expect(AnswerFormat(rawValue: format.rawValue) == format)
    }
    #expect(AnswerFormat(rawValue: "bars") == nil)
  }
}

import CommandLanguage
import Wirings
import Workbench
import Workspace

/// `code`: shows the source of a wiring.
struct CodeCommand: Command {
  static let description = CommandDescription(
    heading: .init("code", short: "cod", in: .seeing),
    words: .of(
      .wiringOrOwn,
      .optional(.placed(.text("a method", "METHOD", completed: .nothing))),
      make: Self.init
    ),
    summary: "show the source of the current wiring, or one of its methods",
    pattern: "The source is the code that you would write in an app.",
    example: "code array didSelectRowAt",
    effects: .reads,
    value: .count("the number of files")
  )

  private let wiring: String
  private let method: Placed<String>?

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let facts = SourceFacts.of(wiring) else {
      throw CommandError(MeasuringFault.noSource(wiring: wiring))
    }
    guard let offset = method?.offset, let method = method?.value else {
      let values = facts.files.map { file -> AnswerValue in
        ["file": .text(file.path), "lines": .int(file.codeLines), "text": .text(file.text)]
      }
      return Answer(.list(values), facts.files.flatMap { ["// \($0.path)"] + $0.lines })
    }
    let found = facts.files.flatMap { file in
      file.methods.filter { $0.isMeant(by: method) }.map { (file, $0) }
    }
    guard !found.isEmpty else {
      let names = facts.files.flatMap { $0.methods.map(\.name) }
      throw CommandError(
        MeasuringFault.noMethod(wiring: wiring, method: method, names: names),
        at: offset
      )
    }
    let values = found.map { file, method -> AnswerValue in
      [
        "file": .text(file.path), "line": .int(method.lines.lowerBound),
        "method": .text(method.name),
        "text": .text(file.text(of: method).joined(separator: "\n")),
      ]
    }
    let lines = found.flatMap { file, method in
      ["// \(file.path):\(method.lines.lowerBound)"] + file.text(of: method)
    }
    return Answer(.list(values), lines)
  }
}

extension SourceFacts.Method {
  /// Whether a word names the method: its whole name, its beginning or one of its labels.
  fileprivate func isMeant(by word: String) -> Bool {
    name == word || name.prefix { $0 != "(" } == word || name.contains("\(word):")
  }
}

extension SourceFacts.File {
  /// The lines of the text.
  fileprivate var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the lines of a method with its comment.
  fileprivate func text(of method: SourceFacts.Method) -> [String] {
    Array(lines[method.lines.lowerBound - 1...method.lines.upperBound - 1])
  }
}

extension Syntax where Value == String {
  /// The name of a wiring; defaults to that of the current table.
  fileprivate static let wiringOrOwn = Syntax(
    forms: [[["WIRING"]]],
    grammar: .optional(.wiring)
  ) { arguments in
    let session = arguments.session
    let settings = session?.settings ?? SessionSettings()
    if let name = arguments.bare(), settings.wiring(named: name) != nil {
      arguments.take()
      return name
    }
    return session?.current?.wiring.name ?? settings.wiring
  }
}

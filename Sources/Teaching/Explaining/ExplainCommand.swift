import CommandLanguage
import Platform
import Workbench
import Workspace

/// `explain`: the meaning of a UIKit message, its cause and a valid alternative.
struct ExplainCommand: Command {
  static let description = CommandDescription(
    heading: .init("explain", short: "expl", in: .seeing),
    words: .of(.orNothing(.explained), make: Self.init),
    summary: "explain a UIKit message: what it means, the likely cause and a legal batch",
    pattern: "Reads only the text, not the table. Without arguments, explains the last error or a"
      + " crash report on standard input; `explain FILE.ips` or `explain FOLDER/FILE` reads a file."
      + " Understands old and new wordings, logs, crash reports and collection views. A report adds"
      + " the exception, the thread, the frames of lists, and the app's frame to look at. Brackets"
      + " show how well a fact is known; see `help evidence`.",
    example: "explain attempt to delete row 9 from section 0 which only contains 4 rows before"
      + " the update",
    effects: .reads,
    value: .member("code", "the code")
  )

  fileprivate enum Subject {
    case word(String)
    case text(String)
  }

  /// The message to explain; without arguments, the last error.
  private let subject: Placed<Subject>?

  func run(in session: Session) throws(CommandError) -> Answer {
    HelpText.fitting(try explanation(in: session).answer(in: session.language), in: session)
  }

  private func explanation(in session: Session) throws(CommandError) -> Explanation {
    switch subject?.value {
    case .word(let word): return try explain(word: word, in: session)
    case .text(let text): return try explain(text: text)
    case nil:
      if let error = session.lastFailure { return try explain(error) }
      guard let text = try session.readStandardInput() else {
        throw CommandError(ExplainFault.noError)
      }
      return try explain(text: text)
    }
  }

  private func explain(_ error: CommandError) throws(CommandError) -> Explanation {
    if let explanation = Explanation(MessageMatcher.texts(in: error.message)) { return explanation }
    if let page = ExplanationPage.named(error.code) { return Explanation(page, in: error.message) }
    return try explain(word: error.code)
  }

  private func explain(word: String, in session: Session) throws(CommandError) -> Explanation {
    guard ExplainCommand.isReport(word) else { return try explain(word: word) }
    return try explain(text: LessonCatalog.text(of: session.resolved(word)))
  }

  /// Returns whether a word is the name of a file with a crash report.
  ///
  /// No code has a slash.
  fileprivate static func isReport(_ word: String) -> Bool {
    (word.contains("/") && !word.contains { $0.isWhitespace })
      || [".ips", ".crash", ".log", ".txt"].contains { word.lowercased().hasSuffix($0) }
  }

  private func explain(word: String) throws(CommandError) -> Explanation {
    if let page = ExplanationPage.named(word) { return Explanation(page) }
    if let explanation = Explanation(MessageMatcher.texts(in: word)) { return explanation }
    let near = Suggestion.nearest(to: word, among: ExplanationPage.codes)
    throw CommandError(ExplainFault.noCode(word: word, near: near), at: subject?.offset)
  }

  private func explain(text: String) throws(CommandError) -> Explanation {
    let report = CrashReport(text)
    let text = report?.text ?? text
    let matcher = MessageMatcher(text)
    if var explanation = Explanation(matcher.texts) {
      explanation.report = report
      return explanation
    }
    if let page = ExplanationPage.printed(in: text) { return Explanation(page) }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw CommandError(ExplainFault.noText)
    }
    let codes = matcher.candidates
    guard codes.isEmpty else { throw CommandError(ExplainFault.cutText(codes: codes)) }
    throw CommandError(
      ExplainFault.unknownText(
        near: matcher.nearest.map { .init(code: $0.code, title: $0.title) },
        report: report.map { [$0.heading, $0.ownFrame?.text].compactMap(\.self) } ?? []
      )
    )
  }
}

extension ExplanationPage {
  /// Every code and word that `explain` knows.
  static let codes: [String] = (all + commands).map(\.code)

  /// Returns the page of a code, ignoring case.
  ///
  /// `range` is an error of a command; the text of a crash leads to the page of the same code.
  static func named(_ code: String) -> ExplanationPage? {
    (commands + all).first { $0.code.lowercased() == code.lowercased() }
  }

  /// Returns the page of the code in `error[CODE]` or `warning[CODE]`.
  static func printed(in text: String) -> ExplanationPage? {
    for part in text.split(separator: "[", maxSplits: 64).dropFirst() {
      let code = part.prefix { $0 != "]" }
      if code.count < 24, let page = named(String(code)) { return page }
    }
    return nil
  }
}

extension Grammar {
  /// The pages by their codes: letters first, then numbers.
  private static let inOrder = ExplanationPage.all.sorted { left, right in
    let (a, b) = (parts(left.code), parts(right.code))
    return a.letters == b.letters ? a.number < b.number : a.letters < b.letters
  }

  private static func parts(_ code: String) -> (letters: Substring, number: Int) {
    let letters = code.prefix { !$0.isNumber }
    return (letters, Int(code.dropFirst(letters.count)) ?? 0)
  }

  /// A code or the text of a message.
  fileprivate static let explainWords = Grammar.choice([
    .choice(inOrder.map { .word($0.code, help: $0.title) }), .texts,
  ])
}

extension Syntax where Value == Placed<ExplainCommand.Subject> {
  /// A code or the text that UIKit printed.
  fileprivate static let explained = Syntax<String>
    .text("a code", "CODE|TEXT", completed: .explainWords)
    .with { arguments throws(CommandError) in
      let (isLone, offset) = (arguments.count == 1, arguments.offset)
      let text = arguments.takeRest() ?? ""
      let isShort = !text.contains(" ") && text.utf8.count < 40
      let isWord = isLone && (isShort || ExplainCommand.isReport(text))
      let subject = isWord ? ExplainCommand.Subject.word(text) : .text(text)
      return Placed(value: subject, offset: offset)
    }
    // Spaces only do not count as text.
    .beginning { arguments in
      arguments.tokens.contains { $0.text.contains { !$0.isWhitespace } }
    }
}

import Platform

/// A line to try, with the lines that bring the table into the state for it.
struct HelpExample: Hashable, Sendable {
  /// The lines to run before it.
  var setup: [String] = []

  /// The line.
  let line: String

  /// Whether it reads or writes files, so that it needs a folder to do it in.
  var needsFiles = false

  /// What the line answers on the example table, as lines; nil where no folder is to be had.
  @MainActor func answer(with features: Features = .all) -> [String]? {
    guard needsFiles else { return answer(with: features, in: nil) }
    guard let folder = try? TemporaryFolder() else { return nil }
    for (name, text) in ExampleTable.files {
      guard (try? folder.write(name, text)) != nil else { return nil }
    }
    return answer(with: features, in: folder.path)
  }

  @MainActor private func answer(with features: Features, in folder: String?) -> [String]? {
    guard let session = try? ExampleTable.makeSession(features: features) else { return nil }
    session.history = ExampleHistory(setup + [line])
    let place = Session.Place(file: folder.map { $0 + "/help" }, isPrompt: true)
    for line in setup { _ = session.run(line, at: place) { _ in } }
    var text = ""
    session.person = Person { _ in
      .endOfInput
    } show: { lines in
      text += lines.map { $0 + "\n" }.joined()
    }
    session.person?.keepsWatching = false
    session.fullScreen = ExampleScreen()
    // Nothing of the examples leaves them.
    session.person?.copies = { _ in true }
    _ = session.run(line, at: place) { text += Self.text(of: $0, in: session) }
    // The folder is ours and gone when the answer is read.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { line in folder.map { String(line).removing($0 + "/") } ?? String(line) }
  }

  /// What a person at the prompt would read.
  @MainActor private static func text(of outcome: Outcome, in session: Session) -> String {
    let answer = AnswerWriter(format: outcome.format ?? session.settings.format)
    return answer.output(for: outcome) + answer.errors(for: outcome)
  }

  /// The line behind a prompt and its answer, below what went before.
  @MainActor func lines(answer: [String]?) -> [String] {
    var place = "on a small table"
    if !setup.isEmpty { place += ", after " + setup.joined(separator: "; ") }
    let answer = answer ?? ["(no folder could be made for its files)"]
    return [place + ":", "  tabletop> " + line] + answer.map { $0.isEmpty ? "" : "  " + $0 }
  }
}

extension String {
  /// The text without each occurrence of a part.
  fileprivate func removing(_ part: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.utf8.firstRange(of: part.utf8) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension CommandDescription {
  /// The example, ready to run.
  var liveExample: HelpExample {
    let needsFiles = !effects.isDisjoint(with: [.readsFiles, .writesFiles])
    return HelpExample(setup: setup, line: example, needsFiles: needsFiles)
  }
}

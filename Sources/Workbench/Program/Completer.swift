import Platform

/// Tells what may be typed at the end of a line: names of commands, words of theirs, files.
@MainActor struct Completer {
  private let session: Session

  init(_ session: Session) { self.session = session }

  /// What fits behind a text.
  func completion(of text: String) -> Completion {
    let command = text.split(separator: ";", omittingEmptySubsequences: false).last ?? ""
    let words = command.split(separator: " ", omittingEmptySubsequences: true)
    let isNewWord = command.isEmpty || command.last == " "
    let word = isNewWord ? "" : String(words.last ?? "")
    let before = isNewWord ? words[...] : words.dropLast()
    guard let first = before.first else { return commands(word) }
    guard let type = CommandList.find(String(first), allowsShort: true) else {
      return Completion(replacedCount: word.count, candidates: [])
    }
    switch type.description.completion {
    case .nothing: return Completion(replacedCount: word.count, candidates: [])
    case .words(let choices):
      return Completion(replacedCount: word.count, candidates: choices.fitting(word))
    case .files: return files(word)
    }
  }

  private func commands(_ word: String) -> Completion {
    let candidates = CommandList.all.map { $0.description }
      .filter { $0.name.hasPrefix(word) }
      .map { Completion.Candidate($0.name, help: $0.summary) }
    return Completion(replacedCount: word.count, candidates: candidates)
  }

  /// Files of the folder that the word names so far; a folder ends in a slash and no blank follows.
  private func files(_ word: String) -> Completion {
    let slash = word.lastIndex(of: "/")
    let folder = slash.map { String(word[...$0]) } ?? ""
    let prefix = slash.map { String(word[word.index(after: $0)...]) } ?? word
    let entries = (try? Files.list(folder.isEmpty ? "." : folder)) ?? []
    let fitting = entries.filter { entry in
      entry.name.hasPrefix(prefix) && (!prefix.isEmpty || !entry.name.hasPrefix("."))
        && !entry.name.contains { $0 == " " || $0 == "\"" || $0 == "'" || $0 == ";" || $0 == "$" }
    }
    .sorted { $0.name < $1.name }
    let candidates = fitting.map { entry in
      Completion.Candidate(folder + entry.name + (entry.isDirectory ? "/" : ""))
    }
    let isFolder = fitting.count == 1 && fitting[0].isDirectory
    return Completion(
      replacedCount: word.count,
      candidates: candidates,
      addsSpace: !isFolder
    )
  }
}

extension [String] {
  fileprivate func fitting(_ word: String) -> [Completion.Candidate] {
    filter { $0.hasPrefix(word) }.map { Completion.Candidate($0) }
  }
}

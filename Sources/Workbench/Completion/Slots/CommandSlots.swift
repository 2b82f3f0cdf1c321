package import CommandLanguage

extension Grammar {
  /// The grammar of a whole command: its full name and its arguments.
  package static let command = Grammar.slot(.command(allowsShort: false))

  /// The grammar of a whole command that only reads the session.
  static let query = Grammar.slot(.command(allowsShort: false) { $0.effects == .reads })

  /// The grammar of a command's name without its arguments.
  static let commandName = Grammar.slot(
    WordSlot(name: "a command", isNeverEmpty: true) { scope, _ in
      let known = scope.session.commands.descriptions
      return SlotCompletions(known.map { OfferedWord($0.name, help: $0.summary) })
    } follow: { scope, token in
      let type = token.bare.flatMap { scope.session.commands.find($0, allowsShort: true) }
      return type == nil ? [] : [WordSlot.Follow()]
    }
  )
}

extension Grammar {
  /// The option that every command accepts as its only argument.
  static let helpFlag = "--help"
}

extension WordOption {
  /// The option `--format NAME`, which every command accepts.
  static let format = WordOption(
    name: "--format",
    help: "set the output format of this command",
    value: .anyWord(of: AnswerFormat.allCases.map(\.rawValue))
  )
}

extension WordSlot {
  /// Returns a slot for the name of a command that can run now, followed by its arguments.
  ///
  /// - Parameters:
  ///   - allowsShort: Whether to accept short names and aliases, as at the prompt.
  ///   - isWanted: A filter for the commands.
  /// - Returns: The slot.
  static func command(
    allowsShort: Bool,
    where isWanted: @escaping @MainActor @Sendable (CommandDescription) -> Bool = { _ in true }
  ) -> WordSlot {
    WordSlot(name: "a command", isNeverEmpty: true) { scope, word in
      var offer = scope.commands(word, where: isWanted)
      if allowsShort { offer.words += scope.aliases }
      return offer
    } follow: { scope, token in
      guard let name = token.bare,
        let type = scope.session.commands.find(name, allowsShort: allowsShort),
        isWanted(type.description), scope.meets(type.declaredNeeds)
      else { return [] }
      let words = Grammar.options([.format], type.description.completion)
      return [
        Follow(grammar: .choice([words, .word(Grammar.helpFlag, help: "show the help page")]))
      ]
    }
  }
}

extension CompletionScope {
  /// Returns the commands that can run now; other commands only if no runnable one matches.
  fileprivate func commands(
    _ word: String,
    where isWanted: (CommandDescription) -> Bool
  ) -> SlotCompletions {
    let wanted = session.commands.types.filter { isWanted($0.description) }
    let fitting = wanted.filter { $0.description.name.hasPrefix(word) && isUsable($0) }
      .map { $0.description }
    guard fitting.isEmpty else {
      let names = fitting.map { OfferedWord($0.name, help: $0.summary) }
      return SlotCompletions(names, note: word.isEmpty ? "see help COMMAND" : "")
    }
    let usable = wanted.filter(isUsable).map { $0.description }
    let names = usable.map { OfferedWord($0.name, help: $0.summary) }
    let aliases = usable.flatMap { description in
      description.aliases.map { OfferedWord($0, help: description.name) }
    }
    return SlotCompletions(names + aliases)
  }

  /// The aliases that the user defined.
  fileprivate var aliases: [OfferedWord] {
    session.names.aliases.sorted { $0.key < $1.key }.map { name, alias in
      OfferedWord(name, help: Self.short(alias.text))
    }
  }

  private func isUsable(_ type: any Command.Type) -> Bool {
    meets(type.declaredNeeds)
      && GrammarMatcher(type.description.completion, in: self).isPossible
  }
}

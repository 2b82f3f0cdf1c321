package import CommandLanguage
import TableModel
import TableUI
import Wirings
import Workspace

extension Grammar {
  /// The grammar of a table view property.
  static let property = Grammar.slot(
    .finite("a property") { scope in
      let table = scope.source == nil ? [] : TableProperty.all
      return table.map { OfferedWord($0.name, help: scope.value(of: $0)) } + scope.settings
    }
  )

  /// The grammar of a writable property and its value.
  static let propertyAndValue = Grammar.slot(
    WordSlot(name: "a property") { scope, _ in
      SlotCompletions(
        scope.settable.map { OfferedWord($0.name, help: scope.value(of: $0)) } + scope.settings
      )
    } follow: { scope, token in
      if let setting = SessionProperty.named(token.text) {
        let words: Grammar = setting.values.isEmpty ? .text : .anyWord(of: setting.values)
        let value: Grammar = setting.takesNumbers ? .choice([words, .number]) : words
        return [WordSlot.Follow(grammar: .sequence([.optional(.word("=")), value]))]
      }
      guard let property = scope.settable.first(where: { $0.name == token.text }) else { return [] }
      let values: Grammar = .anyWord(of: property.values)
      let value: Grammar = property.takesNumbers ? .choice([values, .number]) : values
      return [WordSlot.Follow(grammar: .sequence([.optional(.word("=")), value]))]
    }
  )

  /// The grammar of a wiring's name.
  package static let wiring = Grammar.slot(
    .finite("a wiring") { scope in
      scope.session.settings.wirings.map { OfferedWord($0.name, help: $0.summary) }
    }
  )

  /// The grammar of an open table's name.
  static let sourceName = Grammar.slot(
    .finite("a table") { scope in
      scope.session.sources.map { source in
        let state = source.isModified ? ", unsaved changes" : ""
        return OfferedWord(
          source.name,
          help: TextFormatting.count(source.rowCount, "row") + state,
          isText: true
        )
      }
    }
  )

  /// The grammar of an open table without unsaved edits, or of any with `--force`.
  static let closableSource = Grammar.slot(
    .finite("a table") { scope in
      scope.session.sources.filter { !$0.isModified }.map { source in
        OfferedWord(source.name, help: TextFormatting.count(source.rowCount, "row"), isText: true)
      }
    }
  )

  /// The grammar of an unused name.
  static let newName = Grammar.slot(
    WordSlot(name: "a name", samples: ["mine"]) { _, _ in
      SlotCompletions()
    } follow: { scope, token in
      token.bare.map { scope.session.commands.named($0) == nil } ?? false ? [WordSlot.Follow()] : []
    }
  )

  /// The grammar of an existing or new variable.
  static let variableName = Grammar.slot(
    WordSlot(name: "a variable", samples: ["name"]) { scope, _ in
      let variables = scope.session.names.variables.sorted { $0.key < $1.key }
      let words = variables.prefix(CompletionScope.limit).map { name, value in
        OfferedWord(
          name,
          help: CompletionScope.short(scope.session.shownValue(of: name, value))
        )
      }
      return SlotCompletions(words)
    } follow: { _, token in
      token.bare == nil ? [] : [WordSlot.Follow()]
    }
  )

  /// The grammar of a selector that the last command probably did not send.
  static let selector = Grammar.slot(
    WordSlot(name: "a selector", samples: ["moveSection"]) { _, _ in
      SlotCompletions(
        [
          "didSelect", "willSelect", "cellForRowAt", "heightForRowAt", "cellClass", "configure",
          "rowHeight", "generate",
        ]
        .map { OfferedWord($0) }
      )
    } follow: { _, _ in
      [WordSlot.Follow()]
    }
  )
}

extension CompletionScope {
  /// The properties that can be set now.
  fileprivate var settable: [TableProperty] {
    guard let source else { return [] }
    return TableProperty.all.filter { !$0.values.isEmpty && $0.get(source) != .null }
  }

  /// The shell settings.
  fileprivate var settings: [OfferedWord] {
    SessionProperty.all.map { OfferedWord($0.name, help: $0.summary) }
  }

  /// Returns the current value of a property.
  fileprivate func value(of property: TableProperty) -> String {
    source.map { property.answer($0).lines.first ?? "" } ?? ""
  }
}

extension Grammar {
  /// The grammar of an identifier that is not a keyword of `app snapshot`.
  static let newItem = Grammar.slot(
    .free("an id", samples: ["new"]) { !["to", "before", "after"].contains($0.bare) }
  )

  /// The grammar of an item in the snapshot.
  static let snapshotItem = Grammar.slot(
    WordSlot(name: "an id") { scope, _ in
      let items = scope.snapshot?.itemIdentifiers ?? []
      let words = items.prefix(CompletionScope.limit).map { OfferedWord($0.text, isText: true) }
      return SlotCompletions(words, isPartial: items.count > CompletionScope.limit)
    } follow: { scope, token in
      scope.snapshot?.indexPath(of: ItemID(token.text)) == nil ? [] : [WordSlot.Follow()]
    }
  )

  /// The grammar of a section in the snapshot.
  static let snapshotSection = Grammar.slot(
    .finite("a section") { scope in
      let names = scope.snapshot?.sectionIdentifiers ?? []
      return names.prefix(CompletionScope.limit).map { OfferedWord($0, isText: true) }
    }
  )
}

extension CompletionScope {
  /// The snapshot that `app snapshot` edits, or nil.
  fileprivate var snapshot: AppSnapshot.Snapshot? { try? source?.appSnapshot.snapshot() }
}

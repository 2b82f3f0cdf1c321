package import CommandLanguage
import TableModel
import TableUI
import Wirings
import Workspace

extension Grammar {
  /// A property of the table view.
  static let property = Grammar.slot(
    .finite("a property") { scope in
      let table = scope.source == nil ? [] : TableProperty.all
      return table.map { OfferedWord($0.name, help: scope.value(of: $0)) } + scope.settings
    }
  )

  /// A property that can be set, and a value for it.
  static let propertyAndValue = Grammar.slot(
    WordSlot(name: "a property") { scope, _ in
      SlotCompletions(
        scope.settable.map { OfferedWord($0.name, help: scope.value(of: $0)) } + scope.settings
      )
    } follow: { scope, token in
      if let setting = SessionProperty.named(token.text) {
        let value: Grammar = setting.values.isEmpty ? .text : .anyWord(of: setting.values)
        return [WordSlot.Follow(grammar: .sequence([.optional(.word("=")), value]))]
      }
      guard let property = scope.settable.first(where: { $0.name == token.text }) else { return [] }
      let values: Grammar = .anyWord(of: property.values)
      let value: Grammar = property.takesNumbers ? .choice([values, .number]) : values
      return [WordSlot.Follow(grammar: .sequence([.optional(.word("=")), value]))]
    }
  )

  /// A wiring.
  package static let wiring = Grammar.slot(
    .finite("a wiring") { scope in
      scope.session.settings.wirings.map { OfferedWord($0.name, help: $0.summary) }
    }
  )

  /// An open source.
  static let sourceName = Grammar.slot(
    .finite("a source") { scope in
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

  /// An open source that can be closed without losing anything, or any with `--force`.
  static let closableSource = Grammar.slot(
    .finite("a source") { scope in
      scope.session.sources.filter { !$0.isModified }.map { source in
        OfferedWord(source.name, help: TextFormatting.count(source.rowCount, "row"), isText: true)
      }
    }
  )

  /// A name that nobody has yet.
  static let newName = Grammar.slot(
    WordSlot(name: "a name", samples: ["mine"]) { _, _ in
      SlotCompletions()
    } follow: { scope, token in
      token.bare.map { scope.session.commands.named($0) == nil } ?? false ? [WordSlot.Follow()] : []
    }
  )

  /// A variable that is there, or a new one.
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

  /// A message that the last command did not send, as far as is known.
  static let selector = Grammar.slot(
    WordSlot(name: "a selector", samples: ["didNothing"]) { _, _ in
      SlotCompletions(
        ["didSelect", "willSelect", "cellForRowAt", "heightForRowAt"].map { OfferedWord($0) }
      )
    } follow: { _, _ in
      [WordSlot.Follow()]
    }
  )
}

extension CompletionScope {
  /// The properties that can be set here.
  fileprivate var settable: [TableProperty] {
    guard let source else { return [] }
    return TableProperty.all.filter { !$0.values.isEmpty && $0.get(source) != .null }
  }

  /// The settings of the shell.
  fileprivate var settings: [OfferedWord] {
    SessionProperty.all.map { OfferedWord($0.name, help: $0.summary) }
  }

  /// What a property is now.
  fileprivate func value(of property: TableProperty) -> String {
    source.map { property.answer($0).lines.first ?? "" } ?? ""
  }
}

extension Grammar {
  /// An identifier that is no keyword of `app snapshot`.
  static let newItem = Grammar.slot(
    .free("an id", samples: ["new"]) { !["to", "before", "after"].contains($0.bare) }
  )

  /// An item of the snapshot.
  static let snapshotItem = Grammar.slot(
    WordSlot(name: "an id") { scope, _ in
      let items = scope.snapshot?.itemIdentifiers ?? []
      let words = items.prefix(CompletionScope.limit).map { OfferedWord($0.text, isText: true) }
      return SlotCompletions(words, isPartial: items.count > CompletionScope.limit)
    } follow: { scope, token in
      scope.snapshot?.indexPath(of: ItemID(token.text)) == nil ? [] : [WordSlot.Follow()]
    }
  )

  /// A section of the snapshot.
  static let snapshotSection = Grammar.slot(
    .finite("a section") { scope in
      let names = scope.snapshot?.sectionIdentifiers ?? []
      return names.prefix(CompletionScope.limit).map { OfferedWord($0, isText: true) }
    }
  )
}

extension CompletionScope {
  /// The snapshot that `app snapshot` works on, or nil where there is none.
  fileprivate var snapshot: AppSnapshot.Snapshot? { try? source?.appSnapshot.snapshot() }
}

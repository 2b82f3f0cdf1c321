import TableModel

extension Grammar {
  /// What fits behind `app snapshot`.
  static let snapshotWords = Grammar.choice([
    .word("show", help: "what it holds"),
    .sequence([
      .word("append", help: "items at the end of a section"), .newItem, .many(.newItem),
      .optional(.sequence([.word("to", help: "that section"), .snapshotSection])),
    ]),
    .sequence([.word("insert", help: "items beside another one"), .newItem, .itemSide]),
    .sequence([.word("delete", help: "items out of it"), .snapshotItem, .many(.snapshotItem)]),
    .sequence([.word("move", help: "an item beside another one"), .snapshotItem, .itemSide]),
    .sequence([.word("reload", help: "fresh cells"), .snapshotItem, .many(.snapshotItem)]),
    .sequence([
      .word("reconfigure", help: "the same cells, filled again"), .snapshotItem,
      .many(.snapshotItem),
    ]),
    .sequence([.word("section", help: "the same for sections"), .snapshotSectionWords]),
    .sequence([
      .word("apply", help: "the table shows it"),
      .flags(["--noanim": "without animation", "--reload": "by loading all anew"], .nothing),
    ]),
  ])

  private static let snapshotSectionWords = Grammar.choice([
    .sequence([.word("append"), .newItem]),
    .sequence([.word("delete"), .snapshotSection]),
    .sequence([.word("reload"), .snapshotSection]),
    .sequence([.word("items"), .snapshotSection, .many(.newItem)]),
    .sequence([.word("insert"), .newItem, .sectionSide]),
    .sequence([.word("move"), .snapshotSection, .sectionSide]),
  ])

  private static let itemSide = Grammar.sequence([
    .anyWord(of: ["before", "after"]), .snapshotItem,
  ])

  private static let sectionSide = Grammar.sequence([
    .anyWord(of: ["before", "after"]), .snapshotSection,
  ])

  /// An identifier that is no keyword of `app snapshot`.
  private static let newItem = Grammar.slot(
    WordSlot(name: "an id", samples: ["new"]) { _, _ in
      Offer()
    } follow: { _, token in
      ["to", "before", "after"].contains(token.bare) ? [] : [WordSlot.Follow()]
    }
  )

  /// An item of the snapshot.
  private static let snapshotItem = Grammar.slot(
    WordSlot(name: "an id") { scope, _ in
      let items = scope.snapshot?.itemIdentifiers ?? []
      let words = items.prefix(CompletionScope.limit).map { OfferedWord($0.text, isText: true) }
      return Offer(words, isPartial: items.count > CompletionScope.limit)
    } follow: { scope, token in
      scope.snapshot?.indexPath(of: ItemID(token.text)) == nil ? [] : [WordSlot.Follow()]
    }
  )

  /// A section of the snapshot.
  private static let snapshotSection = Grammar.slot(
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

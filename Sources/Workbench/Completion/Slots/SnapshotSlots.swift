import TableModel

extension Grammar {
  /// An identifier that is no keyword of `app snapshot`.
  static let newItem = Grammar.slot(
    WordSlot(name: "an id", samples: ["new"]) { _, _ in
      Offer()
    } follow: { _, token in
      ["to", "before", "after"].contains(token.bare) ? [] : [WordSlot.Follow()]
    }
  )

  /// An item of the snapshot.
  static let snapshotItem = Grammar.slot(
    WordSlot(name: "an id") { scope, _ in
      let items = scope.snapshot?.itemIdentifiers ?? []
      let words = items.prefix(CompletionScope.limit).map { OfferedWord($0.text, isText: true) }
      return Offer(words, isPartial: items.count > CompletionScope.limit)
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

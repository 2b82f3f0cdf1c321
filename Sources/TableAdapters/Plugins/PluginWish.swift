/// Something that a row listens for, and the kind of plugin that must be there for it.
@MainActor struct PluginWish {
  /// The plugin.
  let kind: PluginKind

  /// What the row listens for, in words.
  let event: String

  /// Whether a row listens for it.
  let isMade: (any CellGenerator) -> Bool

  /// All wishes there are.
  static let all = [
    PluginWish(kind: .selectable, event: "taps") { generator in
      guard let item = generator as? any SelectableItem else { return false }
      return !item.didSelectEvent.isEmpty || !item.didDeselectEvent.isEmpty
    },
    PluginWish(kind: .foldable, event: "folding") { generator in
      (generator as? any FoldableItem)?.childGenerators.isEmpty == false
    },
    PluginWish(kind: .displayable, event: "its display") { generator in
      guard let item = generator as? any DisplayableItem else { return false }
      return !item.willDisplayEvent.isEmpty || !item.didEndDisplayEvent.isEmpty
    },
    PluginWish(kind: .focusable, event: "the focus") { generator in
      (generator as? any FocusableItem)?.didFocusEvent.isEmpty == false
    },
    PluginWish(kind: .swipeActions, event: "swipes") { generator in
      (generator as? any SwipeableItem)?.didSwipeEvent.isEmpty == false
    },
  ]
}

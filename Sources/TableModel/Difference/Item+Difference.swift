import JSON

extension Item {
  /// Whether the row shows or holds something else; the spelling of its value does not count.
  func differs(from other: Item) -> Bool {
    holdsOther(than: other) || heightByHand != other.heightByHand
  }

  /// The change that makes this row hold what another one holds, in its own place and with its own origin.
  func change(to other: Item, at path: IndexPath) -> TableChange {
    guard holdsOther(than: other) else {
      var item = self
      item.heightByHand = other.heightByHand
      return .height(at: path, from: self, to: item)
    }
    let item = Item(
      other.value,
      key: other.key,
      origin: origin,
      bindings: bindings == other.bindings ? bindings : other.bindings,
      heightByHand: other.heightByHand
    )
    return .update(at: path, from: self, to: item)
  }

  private func holdsOther(than other: Item) -> Bool {
    !key.isSpelled(as: other.key) || (value != other.value && value.compact != other.value.compact)
  }
}

extension String? {
  /// Whether both texts have the same bytes; texts that only look alike are different keys.
  func isSpelled(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.utf8.elementsEqual(other.utf8)
  }
}

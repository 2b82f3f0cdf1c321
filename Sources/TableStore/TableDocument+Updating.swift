public import JSON
public import TableModel

extension TableDocument {
  /// Sets a field of a row.
  ///
  /// The field keeps its JSON type where the value can have it: `60` typed over a number stays a
  /// number, typed over a text a text. Where it cannot, the value is taken as it is, and a note
  /// says so.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - key: The key; `title`, `subtitle`, `image` and `height` stand for the bound keys.
  ///   - value: What was typed.
  ///   - isRaw: Whether to take key and value as they stand.
  /// - Returns: The row as it is then, and what is worth saying about it.
  public func updating(
    _ item: Item,
    key: String,
    to value: JSONValue,
    isRaw: Bool = false
  ) -> (item: Item, notes: [String]) {
    if item.key != nil { return updatingMember(item, key: key, to: value, isRaw: isRaw) }
    if key == "height", !isRaw, !hasPlaceForHeight(of: item) {
      return updatingHeightByHand(item, to: value)
    }
    guard item.value.kind == .object else {
      guard key == "title" else {
        return (item, ["the row is no object: only its title can be set"])
      }
      return replacing(item, with: value, isRaw: isRaw)
    }
    let bound = isRaw ? key : typedKeys.first { $0.typed == key }.flatMap(\.bound) ?? key
    let old = item.value[bound]
    let kind = old.map(\.kind) ?? sample[bound]?.usualKind
    let (fitting, notes) = fit(value, to: kind, of: bound, isRaw: isRaw, isNew: old == nil)
    var item = item
    item.value = item.value.setting(bound, to: fitting)
    guard let separated, old == nil, !separated.hasColumn(bound) else { return (item, notes) }
    return (item, notes + ["no column is named '\(bound)'; save adds it"])
  }

  private func updatingMember(
    _ item: Item,
    key: String,
    to value: JSONValue,
    isRaw: Bool
  ) -> (item: Item, notes: [String]) {
    var item = item
    switch key {
    case "title":
      guard let name = value.word else { return (item, ["a key is a text; nothing was changed"]) }
      item.key = name
      return (item, [])
    case "subtitle", "value": return replacing(item, with: value, isRaw: isRaw)
    case "height": return updatingHeightByHand(item, to: value)
    default:
      guard item.value.kind == .object else {
        return (
          item, ["the row has a title, its key, and a subtitle, its value; nothing was changed"]
        )
      }
      let old = item.value[key]
      let (fitting, notes) = fit(value, to: old?.kind, of: key, isRaw: isRaw, isNew: old == nil)
      item.value = item.value.setting(key, to: fitting)
      return (item, notes)
    }
  }

  /// Puts another value in the place of the whole row.
  private func replacing(
    _ item: Item,
    with value: JSONValue,
    isRaw: Bool
  ) -> (item: Item, notes: [String]) {
    let (fitting, notes) = fit(value, to: item.value.kind, of: nil, isRaw: isRaw, isNew: false)
    var item = item
    item.value = fitting
    return (item, notes)
  }

  private func updatingHeightByHand(
    _ item: Item,
    to value: JSONValue
  ) -> (item: Item, notes: [String]) {
    guard let points = value.fitted(to: .number)?.double, Item.heights.contains(points) else {
      return (item, ["a height is a number of points from 0 to 1e12; nothing was changed"])
    }
    var item = item
    item.heightByHand = points
    return (item, ["the document has no place for a height; it lasts until the table is closed"])
  }

  private func fit(
    _ value: JSONValue,
    to kind: JSONValue.Kind?,
    of key: String?,
    isRaw: Bool,
    isNew: Bool
  ) -> (JSONValue, [String]) {
    guard let kind, !isRaw, kind != value.kind else { return (value, []) }
    if let fitting = value.fitted(to: kind) { return (fitting, []) }
    if kind == .null { return (value, []) }
    let subject = key.map { "'\($0)'" } ?? "the value"
    let was = TableDocument.words(for: kind)
    let now = TableDocument.words(for: value.kind)
    let verb = isNew ? "is \(was) in most rows" : "was \(was)"
    return (value, ["\(subject) \(verb); here it is \(now) now"])
  }
}

// Heights.
extension TableDocument {
  /// Whether the document has a place for the heights of rows: a key that is bound to them.
  public var hasPlaceForHeight: Bool { shape != .keyValues && bindings.height != nil }

  /// Whether the document has a place for the height of one row.
  public func hasPlaceForHeight(of item: Item) -> Bool {
    hasPlaceForHeight && item.key == nil && item.value.kind == .object
  }

  /// Sets the height of a row in points: in its object where there is a place, else by hand until
  /// the table is closed.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - height: The height, or nil to take it away.
  /// - Returns: The row as it is then.
  public func settingHeight(_ item: Item, to height: Double?) -> Item {
    var item = item
    guard let key = bindings.height, hasPlaceForHeight(of: item) else {
      item.heightByHand = height
      return item
    }
    item.heightByHand = nil
    if let height {
      item.value = item.value.setting(key, to: .number(height))
    } else {
      item.value = item.value.removing(key)
    }
    return item
  }
}

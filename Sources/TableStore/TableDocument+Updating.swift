import Database
public import JSON
public import TableModel

extension TableDocument {
  /// Sets a field of a row.
  ///
  /// The field keeps its JSON type if possible: typing `60` over a number gives a number, and over
  /// a text a text. In a database, the type of the column decides. Otherwise the value is used
  /// unchanged, with a note.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - key: The key or path; `title`, `subtitle`, `image` and `height` mean the bound keys.
  ///   - value: The typed value.
  ///   - isRaw: Whether to use key and value unchanged.
  /// - Returns: The new row, and notes about it.
  /// - Throws: `PathEditError` where a step of a path meets a value that has nothing inside, or an index past the end.
  public func updating(
    _ item: Item,
    key: String,
    to value: JSONValue,
    isRaw: Bool = false
  ) throws(PathEditError) -> (item: Item, notes: [String]) {
    if item.isKeyValue { return try updatingMember(item, key: key, to: value, isRaw: isRaw) }
    if key == "height", !isRaw, !hasPlaceForHeight(of: item) {
      return updatingHeightByHand(item, to: value)
    }
    if !isRaw, let renamed = renaming(item, key: key, to: value) { return renamed }
    guard item.value.kind == .object else {
      guard key == "title" else {
        return (item, ["the row is not an object; only its title can change"])
      }
      return replacing(item, with: value, isRaw: isRaw)
    }
    let typed = typedKeys(item.bindings).first { $0.typed == key }
    let bound = isRaw ? key : typed.flatMap(\.bound) ?? key
    return try setting(bound, of: item, to: value, isRaw: isRaw)
  }

  /// Sets the value of a key or a path in the object of a row.
  private func setting(
    _ key: String,
    of item: Item,
    to value: JSONValue,
    isRaw: Bool
  ) throws(PathEditError) -> (item: Item, notes: [String]) {
    let usual = item.isKeyValue ? nil : sample[key]
    // A key that other rows have is that key here too, even if it holds a dot.
    let path = isRaw || usual?.steps.count == 1 ? MemberPath(key: key) : MemberPath(orKey: key)
    let old = item.value[path]
    let wanted: (kind: JSONValue.Kind, reason: KindReason)? =
      columnKind(path).map { ($0, .column) } ?? old.map { ($0.kind, .oldValue) }
      ?? usual?.usualKind.map { ($0, .otherRows) }
    let (fitting, notes) = fit(value, to: wanted, of: key, isRaw: isRaw)
    var item = item
    item.value = try item.value.setting(path, to: fitting)
    guard let separated, old == nil, let column = path.steps.first, !separated.hasColumn(column)
    else { return (item, notes) }
    return (item, notes + ["no column is named \"\(column)\"; `save` adds it"])
  }

  /// The row under another key where its key is meant: in an object of objects, which may bind none to the title.
  private func renaming(
    _ item: Item,
    key: String,
    to value: JSONValue
  ) -> (item: Item, notes: [String])? {
    guard item.key != nil else { return nil }
    let isTitle = key == "title" && item.bindings.title == nil && item.value["title"] == nil
    guard isTitle || (key == "key" && item.value["key"] == nil) else { return nil }
    guard let name = value.word else { return (item, ["a key must be text; no changes"]) }
    var item = item
    item.key = name
    return (item, [])
  }

  private func updatingMember(
    _ item: Item,
    key: String,
    to value: JSONValue,
    isRaw: Bool
  ) throws(PathEditError) -> (item: Item, notes: [String]) {
    var item = item
    switch key {
    case "title":
      guard let name = value.word else { return (item, ["a key must be text; no changes"]) }
      item.key = name
      return (item, [])
    case "subtitle", "value": return replacing(item, with: value, isRaw: isRaw)
    case "height": return updatingHeightByHand(item, to: value)
    default:
      guard item.value.kind == .object else {
        return (
          item, ["the row has only a title (its key) and a subtitle (its value); no changes"]
        )
      }
      return try setting(key, of: item, to: value, isRaw: isRaw)
    }
  }

  /// Replaces the value of a whole row.
  private func replacing(
    _ item: Item,
    with value: JSONValue,
    isRaw: Bool
  ) -> (item: Item, notes: [String]) {
    let (fitting, notes) = fit(value, to: (item.value.kind, .oldValue), of: nil, isRaw: isRaw)
    var item = item
    item.value = fitting
    return (item, notes)
  }

  private func updatingHeightByHand(
    _ item: Item,
    to value: JSONValue
  ) -> (item: Item, notes: [String]) {
    guard let points = value.fitted(to: .number)?.double, Item.heights.contains(points) else {
      return (item, ["a height is a number of points from 0 to 1e12; no changes"])
    }
    var item = item
    item.heightByHand = points
    return (item, ["this file cannot store heights; kept until the table is closed"])
  }

  private func fit(
    _ value: JSONValue,
    to wanted: (kind: JSONValue.Kind, reason: KindReason)?,
    of key: String?,
    isRaw: Bool
  ) -> (JSONValue, [String]) {
    guard let (kind, reason) = wanted, !isRaw, kind != value.kind else { return (value, []) }
    if let fitting = value.fitted(to: kind) { return (fitting, []) }
    if kind == .null || value.kind == .null && reason == .column { return (value, []) }
    let subject = key.map { "\"\($0)\"" } ?? "the value"
    let verb =
      switch reason {
      case .column: "takes \(kind.phrase)"
      case .oldValue: "was \(kind.phrase)"
      case .otherRows: "is \(kind.phrase) in most rows"
      }
    return (value, ["\(subject) \(verb); here it is now \(value.kind.phrase)"])
  }

  /// Returns the kind of the values in a column of a database; nil for other places, and for a
  /// column that stores several kinds.
  private func columnKind(_ path: MemberPath) -> JSONValue.Kind? {
    guard path.steps.count == 1,
      let column = database?.table.query.table.column(named: path.steps[0])
    else { return nil }
    return switch column.storage {
    case .text: .string
    case .number, .digits: .number
    case .any, .numberOrText, .json, .binary: nil
    }
  }
}

/// The reason why a value of some kind is wanted.
private enum KindReason {
  /// The column of a database stores only this kind.
  case column

  /// The old value has this kind.
  case oldValue

  /// Most other rows have a value of this kind.
  case otherRows
}

// Heights.
extension TableDocument {
  /// Whether the document can store row heights, because a key is bound to them.
  public var hasPlaceForHeight: Bool { shape != .keyValues && bindings.height != nil }

  /// Whether the document can store the height of one row.
  public func hasPlaceForHeight(of item: Item) -> Bool {
    shape != .keyValues && item.bindings.height != nil && item.hasMembers
  }

  /// Sets the height of a row in points.
  ///
  /// It is stored in the row's object if possible, else only until the table is closed.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - height: The height, or nil to remove it.
  /// - Returns: The new row.
  public func settingHeight(_ item: Item, to height: Double?) -> Item {
    var item = item
    guard let path = item.bindings.path(of: .height), hasPlaceForHeight(of: item) else {
      item.heightByHand = height
      return item
    }
    item.heightByHand = nil
    guard let height else {
      item.value = item.value.removing(path)
      return item
    }
    do throws(PathEditError) {
      item.value = try item.value.setting(path, to: .number(height))
    } catch {
      item.heightByHand = height
    }
    return item
  }
}

public import JSON

/// One row of a table: a JSON value, read through the bindings of its document.
///
/// The value stays text until a field is read, so every key, digit and space of the file is kept.
/// An edit creates a new item with new text.
public struct Item: Hashable, Sendable {
  /// The origin of a row, which is its identity if no key is bound to the id.
  public enum Origin: Hashable, Sendable {
    /// The path of the row when its document was loaded.
    case loaded(IndexPath)

    /// The number of a row that was created in this session.
    case made(Int)
  }

  /// The value of the row, byte for byte.
  public var value: JSONValue {
    didSet { knownHeight = KnownHeight() }
  }

  /// The note about the value of the height key.
  package var knownHeight = KnownHeight()

  /// The name of the member if the row is a member of an object (a key-value row), else nil.
  public var key: String?

  /// The origin of the row; an edit keeps it.
  public let origin: Origin

  /// The meaning of the keys.
  public let bindings: ItemBindings

  /// A height set by the user, in points, that the document cannot store, or nil.
  public var heightByHand: Double?

  /// Creates a row from a value.
  public init(
    _ value: JSONValue,
    key: String? = nil,
    origin: Origin,
    bindings: ItemBindings,
    heightByHand: Double? = nil
  ) {
    self.value = value
    self.key = key
    self.origin = origin
    self.bindings = bindings
    self.heightByHand = heightByHand
  }
}

extension Item {
  /// Whether both rows have the same identity and value; keys are compared byte for byte.
  public static func == (left: Item, right: Item) -> Bool {
    left.value == right.value && left.origin == right.origin && left.bindings == right.bindings
      && left.heightByHand == right.heightByHand && left.key.isSpelled(as: right.key)
  }

  /// An empty row, used in place of a row that does not exist.
  public static let empty = Item(.null, origin: .made(0), bindings: .native)

  /// The identity of the row: its bound id, else its key, else its origin.
  public var id: ItemID { id(boundTo: field(.id)) }

  func id(boundTo field: JSONValue?) -> ItemID { ItemID(idText(boundTo: field).string ?? "") }

  func idText(boundTo field: JSONValue?) -> FieldText {
    if let field, field.kind != .null { return .value(field) }
    if let key { return .text(key) }
    switch origin {
    case .loaded(let path): return .text("\(path.section).\(path.row)")
    case .made(let number): return .text("new-\(number)")
    }
  }

  /// The value of the key that is bound to the id, or nil.
  public var boundID: String? { field(.id)?.plainText }

  /// The title, or nil if the row has none.
  ///
  /// A key-value row has its key as title; a row that is not an object has its own text.
  public var title: String? { titleText(field(.title)).string }

  func titleText(_ field: @autoclosure () -> JSONValue?) -> FieldText {
    guard hasMembers else { return key.map(Self.titleText(ofKey:)) ?? scalarText }
    let field = field()
    if bindings.traits.contains(.storesNull), let field {
      return field.kind == .null ? .null : .value(field)
    }
    let found = FieldText(field)
    guard found.isBlank else { return found }
    if let key, !key.isEmpty { return .text(key) }
    return bindings.traits.contains(.fillsTitles) ? readableText : found
  }

  /// The text of a row that is not an object; null is a value like any other.
  private var scalarText: FieldText {
    let isNull = value.kind == .null && origin != Item.empty.origin
    return isNull ? .text(value.text) : FieldText(value)
  }

  /// Whether the title is the NULL of a database, and not a text.
  package var isTitleNull: Bool {
    guard bindings.traits.contains(.storesNull) else { return false }
    return field(.title)?.kind == .null
  }

  /// The title of a key-value row: its key, or `""` for an empty one.
  private static func titleText(ofKey key: String) -> FieldText {
    .text(key.isEmpty ? "\"\"" : key)
  }

  /// The subtitle, or nil if the row has none; a key-value row shows its value.
  ///
  /// In an object of objects, a row whose title is a member shows its key as the subtitle. Another
  /// key that is bound to the subtitle replaces it.
  public var subtitle: String? { subtitleText(field(.subtitle), below: field(.title)).string }

  func subtitleText(
    _ field: @autoclosure () -> JSONValue?,
    below title: @autoclosure () -> JSONValue?
  ) -> FieldText {
    guard hasMembers else { return key == nil ? .none : FieldText(value) }
    let found = FieldText(field())
    guard let key, bindings.subtitle == nil, !FieldText(title()).isBlank else { return found }
    return .text(key)
  }

  /// The name of the image, or nil.
  public var image: String? { field(.image)?.string }

  /// The name of the accessory, or nil.
  public var accessory: String? { field(.accessory)?.plainText }

  /// The row's kind of cell, or nil; a Boolean of a plain object is a switch.
  public var cellKind: String? { cellKind(field(.kind)) }

  func cellKind(_ field: @autoclosure () -> JSONValue?) -> String? {
    guard isKeyValue else { return field()?.string ?? bindings.fixedKind }
    return value.kind == .bool ? FieldKind.toggle.rawValue : bindings.fixedKind
  }

  /// The nesting depth of the row: its member `level`, from 0; the default is 0.
  ///
  /// The rows below it with a greater level belong to it, up to the first other row. (UIKit's
  /// indentation level.)
  public var level: Int { Item.level(field(.level)) }

  static func level(_ field: JSONValue?) -> Int {
    min(max(0, field?.integer ?? 0), deepestLevel)
  }

  /// The key of the level, which is never bound otherwise.
  static let levelKey = "level"

  /// The maximum level; deeper rows have this level.
  public static let deepestLevel = 100

  /// The row's own height in points: set by the user, else from its bound key; or nil.
  ///
  /// A value that is not a number within ``heights`` is ignored.
  public var height: Double? {
    guard let height = heightByHand ?? boundHeight, Item.heights.contains(height) else {
      return nil
    }
    return height
  }

  private var boundHeight: Double? {
    // The note is about the key that was bound first.
    if bindings.isRebound { return field(.height)?.double }
    return switch knownHeight.note?.reading {
    case nil, .far: field(.height)?.double
    case .some(.none): nil
    case .number(let height): height
    case .behind(let distance):
      JSONValue(validated: value.source, at: value.range.lowerBound + distance).double
    }
  }

  /// The valid row heights, in points; the upper bound keeps any sum of them finite.
  public static let heights = 0.0...1e12

  /// Whether the row is read by the members of its object; false for a key-value row.
  package var hasMembers: Bool {
    value.kind == .object && (key == nil || bindings.traits.contains(.bindsEntries))
  }

  /// Whether the row is a member of an object that is shown as a key with its value.
  package var isKeyValue: Bool { key != nil && !hasMembers }

  /// The size of a key-value row's key and text in bytes; nil if the value is not a text.
  ///
  /// The texts take at most as many columns.
  ///
  /// - Complexity: O(1).
  package var lengthOfKeyAndText: Int? {
    guard let key, isKeyValue, value.kind == .string else { return nil }
    // The value has two quotation marks; an empty key is shown as two.
    return max(2, key.utf8.count) + value.utf8.count - 2
  }

  private func field(_ field: ItemBindings.Field) -> JSONValue? {
    guard bindings.binds(field), hasMembers, let path = bindings.path(of: field) else { return nil }
    return value[path]
  }
}

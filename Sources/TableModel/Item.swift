public import JSON

/// One row of a table: a JSON value, read through the bindings of its document.
///
/// The value stays text until a field is asked for, so every key, digit and space that the file holds is
/// kept. An edit makes a new item with new text.
public struct Item: Hashable, Sendable {
  /// The origin of a row, which is its identity if no key is bound to the id.
  public enum Origin: Hashable, Sendable {
    /// The row was at this place when its document was loaded.
    case loaded(IndexPath)

    /// The row was made in this session, as the number-th of its kind.
    case made(Int)
  }

  /// The value behind the row, byte for byte.
  public var value: JSONValue {
    didSet { knownHeight = KnownHeight() }
  }

  /// The note about the value of the height key.
  package var knownHeight = KnownHeight()

  /// The name of the member, where the row is a member of an object (a key-value row).
  public var key: String?

  /// The origin of the row; an edit keeps it.
  public let origin: Origin

  /// The meaning of the keys.
  public let bindings: ItemBindings

  /// A height set by hand, in points, that the document has no place for, or nil.
  public var heightByHand: Double?

  /// Creates a row of a value.
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
  /// Whether both rows are the same one with the same value; keys are compared byte for byte.
  public static func == (left: Item, right: Item) -> Bool {
    left.value == right.value && left.origin == right.origin && left.bindings == right.bindings
      && left.heightByHand == right.heightByHand && left.key.isSpelled(as: right.key)
  }

  /// An empty row, for a place without a row.
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

  /// The title, or nil where the row has none.
  ///
  /// A key-value row is titled by its key, a row that is not an object by its own text.
  public var title: String? { titleText(field(.title)).string }

  func titleText(_ field: @autoclosure () -> JSONValue?) -> FieldText {
    if let key { return .text(key) }
    return FieldText(value.kind == .object ? field() : value)
  }

  /// The subtitle, or nil where the row has none; a key-value row shows its value.
  public var subtitle: String? { subtitleText(field(.subtitle)).string }

  func subtitleText(_ field: @autoclosure () -> JSONValue?) -> FieldText {
    FieldText(key == nil ? field() : value)
  }

  /// The name of the image, or nil.
  public var image: String? { field(.image)?.string }

  /// The name of the accessory, or nil.
  public var accessory: String? { field(.accessory)?.plainText }

  /// The kind of cell that the row asks for, or nil.
  public var cellKind: String? { field(.kind)?.string }

  /// The nesting depth of the row: its member `level`, from 0; the default is 0.
  ///
  /// The rows below it with a greater level belong to it, up to the first that has none. (UIKit's indentation
  /// level.)
  public var level: Int { Item.level(field(.level)) }

  static func level(_ field: JSONValue?) -> Int {
    min(max(0, field?.integer ?? 0), deepestLevel)
  }

  /// The key of the level, which is never bound otherwise.
  static let levelKey = "level"

  /// Rows nested deeper count as nested so deep.
  public static let deepestLevel = 100

  /// The height that the row itself asks for in points: set by hand, else its bound key; or nil.
  ///
  /// A value that is not a number within ``heights`` counts as none.
  public var height: Double? {
    guard let height = heightByHand ?? boundHeight, Item.heights.contains(height) else {
      return nil
    }
    return height
  }

  private var boundHeight: Double? {
    switch knownHeight.note?.reading {
    case nil, .far: field(.height)?.double
    case .some(.none): nil
    case .number(let height): height
    case .behind(let distance):
      JSONValue(validated: value.source, at: value.range.lowerBound + distance).double
    }
  }

  /// The heights that a row can have, in points; the end keeps any sum of them finite.
  public static let heights = 0.0...1e12

  /// Whether the row is an object with members, and no member itself.
  var hasMembers: Bool { key == nil && value.kind == .object }

  private func field(_ field: ItemBindings.Field) -> JSONValue? {
    guard hasMembers, let path = bindings.path(of: field) else { return nil }
    return value[path]
  }
}

package import JSON
import Synchronization

/// The meaning of the keys of a row's object: the title, the subtitle, the height and so on.
///
/// Each key may be a path, such as `name.common` (`MemberPath`); a member of that name wins.
///
/// The rows of a section or document share their bindings. The user may bind other keys while the
/// table is open (`bind`). All rows with these bindings then use the new keys, including
/// rows outside the table.
public final class ItemBindings: Sendable {
  /// The keys that were bound first.
  private let first: BoundKeys

  /// The bindings that replaced these, or nil.
  private let next = AtomicLazyReference<ItemBindings>()

  /// Whether other bindings replaced these; every row asks, so this is cheaper than ``next``.
  private let isReplaced = Atomic(false)

  /// Creates bindings; omitted keys stay unbound.
  public convenience init(
    title: String? = nil,
    subtitle: String? = nil,
    image: String? = nil,
    id: String? = nil,
    accessory: String? = nil,
    height: String? = nil,
    kind: String? = nil
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      image: image,
      id: id,
      accessory: accessory,
      height: height,
      kind: kind,
      traits: []
    )
  }

  /// Creates bindings of rows with traits.
  package init(
    title: String?,
    subtitle: String?,
    image: String?,
    id: String?,
    accessory: String?,
    height: String?,
    kind: String?,
    traits: Traits
  ) {
    first = BoundKeys([title, subtitle, image, id, accessory, kind, Item.levelKey, height], traits)
  }

  /// Creates bindings that are equal to others, but change independently.
  ///
  /// - Complexity: O(1); the keys are shared.
  package convenience init(sharing other: ItemBindings) { self.init(other.bound) }

  private init(_ keys: BoundKeys) { first = keys }

  /// The names of the native document: `title`, `subtitle`, `image`, `id`, `accessory`, `height`,
  /// `cell`.
  public static let native = ItemBindings(
    title: "title",
    subtitle: "subtitle",
    image: "image",
    id: "id",
    accessory: "accessory",
    height: "height",
    kind: "cell"
  )
}

extension ItemBindings {
  /// The key whose value is the title, or nil.
  public var title: String? { self[.title] }

  /// The key whose value is the subtitle, or nil.
  public var subtitle: String? { self[.subtitle] }

  /// The key whose value names the image, or nil.
  public var image: String? { self[.image] }

  /// The key whose value identifies the row, or nil.
  public var id: String? { self[.id] }

  /// The key whose value names the accessory, or nil.
  public var accessory: String? { self[.accessory] }

  /// The key whose value is the height in points, or nil.
  public var height: String? { self[.height] }

  /// The key whose value names the kind of cell, or nil.
  public var kind: String? { self[.kind] }

  /// A field of a row; the raw value is its index in ``keys`` and ``paths``.
  package enum Field: Int, CaseIterable, Sendable {
    case title, subtitle, image, id, accessory, kind, level, height
  }

  /// The special properties of the rows.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A row without a title shows its first readable text instead.
    package static let fillsTitles = Traits(rawValue: 1)

    /// Rows that are members of an object are read by its keys.
    ///
    /// Their own key is shown in a field without a bound key.
    package static let bindsEntries = Traits(rawValue: 2)

    /// The rows are those of a database: NULL is shown as such, and an empty text stays empty.
    package static let storesNull = Traits(rawValue: 4)
  }

  /// The key that is bound to a field, or nil.
  package subscript(field: Field) -> String? { bound.names[field.rawValue] }

  /// The path to the value of a field, or nil if the field is not bound.
  package func path(of field: Field) -> MemberPath? {
    let bound = bound
    return bound.binds(field) ? bound.paths[field.rawValue] : nil
  }

  /// Whether a field has a key.
  package func binds(_ field: Field) -> Bool { bound.binds(field) }

  /// The kind of cell that all rows have, or nil.
  package var fixedKind: String? { bound.fixedKind }

  /// Returns the key that stands for a kind of cell that all rows have.
  package static func key(ofFixedKind kind: String) -> String { "=" + kind }

  /// The keys of the fields, for one search.
  var keys: JSONKeys { bound.keys }

  /// The special properties of the rows.
  package var traits: Traits { bound.traits }

  /// Whether other keys replaced those that were bound first.
  package var isRebound: Bool { isReplaced.load(ordering: .acquiring) }

  /// The identity of the current keys; other keys have another one while these are in use.
  package struct Version: Equatable, Sendable {
    private let keys: BoundKeys

    fileprivate init(_ keys: BoundKeys) { self.keys = keys }

    package static func == (left: Version, right: Version) -> Bool { left.keys === right.keys }
  }

  /// The identity of the current keys.
  package var version: Version { Version(bound) }

  /// The current keys.
  private var bound: BoundKeys {
    guard isRebound, var last = next.load() else { return first }
    while let next = last.next.load() { last = next }
    return last.first
  }

  /// The original bindings.
  package var original: ItemBindings { ItemBindings(first) }

  /// Replaces the keys for all rows that have these bindings.
  ///
  /// - Parameter other: The new keys.
  /// - Complexity: Linear in the number of earlier calls.
  package func rebind(to other: ItemBindings) {
    let new = ItemBindings(sharing: other)
    var last = self
    while true {
      let stored = last.next.storeIfNil(new)
      last.isReplaced.store(true, ordering: .releasing)
      if stored === new { return }
      last = stored
    }
  }

  /// Returns bindings with another key for a field; nil leaves it unbound.
  package func binding(_ field: Field, to key: String?) -> ItemBindings {
    var names = bound.names
    names[field.rawValue] = key
    return ItemBindings(BoundKeys(names, bound.traits))
  }
}

extension ItemBindings: Hashable {
  public static func == (left: ItemBindings, right: ItemBindings) -> Bool {
    if left === right { return true }
    let (left, right) = (left.bound, right.bound)
    return left === right || (left.names == right.names && left.traits == right.traits)
  }

  /// The hash is constant, because bindings can change while sets contain their rows.
  public func hash(into hasher: inout Hasher) {}
}

/// Keys by the fields that they are bound to; immutable.
private final class BoundKeys: Sendable {
  let names: [String?]
  let paths: [MemberPath?]
  let keys: JSONKeys
  let traits: ItemBindings.Traits

  /// The kind of cell of every row, or nil.
  let fixedKind: String?

  /// A bit for each field that has a key.
  private let fields: UInt16

  /// Creates keys by the raw values of their fields.
  init(_ names: [String?], _ traits: ItemBindings.Traits) {
    self.names = names
    self.traits = traits
    let kind = names[ItemBindings.Field.kind.rawValue]
    fixedKind = kind.flatMap { $0.hasPrefix("=") ? String($0.dropFirst()) : nil }
    // The height is recorded when a document is read, so this search does not include it.
    keys = JSONKeys(Array(names.prefix(ItemBindings.Field.height.rawValue)))
    paths = names.map { $0.map { MemberPath(orKey: $0) } }
    fields = names.indices.reduce(0) { names[$1] == nil ? $0 : $0 | 1 << UInt16($1) }
  }

  /// Whether a field has a key.
  func binds(_ field: ItemBindings.Field) -> Bool { fields & 1 << UInt16(field.rawValue) != 0 }
}

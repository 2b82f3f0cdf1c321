package import JSON
import Synchronization

/// The meaning of the keys of a row's object: the title, the subtitle, the height and so on.
///
/// Each key may be a path, such as `name.common` (``JSON/MemberPath``); a member of that very name wins.
///
/// Shared by the rows of a section or of a document. A person may bind other keys while the table is open
/// (``rebind(to:)``): every row that has these bindings is then read by the new ones, wherever it is kept.
public final class ItemBindings: Sendable {
  /// The keys as they were bound first.
  private let first: BoundKeys

  /// The bindings that took the place of these, or nil.
  private let next = AtomicLazyReference<ItemBindings>()

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

  /// Creates bindings that are equal to others and change by themselves.
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

  /// The key whose value tells rows apart, or nil.
  public var id: String? { self[.id] }

  /// The key whose value names the accessory, or nil.
  public var accessory: String? { self[.accessory] }

  /// The key whose value is the height in points, or nil.
  public var height: String? { self[.height] }

  /// The key whose value names the kind of cell, or nil.
  public var kind: String? { self[.kind] }

  /// The fields of a row by their numbers in ``keys`` and ``paths``.
  package enum Field: Int, CaseIterable, Sendable {
    case title, subtitle, image, id, accessory, kind, level, height
  }

  /// Peculiarities of the rows.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A row without a title shows its first readable text instead.
    package static let fillsTitles = Traits(rawValue: 1)

    /// Rows that are members of an object are read by their members; their key shows where nothing else does.
    package static let bindsEntries = Traits(rawValue: 2)
  }

  /// The key that is bound to a field, or nil.
  package subscript(field: Field) -> String? { bound.names[field.rawValue] }

  /// The path to the value of a field, or nil if the field is not bound.
  package func path(of field: Field) -> MemberPath? { bound.paths[field.rawValue] }

  /// The keys of the fields, to be looked for together.
  var keys: JSONKeys { bound.keys }

  /// The peculiarities of the rows.
  package var traits: Traits { bound.traits }

  /// Whether other keys took the place of those that were bound first.
  package var isRebound: Bool { next.load() != nil }

  /// The keys that count now.
  private var bound: BoundKeys {
    guard var last = next.load() else { return first }
    while let next = last.next.load() { last = next }
    return last.first
  }

  /// The bindings as they were at first.
  package var original: ItemBindings { ItemBindings(first) }

  /// Lets other keys count for all rows that have these bindings.
  ///
  /// - Parameter other: The keys that count from now on.
  /// - Complexity: linear in the number of calls before this one.
  package func rebind(to other: ItemBindings) {
    let new = ItemBindings(sharing: other)
    var last = self
    while true {
      let stored = last.next.storeIfNil(new)
      if stored === new { return }
      last = stored
    }
  }

  /// Bindings with another key for a field; nil leaves it unbound.
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

  /// Bindings change while rows are kept in sets, so nothing is hashed.
  public func hash(into hasher: inout Hasher) {}
}

/// Keys by the fields that they are bound to; they never change.
private final class BoundKeys: Sendable {
  let names: [String?]
  let paths: [MemberPath?]
  let keys: JSONKeys
  let traits: ItemBindings.Traits

  /// Binds keys by the numbers of the fields.
  init(_ names: [String?], _ traits: ItemBindings.Traits) {
    self.names = names
    self.traits = traits
    // The height is noted when a document is read, so it is not looked for with the others.
    keys = JSONKeys(Array(names.prefix(ItemBindings.Field.height.rawValue)))
    paths = names.map { $0.map { MemberPath(orKey: $0) } }
  }
}

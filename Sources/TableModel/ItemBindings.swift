package import JSON

/// The meaning of the keys of a row's object: the title, the subtitle, the height and so on.
///
/// Each key may be a path, such as `name.common` (``JSON/MemberPath``); a member of that very name wins.
///
/// Shared by all rows of a document, so it is a class that never changes.
public final class ItemBindings: Hashable, Sendable {
  /// The key whose value is the title, or nil.
  public let title: String?

  /// The key whose value is the subtitle, or nil.
  public let subtitle: String?

  /// The key whose value names the image, or nil.
  public let image: String?

  /// The key whose value tells rows apart, or nil.
  public let id: String?

  /// The key whose value names the accessory, or nil.
  public let accessory: String?

  /// The key whose value is the height in points, or nil.
  public let height: String?

  /// The key whose value names the kind of cell, or nil.
  public let kind: String?

  /// The fields of a row by their numbers in ``keys`` and ``paths``.
  package enum Field: Int {
    case title, subtitle, image, id, accessory, kind, level, height
  }

  /// The paths of the fields by their numbers.
  private let paths: [MemberPath?]

  /// The keys of the fields, to be looked for together.
  let keys: JSONKeys

  /// Creates bindings; what is not given stays unbound.
  public init(
    title: String? = nil,
    subtitle: String? = nil,
    image: String? = nil,
    id: String? = nil,
    accessory: String? = nil,
    height: String? = nil,
    kind: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.id = id
    self.accessory = accessory
    self.height = height
    self.kind = kind
    let names = [title, subtitle, image, id, accessory, kind, Item.levelKey]
    keys = JSONKeys(names)
    paths = (names + [height]).map { $0.map { MemberPath(orKey: $0) } }
  }

  /// The path to the value of a field, or nil if the field is not bound.
  package func path(of field: Field) -> MemberPath? { paths[field.rawValue] }

  /// The names of the native document: `title`, `subtitle`, `image`, `id`, `accessory`, `height`, `cell`.
  public static let native = ItemBindings(
    title: "title",
    subtitle: "subtitle",
    image: "image",
    id: "id",
    accessory: "accessory",
    height: "height",
    kind: "cell"
  )

  public static func == (left: ItemBindings, right: ItemBindings) -> Bool {
    left === right
      || (left.title == right.title && left.subtitle == right.subtitle && left.image == right.image
        && left.id == right.id && left.accessory == right.accessory && left.height == right.height
        && left.kind == right.kind)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(subtitle)
    hasher.combine(id)
  }
}

import JSON

/// The bindings of a row's keys to roles: the title, the subtitle, the height and so on.
///
/// All rows of a document share one, so it is a class that never changes.
public final class ItemBindings: Hashable, Sendable {
  /// The key whose value is the title, or nil.
  public let title: String?

  /// The key whose value is the subtitle, or nil.
  public let subtitle: String?

  /// The key whose value names the image, or nil.
  public let image: String?

  /// The key whose value identifies a row, or nil.
  public let id: String?

  /// The key whose value names the accessory, or nil.
  public let accessory: String?

  /// The key whose value is the height in points, or nil.
  public let height: String?

  /// The key whose value names the kind of cell, or nil.
  public let kind: String?

  /// The fields of a row by their numbers in ``keys``.
  enum Field: Int {
    case title, subtitle, image, id, accessory, kind, level
  }

  /// The keys of the fields, searched together.
  let keys: JSONKeys

  /// Creates bindings; omitted keys stay unbound.
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
    keys = JSONKeys([title, subtitle, image, id, accessory, kind, Item.levelKey])
  }

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

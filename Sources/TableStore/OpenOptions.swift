/// How a document is opened: which keys mean what, and how strict to be.
///
/// A key that is given wins over any guess, whatever its values look like.
public struct OpenOptions: Hashable, Sendable {
  /// The key of the title, or nil to guess it.
  public var titleKey: String?

  /// The key of the subtitle, or nil to guess it.
  public var subtitleKey: String?

  /// The key of the image's name, or nil to guess it.
  public var imageKey: String?

  /// The key that tells rows apart, or nil to guess it.
  public var idKey: String?

  /// The key whose values group the rows into sections, or nil for none.
  public var sectionKey: String?

  /// The key of the kind of cell, or nil: only the native `cell` is taken unasked.
  public var kindKey: String?

  /// The key of the height in points, or nil to guess it.
  public var rowHeightKey: String?

  /// Whether a key that an object has twice is an error.
  public var isStrict = false

  /// Makes options that guess everything.
  public init() {}
}

extension OpenOptions {
  /// The option keys that are set, each with the name of its option.
  var namedKeys: [(option: String, key: String)] {
    let all: [(String, String?)] = [
      ("--title", titleKey), ("--subtitle", subtitleKey), ("--image", imageKey), ("--id", idKey),
      ("--section", sectionKey), ("--kind", kindKey), ("--row-height", rowHeightKey),
    ]
    return all.compactMap { name, key in key.map { (name, $0) } }
  }
}

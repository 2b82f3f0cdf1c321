import TableModel

/// Guesses the bindings of a document's keys from their names and values.
///
/// * A native document binds the native names. If no row has a name, its other names are tried. The
///   title and subtitle are then guessed.
/// * The title is the first usual name that at least half of the rows have, as text or number.
///   Otherwise it is the first key with mostly text of different values.
/// * The subtitle is the first of its usual names. Otherwise it is the first other key with mostly
///   text, or else with mostly numbers.
/// * The id is one of its usual names, if no two rows of the sample share a value.
/// * In a native document, the height is bound without an option. Elsewhere it is bound under
///   `rowHeight` and similar names. It is bound as `height` only if the rows have only native
///   names: a person's height is not a row's. Values must be 0 to 2000.
/// * The kind of cell is bound without an option only in a native document.
struct BindingGuess {
  private static let titles = [
    "title", "itemtitle", "name", "label", "headline", "heading", "displayname", "fullname",
    "itemname", "subject", "caption", "text",
  ]
  private static let subtitles = [
    "subtitle", "itemsubtitle", "detail", "details", "description", "summary", "subheading",
    "tagline", "byline", "preview", "caption", "author", "artist",
  ]
  private static let images = [
    "image", "itemimage", "imagename", "imageurl", "icon", "iconname", "thumbnail", "thumbnailurl",
    "thumb", "photo", "picture", "avatar", "avatarurl",
  ]
  private static let ids = ["id", "itemidentifier", "identifier", "uuid", "guid", "key", "slug"]
  /// Keys that describe a form field are never its subtitle.
  private static let formKeys: [String?] = ["placeholder", "pattern", "hint", "field", "default"]

  private static let heights = ["rowheight", "itemheight", "cellheight"]

  private let sample: RowSample
  private let options: OpenOptions
  private let isNative: Bool

  /// The keys of the sample by their plain names, if those are usual names.
  private let usualKeys: [String: [KeyStatistics]]

  /// Creates a guess from a sample of rows.
  ///
  /// - Complexity: linear in the number of its keys.
  init(sample: RowSample, options: OpenOptions, isNative: Bool) {
    self.sample = sample
    self.options = options
    self.isNative = isNative
    var keys: [String: [KeyStatistics]] = [:]
    for key in sample.keys where key.key.utf8.count <= BindingGuess.longestName {
      let name = BindingGuess.plain(key.key)
      if BindingGuess.usualNames.contains(name) { keys[name, default: []].append(key) }
    }
    usualKeys = keys
  }

  private static let usualNames = Set(titles + subtitles + images + ids + heights)

  /// The length of a key including separators, above which it is not a usual name.
  private static let longestName = 64

  /// Returns the bindings from the options and the sample.
  func bindings() -> ItemBindings {
    guard sample.objects > 0 else { return named(ItemBindings.native) }
    let image =
      native(NativeNames.image) ?? usual(BindingGuess.images) { $0.strings * 2 > $0.present }
    let height = native(NativeNames.height) ?? foreignHeight
    let id = native(NativeNames.id) ?? usual(BindingGuess.ids, where: tellsRowsApart)
    let title =
      options.titleKey ?? present(NativeNames.title) ?? guessedTitle(without: [id, image])
    let kind = options.kindKey ?? native(NativeNames.kind)
    // The nesting level of a row is not a text to show.
    let level = isNative ? NativeNames.level : nil
    let taken = [title, id, image, height, kind, level] + BindingGuess.formKeys
    let subtitle = present(NativeNames.subtitle) ?? guessedSubtitle(without: taken)
    return named(
      ItemBindings(
        title: title ?? (isNative ? "title" : nil),
        subtitle: subtitle ?? (isNative ? "subtitle" : nil),
        image: image,
        id: id,
        accessory: native(NativeNames.accessory) ?? present(NativeNames.accessory),
        height: height,
        kind: native(NativeNames.kind)
      )
    )
  }

  /// Returns the bindings with the user's keys in place.
  private func named(_ guess: ItemBindings) -> ItemBindings {
    ItemBindings(
      title: options.titleKey ?? guess.title,
      subtitle: options.subtitleKey ?? guess.subtitle,
      image: options.imageKey ?? guess.image,
      id: options.idKey ?? guess.id,
      accessory: guess.accessory,
      height: options.rowHeightKey ?? guess.height,
      kind: options.kindKey ?? guess.kind
    )
  }

  /// Returns the name that most rows have, in a native document; the first if none has any.
  private func native(_ names: [String]) -> String? {
    isNative ? present(names) ?? names.first : nil
  }

  /// Returns the name that most rows have.
  private func present(_ names: [String]) -> String? {
    var best: KeyStatistics?
    for key in names.compactMap({ sample[$0] }) where key.present > best?.present ?? 0 {
      best = key
    }
    guard isNative || (best?.readable ?? 0) * 2 >= sample.objects else { return nil }
    return best?.key
  }

  /// Returns the first key with one of some names, in their order, whose values are suitable.
  private func usual(_ names: [String], where fits: (KeyStatistics) -> Bool) -> String? {
    for name in names {
      if let found = usualKeys[name]?.first(where: fits) { return found.key }
    }
    return nil
  }

  private func guessedTitle(without others: [String?]) -> String? {
    let isUsual = { (key: KeyStatistics) in key.readable * 2 >= sample.objects }
    if let name = usual(BindingGuess.titles, where: isUsual) { return name }
    let texts = sample.keys.lazy.filter {
      $0.strings * 2 >= sample.objects && $0.distinct * 2 > $0.present
        && $0.addresses * 2 < $0.strings
    }
    let text = texts.first { key in !others.contains { $0 == key.key } } ?? texts.first
    return (text ?? sample.keys.first { $0.strings > 0 } ?? sample.keys.first { $0.numbers > 0 })?
      .key
  }

  private func guessedSubtitle(without others: [String?]) -> String? {
    let isFree = { (key: KeyStatistics) in !others.contains { $0 == key.key } }
    let isUsual = { (key: KeyStatistics) in key.readable * 2 >= key.present && isFree(key) }
    if let name = usual(BindingGuess.subtitles, where: isUsual) { return name }
    let text = sample.keys.first {
      $0.strings * 2 >= sample.objects && $0.addresses * 2 < $0.strings && isFree($0)
    }
    return (text ?? sample.keys.first { $0.numbers * 2 >= sample.objects && isFree($0) })?.key
  }

  private var foreignHeight: String? {
    let isPlausible = { (key: KeyStatistics) in
      key.numbers > 0 && key.plausibleHeights * 10 >= key.present * 9
    }
    if let key = usual(BindingGuess.heights, where: isPlausible) { return key }
    guard sample.keys.allSatisfy({ NativeNames.ofRows.contains($0.key) }), sample["title"] != nil,
      let key = sample["height"], isPlausible(key)
    else { return nil }
    return key.key
  }

  /// Whether a key can be the id: at least nine rows in ten have it, and no two values are equal.
  ///
  /// An added row without the key does not keep the others from using it.
  private func tellsRowsApart(_ key: KeyStatistics) -> Bool {
    key.readable == key.present && key.present * 10 >= sample.objects * 9
      && key.distinct == key.present
  }

  /// Returns a key in lowercase without separators.
  private static func plain(_ key: String) -> String {
    String(key.lowercased().filter { $0 != "_" && $0 != "-" })
  }
}

import TableModel

/// Guesses which key of a document's rows means what, by the names of keys and by their values.
///
/// * A native document binds the native names; a name that no row has gives way to one of its other
///   names, and the title and subtitle to a guess.
/// * The title is the first of the usual names that at least half of the rows have as text or
///   number, else the first key that is mostly text of different values.
/// * The subtitle is the first of its usual names, else the first other key that is mostly text,
///   else mostly a number.
/// * The id is one of its usual names, if no two rows of the sample share a value.
/// * The height is bound unasked in a native document, under `rowHeight` and its like, or as
///   `height` where the rows have nothing but native names: a person's height is not a row's. Values
///   must be 0 to 2000.
/// * The kind of cell is bound unasked in a native document only.
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

  /// The keys of the sample by their plain names, as far as any of the usual names is theirs.
  private let usualKeys: [String: [KeyStatistics]]

  /// Looks at a sample of rows.
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

  /// Longer keys, with what joins their words, are none of the usual names.
  private static let longestName = 64

  /// The bindings that the options and the sample give.
  func bindings() -> ItemBindings {
    guard sample.objects > 0 else { return named(ItemBindings.native) }
    let image =
      native(NativeNames.image) ?? usual(BindingGuess.images) { $0.strings * 2 > $0.present }
    let height = native(NativeNames.height) ?? foreignHeight
    let id = native(NativeNames.id) ?? usual(BindingGuess.ids, where: tellsRowsApart)
    let title =
      options.titleKey ?? present(NativeNames.title) ?? guessedTitle(without: [id, image])
    let kind = options.kindKey ?? native(NativeNames.kind)
    // How deep a row is nested is nothing to read.
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

  /// The bindings with those in place that a person asked for.
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

  /// In a native document the one of some names that most rows have, the first of them if none has.
  private func native(_ names: [String]) -> String? {
    isNative ? present(names) ?? names.first : nil
  }

  /// The one of some names that most rows have.
  private func present(_ names: [String]) -> String? {
    var best: KeyStatistics?
    for key in names.compactMap({ sample[$0] }) where key.present > best?.present ?? 0 {
      best = key
    }
    guard isNative || (best?.readable ?? 0) * 2 >= sample.objects else { return nil }
    return best?.key
  }

  /// The first key with one of some names, in their order, whose values fit.
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

  /// Whether a key can be the id: in nine rows of ten or more, and no two alike.
  ///
  /// A row that was added without one does not take the id from the others.
  private func tellsRowsApart(_ key: KeyStatistics) -> Bool {
    key.readable == key.present && key.present * 10 >= sample.objects * 9
      && key.distinct == key.present
  }

  /// A key in small letters without what joins its words.
  private static func plain(_ key: String) -> String {
    String(key.lowercased().filter { $0 != "_" && $0 != "-" })
  }
}

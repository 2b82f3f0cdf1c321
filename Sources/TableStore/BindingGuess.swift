import TableModel

/// Guesses the meaning of the keys of rows by their names and by their values in a sample.
///
/// * A native document binds the native names. If no row has a name, one of its other names is
///   bound instead. A missing title or subtitle is guessed.
/// * The title is the key or path with the most points. At least half of the rows must have it as a
///   text or number. Usual names in several languages have the most points (``BindingNames``), then
///   texts in the order of the object. Constants, addresses, codes, dates, numbers and very long
///   texts have fewer points.
/// * A name in an object that describes the row, such as `status.name`, has fewer points. So does a
///   key that some rows lack.
/// * The first element of a list of texts can be the title, as a last resort. So can a text in the
///   first object of a list, if the title would be a code, a date or a number.
/// * The subtitle is chosen the same way among the others. It never repeats the title.
/// * The id is one of its usual names, if no two rows of the sample share a value.
/// * In a native document, the height is bound without an option. Elsewhere it is bound under
///   `rowHeight` and similar names. It is bound as `height` only if the rows have only native
///   names: a person's height is not a row's. Values must be 0 to 2000.
/// * The kind of cell is bound without an option only in a native document.
/// * In an object of objects, the key of a row is shown if no member is bound.
struct BindingGuess {
  /// The keys that describe a form field, which are never its subtitle.
  private static let formKeys: [String?] = ["placeholder", "pattern", "hint", "field", "default"]

  let sample: RowSample
  private let options: OpenOptions
  private let shape: DocumentShape

  /// Creates a guess from a sample of rows.
  ///
  /// - Complexity: Linear in the number of its keys.
  init(sample: RowSample, options: OpenOptions, shape: DocumentShape) {
    self.sample = sample
    self.options = options
    self.shape = shape
  }

  private var isNative: Bool { shape == .native }

  /// Whether the key of a row is more than the name of a member.
  var hasKeys: Bool { shape == .entries }

  /// Returns the bindings from the options and the sample.
  func bindings() -> ItemBindings {
    guard sample.objects > 0 else { return named(ItemBindings.native) }
    let height = native(NativeNames.height) ?? foreignHeight
    let topID = native(NativeNames.id) ?? usual(BindingNames.ids, where: tellsRowsApart)
    let topImage = native(NativeNames.image) ?? usual(BindingNames.images, where: namesImages)
    let title =
      options.titleKey ?? telling(NativeNames.title) ?? guessedTitle(without: [topID, topImage])
    let id = topID ?? sibling(of: title, named: BindingNames.ids, where: tellsRowsApart)
    let image =
      topImage ?? sibling(of: title, named: BindingNames.images, where: namesImages)
    let kind = options.kindKey ?? native(NativeNames.kind)
    // The nesting level of a row is not a text to show.
    let level = isNative ? NativeNames.level : nil
    let taken = [title, id, image, height, kind, level] + BindingGuess.formKeys
    // The key of a row in an object of objects is shown below its name.
    let showsKey = hasKeys && title != nil
    let subtitle =
      present(NativeNames.subtitle) ?? (showsKey ? nil : guessedSubtitle(without: taken, title))
    return named(
      ItemBindings(
        title: title ?? (isNative ? "title" : nil),
        subtitle: subtitle ?? (isNative ? "subtitle" : nil),
        image: image,
        id: hasKeys ? nil : id,
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
      kind: options.kindKey ?? guess.kind,
      traits: traits
    )
  }

  private var traits: ItemBindings.Traits {
    var traits = ItemBindings.Traits()
    if !isNative { traits.insert(.fillsTitles) }
    if hasKeys { traits.insert(.bindsEntries) }
    if options.storesNull { traits.insert(.storesNull) }
    return traits
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

  /// Returns the name that most rows have, unless its value is constant outside a native document.
  private func telling(_ names: [String]) -> String? {
    guard let key = present(names) else { return nil }
    return isNative || sample[key]?.isConstant == false ? key : nil
  }

  /// Returns the first key with one of some names, in their order, and with suitable values.
  private func usual(_ names: [String], where fits: (KeyStatistics) -> Bool) -> String? {
    for name in names {
      if let found = sample.keys.first(where: { $0.plainName == name && fits($0) }) {
        return found.key
      }
    }
    return nil
  }

  /// Returns a key with one of some names in the inner object that contains the title.
  private func sibling(
    of title: String?,
    named names: [String],
    where fits: (KeyStatistics) -> Bool
  ) -> String? {
    guard let title, let steps = sample[title]?.steps, steps.count > 1 else { return nil }
    for name in names {
      let found = sample.nested.first {
        $0.plainName == name && $0.steps.dropLast() == steps.dropLast() && fits($0)
      }
      if let found { return found.key }
    }
    return nil
  }
}

// Heights and ids.
extension BindingGuess {
  private var foreignHeight: String? {
    let isPlausible = { (key: KeyStatistics) in
      key.numbers > 0 && key.plausibleHeights * 10 >= key.present * 9
    }
    if let key = usual(BindingNames.heights, where: isPlausible) { return key }
    guard sample.keys.allSatisfy({ NativeNames.ofRows.contains($0.key) }), sample["title"] != nil,
      let key = sample["height"], isPlausible(key)
    else { return nil }
    return key.key
  }

  /// Whether most values of a key are texts, and not long codes such as checksums.
  private func namesImages(_ key: KeyStatistics) -> Bool {
    key.strings * 2 > key.present && (key.codes * 2 <= key.strings || key.meanLength <= 24)
  }

  /// Whether a key can be the id: at least nine rows in ten have it, and no two values are equal.
  ///
  /// A new row without the key does not change this for the others.
  private func tellsRowsApart(_ key: KeyStatistics) -> Bool {
    key.readable == key.present && key.present * 10 >= sample.objects * 9
      && key.distinct == key.present
  }
}

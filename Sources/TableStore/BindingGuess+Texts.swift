// Titles and subtitles.
extension BindingGuess {
  private var all: [KeyStatistics] { sample.keys + sample.nested.filter { !isInElement($0) } }

  /// The paths of texts in the first object of a list, in at least half of the rows.
  private var textsInElements: [KeyStatistics] {
    sample.nested.filter { isInElement($0) && $0.strings * 2 >= sample.objects }
  }

  func guessedTitle(without others: [String?]) -> String? {
    let guess = ownTitle(without: others)
    let own = guess.flatMap { sample[$0] }
    guard !hasKeys, own.map(isUnclear) ?? true, let other = best(textsInElements, titleScore),
      own.map({ titleScore($0) < titleScore(other) }) ?? true
    else { return guess }
    return other.key
  }

  /// Whether most values of a key are not words: codes, dates, addresses, numbers, letters or the
  /// same.
  private func isUnclear(_ key: KeyStatistics) -> Bool {
    key.isConstant || (key.codes + key.dates + key.addresses) * 2 > key.strings
      || key.numbers > key.strings || key.meanLength < 2
  }

  private func ownTitle(without others: [String?]) -> String? {
    let candidates = all.filter { $0.readable * 2 >= sample.objects }
    let named = hasKeys ? candidates.filter { titlePoints($0) > 0 && !$0.isConstant } : candidates
    let texts = named.filter { $0.strings * 2 >= sample.objects }
    let free = texts.filter { key in !others.contains { $0 == key.key } }
    if let best = best(free, titleScore) ?? best(texts, titleScore) { return best.key }
    guard !hasKeys else { return nil }
    let numbers = candidates.filter { titlePoints($0) > 0 }
    return
      (best(numbers, titleScore) ?? sample.keys.first { $0.strings > 0 }
      ?? sample.keys.first { $0.numbers > 0 && !$0.isConstant }
      ?? sample.keys.first { $0.numbers > 0 })?.key
  }

  func guessedSubtitle(without others: [String?], _ title: String?) -> String? {
    let titleKey = title.flatMap { sample[$0] }
    let owner = titleKey?.steps.dropLast() ?? []
    let candidates = all.filter { key in
      guard !others.contains(where: { $0 == key.key }), owner.isEmpty || !key.isConstant,
        !isElement(key), titleKey.map(key.repeats) != true
      else { return false }
      let isUsual = BindingNames.subtitlePoints(key.plainName) > 0
      if isUsual, key.steps.count == 1, key.readable * 2 >= key.present { return true }
      guard key.readable * 2 >= sample.objects, key.addresses * 2 < max(1, key.strings) else {
        return false
      }
      // A number in an inner object is not clear without its key.
      return key.steps.count == 1 || key.strings * 2 >= sample.objects
        || key.steps.dropLast() == owner
    }
    let own = best(candidates, subtitleScore)
    if let own, subtitleScore(own) >= 40 { return own.key }
    let others = textsInElements.filter { key in
      BindingNames.subtitlePoints(key.plainName) > 0 && key.key != title
    }
    return (best(others, subtitleScore) ?? own)?.key
  }

  /// Returns the first key with the most points.
  private func best(
    _ candidates: [KeyStatistics],
    _ score: (KeyStatistics) -> Int
  ) -> KeyStatistics? {
    candidates.reduce(nil) { best, next in
      guard let best else { return next }
      return score(next) > score(best) ? next : best
    }
  }

  /// Returns the points for the name; a usual name of the object around it gets slightly fewer.
  private func titlePoints(_ key: KeyStatistics) -> Int {
    let own = BindingNames.titlePoints(key.plainName)
    // The title of a place on a map is its place.
    if isFeatures, key.plainName == "place" { return 45 }
    // A summary is a title, except beside the key of a row.
    if own == 0, !hasKeys, key.plainName == "summary" { return 20 }
    guard own == 0, let around = around(key) else { return own }
    return max(0, BindingNames.titlePoints(around) - 10)
  }

  /// Returns the name of the object or list around a key, or nil for a key of the row itself.
  private func around(_ key: KeyStatistics) -> String? {
    key.steps.dropLast().last { $0 != RowSample.first }.map(BindingNames.plain)
  }

  /// Returns the points that a key loses for its depth; the step into a list does not count.
  private func depthPenalty(_ key: KeyStatistics) -> Int {
    8 * (key.steps.count - 1 - (isInElement(key) ? 1 : 0))
  }

  private func titleScore(_ key: KeyStatistics) -> Int {
    var score = 50 + titlePoints(key) - depthPenalty(key)
    score -= repetition(of: key)
    if isElement(key) || isInElement(key) { score -= 15 }
    if let around = around(key), BindingNames.attributes.contains(around) { score -= 30 }
    if key.present * 10 < sample.objects * 9 { score -= 15 }
    if key.strings > 0, key.meanLength < 2, titlePoints(key) == 0 { score -= 30 }
    if key.multilines * 2 > key.present { score -= 15 }
    if key.addresses * 2 >= max(1, key.strings) { score -= 35 }
    if key.codes * 2 > key.strings { score -= 20 }
    if key.dates * 2 > key.strings { score -= 45 }
    if key.numbers > key.strings { score -= 30 }
    if key.meanLength > 400 { score -= 30 } else if key.meanLength > 120 { score -= 15 }
    return score
  }

  /// Returns the points that a title loses because its values repeat.
  private func repetition(of key: KeyStatistics) -> Int {
    if key.isConstant { return 60 }
    if key.distinct * 10 <= key.present { return 45 }
    if key.distinct * 2 <= key.present { return 25 }
    return key.distinct * 10 < key.present * 9 ? 8 : 0
  }

  /// Whether a path leads to the first element of a list.
  private func isElement(_ key: KeyStatistics) -> Bool {
    key.steps.count > 1 && key.steps.last == RowSample.first
  }

  /// Whether a path leads into the first object of a list.
  private func isInElement(_ key: KeyStatistics) -> Bool {
    key.steps.count > 2 && key.steps.dropLast().dropFirst().contains(RowSample.first)
  }

  private func subtitleScore(_ key: KeyStatistics) -> Int {
    var score = 50 + BindingNames.subtitlePoints(key.plainName) - depthPenalty(key)
    if key.isConstant { score -= 60 }
    // A short code, such as a country's, tells a person more than a number; a long one does not.
    if key.codes * 2 > key.strings { score -= key.meanLength <= 4 ? 10 : 35 }
    if key.dates * 2 > key.strings { score -= 18 }
    if key.strings > 0, key.meanLength < 2 { score -= 15 }
    if key.multilines * 2 > key.present { score -= 15 }
    if key.meanLength > 400 { score -= 20 }
    if key.numbers > key.strings { score -= 30 }
    return score
  }

  /// Whether the rows are features of GeoJSON.
  private var isFeatures: Bool {
    guard let type = sample["type"], type.isConstant || type.present == 1 else { return false }
    return sample["properties"].map { $0.containers > 0 } == true && sample["geometry"] != nil
  }
}

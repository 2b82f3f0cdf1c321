package import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The kinds of address: one row, several rows, or an insertion point.
enum AddressKind: Sendable {
  case row
  case rows
  case place
}

extension Grammar {
  /// The grammar of a required row address.
  package static let row = Grammar.slot(.address(.row))

  /// The grammar of a row address that defaults to the current row.
  static let optionalRow = Grammar.whereNoneIsCurrent(.slot(.address(.row)))

  /// The grammar of a required address of one or more rows.
  static let rows = Grammar.slot(.address(.rows))

  /// The grammar of an address of one or more rows that defaults to the current row.
  static let optionalRows = Grammar.whereNoneIsCurrent(.slot(.address(.rows)))

  /// The grammar of a required insertion point.
  static let place = Grammar.slot(.address(.place))

  /// The grammar of an insertion point that defaults to the current row.
  static let optionalPlace = Grammar.whereNoneIsCurrent(.slot(.address(.place)))

  /// Returns the grammar of an address that is optional if there is a current row.
  static func whereNoneIsCurrent(_ address: Grammar) -> Grammar {
    .inScope { scope in scope.current == nil ? address : .optional(address) }
  }
}

extension WordSlot {
  /// Returns a slot for an address, or for its section.
  ///
  /// - Parameters:
  ///   - kind: The kind of address.
  ///   - allowsLone: Whether a row number without a section is valid in a table with one section.
  /// - Returns: The slot.
  static func address(_ kind: AddressKind, allowsLone: Bool = true) -> WordSlot {
    WordSlot(name: "a row such as 0 3") { scope, word in
      if word.hasPrefix("#") { return scope.ids(String(word.dropFirst())) }
      guard let split = word.firstIndex(where: { $0 == "." || $0 == ":" }), word != "." else {
        return scope.starts(of: kind, word)
      }
      guard let section = Int(word[..<split]) else { return SlotCompletions() }
      let rest = String(word[word.index(after: split)...])
      var offer = scope.rows(of: section, kind, rest)
      offer.words = offer.words.map { OfferedWord(word[...split] + $0.text, help: $0.help) }
      return offer
    } follow: { scope, token in
      scope.follow(token, kind, allowsLone: allowsLone)
    }
  }

  /// Returns a slot for the row of an address whose section is already typed.
  static func row(of section: Int, _ kind: AddressKind) -> WordSlot {
    WordSlot(name: "a row of section \(section)") { scope, word in
      scope.rows(of: section, kind, word)
    } follow: { scope, token in
      guard let place = token.bare.flatMap(Address.Place.init),
        let row = scope.firstRow(place, of: section, kind)
      else { return [] }
      return [scope.following(row)]
    }
  }

  /// The slot for a selected row, written as `0.3`.
  static let selectedRow = WordSlot.finite("a selected row") { scope in
    let selected = scope.source?.tableView.indexPathsForSelectedRows ?? []
    return selected.prefix(CompletionScope.limit).map { path in
      OfferedWord("\(path.section).\(path.row)", help: scope.title(of: path))
    }
  }
}

extension CompletionScope {
  /// The maximum number of rows to search for identifiers.
  private static let budget = 2000

  /// Returns the sections that can start an address, and the current row.
  fileprivate func starts(of kind: AddressKind, _ word: String) -> SlotCompletions {
    var offer = numbers(below: sectionCount, word) { self.words(for: $0) }
    if kind != .place { offer.words.removeAll { Int($0.text).map { rowCount($0) } == 0 } }
    if let current, word.isEmpty || word == "." {
      offer.words.append(
        OfferedWord(".", help: "the current row, \(current): \(title(of: current))")
      )
    }
    return offer
  }

  /// Returns the rows of a section.
  fileprivate func rows(of section: Int, _ kind: AddressKind, _ word: String) -> SlotCompletions {
    let count = rowCount(section)
    guard (0..<sectionCount).contains(section) else { return SlotCompletions() }
    if kind == .rows, let dots = word.range(ofDots: ()), let low = Int(word[..<dots.lowerBound]) {
      return ends(of: section, from: low, word, behind: dots)
    }
    let visible = source?.tableView.indexPathsForVisibleRows ?? []
    var offer = numbers(
      below: placeCount(section, kind),
      word,
      near: visible.filter { $0.section == section }.map(\.row)
    ) { row in
      row == count ? "at the end" : title(of: IndexPath(row: row, section: section))
    }
    guard count > 0 else { return offer }
    offer.words.append(OfferedWord("last", help: "row \(count - 1)"))
    if kind == .rows {
      offer.words.append(OfferedWord("*", help: TextFormatting.count(count, "row")))
    }
    return offer
  }

  /// Returns the last rows of a range.
  private func ends(
    of section: Int,
    from low: Int,
    _ word: String,
    behind dots: Range<String.Index>
  ) -> SlotCompletions {
    let count = rowCount(section)
    guard (0..<count).contains(low) else { return SlotCompletions() }
    let start = word[..<dots.upperBound]
    var offer = numbers(below: count, String(word[dots.upperBound...])) { row in
      title(of: IndexPath(row: row, section: section))
    }
    offer.words.removeAll { Int($0.text).map { $0 < low } ?? true }
    offer.words.append(OfferedWord("last", help: "row \(count - 1)"))
    offer.words = offer.words.map { OfferedWord(start + $0.text, help: $0.help) }
    return offer
  }

  /// Returns row identifiers: the visible rows first, then the rows from the start, up to a limit.
  fileprivate func ids(_ beginning: String) -> SlotCompletions {
    var seen: Set<String> = []
    var words: [OfferedWord] = []
    var left = Self.budget
    func look(_ item: Item) {
      let id = item.id.text
      guard id.hasPrefix(beginning), words.count < Self.limit, seen.insert(id).inserted else {
        return
      }
      words.append(OfferedWord("#" + id, help: Self.short(item.title ?? "")))
    }
    for path in (source?.tableView.indexPathsForVisibleRows ?? []).prefix(Self.limit) {
      if let item = item(at: path) { look(item) }
    }
    for section in sections.indices.prefix(Self.budget) where left > 0 {
      for item in sections[section].items.prefix(left) {
        look(item)
        left -= 1
      }
    }
    // If one id needs quotes, all get them, so that they share their start.
    if words.contains(where: { !WordSpelling.isBare("x" + $0.text.dropFirst()) }) {
      for index in words.indices {
        words[index].spelling = "#" + String(words[index].text.dropFirst()).literal
      }
    }
    let isPartial = left == 0 || words.count == Self.limit
    return SlotCompletions(words, isPartial: isPartial, note: isPartial ? "… and perhaps more" : "")
  }

  /// Returns the words that can follow the first word of an address.
  fileprivate func follow(
    _ token: Token,
    _ kind: AddressKind,
    allowsLone: Bool
  ) -> [WordSlot.Follow] {
    // The quotes of an id may follow its sign.
    guard let word = token.bare ?? (token.text.hasPrefix("#") ? token.text : nil) else { return [] }
    if word == "." { return current.map { [following($0)] } ?? [] }
    if word.hasPrefix("#") { return word == "#" ? [] : [following(row(withID: word))] }
    if let split = word.firstIndex(where: { $0 == "." || $0 == ":" }),
      let section = Int(word[..<split])
    {
      let place = Address.Place(String(word[word.index(after: split)...]))
      if let place, let row = firstRow(place, of: section, kind) {
        return [following(row)]
      }
    }
    var follows: [WordSlot.Follow] = []
    if let section = Int(word), (0..<sectionCount).contains(section) {
      follows.append(WordSlot.Follow(grammar: .slot(.row(of: section, kind))))
    }
    if allowsLone, hasOneSection, let place = Address.Place(word),
      let row = firstRow(place, of: 0, kind)
    {
      follows.append(following(row))
    }
    return follows
  }

  /// Returns the row with an identifier, or nil if it is not among the first rows.
  private func row(withID word: String) -> IndexPath? {
    var left = Self.budget
    for section in sections.indices.prefix(Self.budget) where left > 0 {
      for (row, item) in sections[section].items.prefix(left).enumerated() {
        if item.id.text == word.dropFirst() { return IndexPath(row: row, section: section) }
        left -= 1
      }
    }
    return nil
  }

  /// Returns the number of valid row numbers in a section.
  ///
  /// A row moved from another section can also go to the end, which adds one.
  private func placeCount(_ section: Int, _ kind: AddressKind) -> Int {
    rowCount(section) + (kind == .place && row?.section != section ? 1 : 0)
  }

  /// Returns the first row of a place, or nil if the place has no rows.
  fileprivate func firstRow(
    _ place: Address.Place,
    of section: Int,
    _ kind: AddressKind
  ) -> IndexPath? {
    let count = rowCount(section)
    let rows: ClosedRange<Int>?
    switch place {
    case .number(let row): rows = row...row
    case .last: rows = count > 0 ? count - 1...count - 1 : nil
    case .every: rows = count > 0 ? 0...count - 1 : nil
    case .range(let low, let high): rows = low <= high ? low...high : nil
    case .rangeToLast(let low): rows = low < count ? low...count - 1 : nil
    }
    guard (0..<sectionCount).contains(section), let rows, rows.lowerBound >= 0,
      rows.upperBound < placeCount(section, kind), kind == .rows || rows.count == 1
    else { return nil }
    return IndexPath(row: rows.lowerBound, section: section)
  }
}

extension String {
  /// Returns the range of a row range's two dots, or nil.
  fileprivate func range(ofDots: Void) -> Range<String.Index>? {
    guard let first = firstIndex(of: ".") else { return nil }
    let second = index(after: first)
    guard second < endIndex, self[second] == "." else { return nil }
    return first..<index(after: second)
  }
}

package import CommandLanguage
import TableModel
import TableUI
import Workspace

/// Which addresses fit: of a row, of several, or of a place where a row comes in.
enum AddressKind: Sendable {
  case row
  case rows
  case place
}

extension Grammar {
  /// The address of a row, which must be written.
  package static let row = Grammar.slot(.address(.row))

  /// The address of a row; without one it is the current row.
  static let optionalRow = Grammar.whereNoneIsCurrent(.slot(.address(.row)))

  /// The address of one or several rows, which must be written.
  static let rows = Grammar.slot(.address(.rows))

  /// The address of one or several rows; without one it is the current row.
  static let optionalRows = Grammar.whereNoneIsCurrent(.slot(.address(.rows)))

  /// A place where rows come in, which must be written.
  static let place = Grammar.slot(.address(.place))

  /// A place where rows come in; without one it is the current row.
  static let optionalPlace = Grammar.whereNoneIsCurrent(.slot(.address(.place)))

  /// An address that may be left out once a row was spoken of.
  static func whereNoneIsCurrent(_ address: Grammar) -> Grammar {
    .inScope { scope in scope.current == nil ? address : .optional(address) }
  }
}

extension WordSlot {
  /// An address, or the section that one begins with.
  ///
  /// - Parameters:
  ///   - kind: What it names.
  ///   - allowsLone: Whether a row number alone counts in a table of one section.
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

  /// The row of an address whose section was named.
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

  /// A row that is selected, as `0.3`.
  static let selectedRow = WordSlot.finite("a selected row") { scope in
    let selected = scope.source?.tableView.indexPathsForSelectedRows ?? []
    return selected.prefix(CompletionScope.limit).map { path in
      OfferedWord("\(path.section).\(path.row)", help: scope.title(of: path))
    }
  }
}

extension CompletionScope {
  /// How far rows are looked through for ids.
  private static let budget = 2000

  /// The sections that an address may begin with, and the current row.
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

  /// The rows of a section.
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

  /// The ends of a range.
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

  /// The ids of rows: those on the screen first, then from the first row on, as far as is quickly done.
  fileprivate func ids(_ beginning: String) -> SlotCompletions {
    var seen: Set<String> = []
    var words: [OfferedWord] = []
    var left = Self.budget
    func look(_ item: Item) {
      let id = item.id.text
      guard id.hasPrefix(beginning), WordSpelling.isBare(id), words.count < Self.limit,
        seen.insert(id).inserted
      else { return }
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
    let isPartial = left == 0 || words.count == Self.limit
    return SlotCompletions(words, isPartial: isPartial, note: isPartial ? "… and perhaps more" : "")
  }

  /// How an address goes on behind its first word.
  fileprivate func follow(
    _ token: Token,
    _ kind: AddressKind,
    allowsLone: Bool
  ) -> [WordSlot.Follow] {
    guard let word = token.bare else { return [] }
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

  /// The row of an id, where it is quickly found.
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

  /// How many numbers fit in a section: its rows, and one behind them for a row that comes from elsewhere.
  private func placeCount(_ section: Int, _ kind: AddressKind) -> Int {
    rowCount(section) + (kind == .place && row?.section != section ? 1 : 0)
  }

  /// The first of the rows that a place names, or nil where it names none.
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
  /// Where the two dots of a range stand.
  fileprivate func range(ofDots: Void) -> Range<String.Index>? {
    guard let first = firstIndex(of: ".") else { return nil }
    let second = index(after: first)
    guard second < endIndex, self[second] == "." else { return nil }
    return first..<index(after: second)
  }
}

// Sections: inserting, deleting, moving and marking.
extension DataSourceSnapshot {
  /// Appends sections without items.
  ///
  /// - Throws: D1 if sections are not unique.
  public mutating func appendSections(_ identifiers: [SectionIdentifier]) throws(TableError) {
    try checkNew(identifiers)
    put(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections without items before another one.
  ///
  /// - Throws: D1 if sections are not unique, D5 if the other one is unknown.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier],
    beforeSection anchor: SectionIdentifier
  ) throws(TableError) {
    let number = try number(of: anchor, for: .insert)
    try checkNew(identifiers)
    put(identifiers, at: number)
  }

  /// Inserts sections without items after another one.
  ///
  /// - Throws: D1 if sections are not unique, D5 if the other one is unknown.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier],
    afterSection anchor: SectionIdentifier
  ) throws(TableError) {
    let number = try number(of: anchor, for: .insert)
    try checkNew(identifiers)
    put(identifiers, at: number + 1)
  }

  /// Deletes sections with their items.
  ///
  /// - Throws: D5 if one is unknown.
  public mutating func deleteSections(_ identifiers: [SectionIdentifier]) throws(TableError) {
    var numbers: Set<Int> = []
    for identifier in identifiers { numbers.insert(try number(of: identifier, for: .delete)) }
    for number in numbers.sorted(by: >) {
      index?.removeSection(number, rows[number])
      forgetMarks(of: rows[number])
      rows.remove(at: number)
      sectionIdentifiers.remove(at: number)
    }
    let gone = Set(identifiers)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
    renumber()
  }

  /// Moves a section before another one, with its items.
  ///
  /// - Throws: D5 if one of them is unknown.
  public mutating func moveSection(
    _ identifier: SectionIdentifier,
    beforeSection anchor: SectionIdentifier
  ) throws(TableError) {
    try moveSection(identifier, beside: anchor, offset: 0)
  }

  /// Moves a section after another one, with its items.
  ///
  /// - Throws: D5 if one of them is unknown.
  public mutating func moveSection(
    _ identifier: SectionIdentifier,
    afterSection anchor: SectionIdentifier
  ) throws(TableError) {
    try moveSection(identifier, beside: anchor, offset: 1)
  }

  /// Requests that sections are reloaded.
  ///
  /// - Throws: D5 if one is unknown.
  public mutating func reloadSections(_ identifiers: [SectionIdentifier]) throws(TableError) {
    for identifier in identifiers { _ = try number(of: identifier, for: .reload) }
    for identifier in identifiers where !reloadedSectionIdentifiers.contains(identifier) {
      reloadedSectionIdentifiers.append(identifier)
    }
  }
}

extension DataSourceSnapshot {
  private func checkNew(_ identifiers: [SectionIdentifier]) throws(TableError) {
    let repeated = identifiers.repeated
    if !repeated.isEmpty { throw .snapshot(.repeatedSections(repeated.map { "\($0)" })) }
    let existing = identifiers.filter { sectionNumbers[$0] != nil }
    if !existing.isEmpty { throw .snapshot(.existingSections(existing.map { "\($0)" })) }
  }

  private mutating func put(_ identifiers: [SectionIdentifier], at number: Int) {
    sectionIdentifiers.insert(contentsOf: identifiers, at: number)
    rows.insert(contentsOf: identifiers.map { _ in [] }, at: number)
    index?.insertSections(identifiers.count, at: number)
    renumber(from: number)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifier,
    beside anchor: SectionIdentifier,
    offset: Int
  ) throws(TableError) {
    let from = try number(of: identifier, for: .move)
    var to = try number(of: anchor, for: .move) + offset
    guard identifier != anchor else { return }
    if from < to { to -= 1 }
    sectionIdentifiers.insert(sectionIdentifiers.remove(at: from), at: to)
    rows.insert(rows.remove(at: from), at: to)
    index?.moveSection(from, to: to)
    renumber(from: min(from, to))
  }

  mutating func renumber(from first: Int = 0) {
    if first == 0 { sectionNumbers = [:] }
    for number in first..<sectionIdentifiers.count {
      sectionNumbers[sectionIdentifiers[number]] = number
    }
  }
}

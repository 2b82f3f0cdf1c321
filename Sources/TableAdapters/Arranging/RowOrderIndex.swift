import TableModel

/// Rows in sections, each with a permanent number, found by place or by number.
///
/// A section stores its numbers in chunks, and the chunks in a tree. Each row refers to its chunk,
/// and the tree finds a chunk by its label. Four bytes per row store the order, and four the
/// reverse lookup.
struct RowOrderIndex: Sendable {
  /// The location of a chunk.
  private struct Home: Sendable {
    var section: Int
    var label: Int
  }

  /// The sections in order.
  private(set) var sections: [RowOrderSection] = []

  /// The location of each chunk, by its id.
  private var homes: [Home] = []
  private var freeChunks: [Int] = []

  /// The chunk of each number.
  private var chunkOfRow = NumberTable()

  /// The place of each section, by its id.
  private var placeOfSection = NumberTable()
}

extension RowOrderIndex {
  /// Returns the number of the row at a place, which must exist.
  ///
  /// - Complexity: O(log n) in the rows of the section.
  func number(at path: IndexPath) -> Int { sections[path.section].number(at: path.row) }

  /// Returns the place of a row by its number, or nil if it does not exist.
  ///
  /// - Complexity: O(log n) in the rows of the section.
  func path(of number: Int) -> IndexPath? {
    let chunk = chunkOfRow[number]
    guard chunk >= 0 else { return nil }
    let home = homes[chunk]
    let place = placeOfSection[home.section]
    let row = sections[place].row(of: UInt32(number), inChunkAt: home.label)
    return IndexPath(row: row, section: place)
  }

  /// Returns the place of a section by its id, or nil if it does not exist.
  func place(ofSection id: Int) -> Int? {
    let place = placeOfSection[id]
    return place < 0 ? nil : place
  }

  /// Returns the numbers of a section in order.
  func numbers(inSection section: Int) -> [UInt32] { sections[section].chunks.flatMap(\.rows) }
}

// MARK: Rows

extension RowOrderIndex {
  /// Inserts a number.
  ///
  /// - Complexity: O(log n) in the rows of the section.
  mutating func insert(_ number: Int, at path: IndexPath) {
    let section = sections[path.section].id
    let spare = freeChunks.popLast() ?? homes.count
    if spare == homes.count { homes.append(Home(section: section, label: 0)) }
    let (chunk, cut) = sections[path.section].insert(
      UInt32(number),
      at: path.row,
      spare: spare
    )
    chunkOfRow[number] = chunk
    if let cut {
      let label = homes[cut.back].label - cut.gap
      homes[spare] = Home(section: section, label: label)
      for row in cut.front { chunkOfRow[Int(row)] = spare }
      // Without a label in between, the next split could not distinguish the halves.
      if cut.gap < 2 { relabel(path.section) }
    } else if chunk == spare {
      homes[spare] = Home(section: section, label: sections[path.section].lastLabel)
    } else {
      freeChunks.append(spare)
    }
  }

  /// Removes the row at a place.
  ///
  /// - Complexity: O(log n) in the rows of the section.
  @discardableResult
  mutating func remove(at path: IndexPath) -> Int {
    let (number, emptied) = sections[path.section].remove(at: path.row)
    chunkOfRow[Int(number)] = -1
    if let emptied { freeChunks.append(emptied) }
    return Int(number)
  }

  private mutating func relabel(_ section: Int) {
    sections[section].relabel()
    var label = 0
    for chunk in sections[section].chunks {
      label += chunk.gap
      homes[chunk.id].label = label
    }
  }
}

// MARK: Sections

extension RowOrderIndex {
  /// Inserts a section of numbered rows.
  ///
  /// - Complexity: O(s + k) for s sections and k rows.
  mutating func insertSection(_ id: Int, rows: [UInt32], at place: Int) {
    var chunks: [RowOrderChunk] = []
    var label = 0
    for start in stride(from: 0, to: rows.count, by: RowOrderChunk.capacity) {
      let end = min(start + RowOrderChunk.capacity, rows.count)
      let chunk = freeChunks.popLast() ?? homes.count
      let made = RowOrderChunk(rows: Array(rows[start..<end]), id: chunk)
      label += made.gap
      let home = Home(section: id, label: label)
      if chunk == homes.count { homes.append(home) } else { homes[chunk] = home }
      for number in made.rows { chunkOfRow[Int(number)] = chunk }
      chunks.append(made)
    }
    sections.insert(RowOrderSection(id: id, chunks: chunks), at: place)
    renumberSections(place..<sections.count)
  }

  /// Removes a section and its rows.
  ///
  /// - Complexity: O(s + k) for s sections and k rows.
  mutating func removeSection(at place: Int) {
    let section = sections.remove(at: place)
    for chunk in section.chunks {
      for number in chunk.rows { chunkOfRow[Int(number)] = -1 }
      freeChunks.append(chunk.id)
    }
    placeOfSection[section.id] = -1
    renumberSections(place..<sections.count)
  }

  /// Moves a section; the new place is counted after its removal.
  ///
  /// - Complexity: O(s) in the sections between the two places.
  mutating func moveSection(from: Int, to: Int) {
    sections.insert(sections.remove(at: from), at: to)
    renumberSections(min(from, to)..<max(from, to) + 1)
  }

  private mutating func renumberSections(_ range: Range<Int>) {
    for place in range { placeOfSection[sections[place].id] = place }
  }
}

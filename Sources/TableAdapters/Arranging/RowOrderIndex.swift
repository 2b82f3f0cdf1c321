import TableModel

/// Rows in sections, each known by a number that stays with it, found both by place and by number.
///
/// A section keeps its numbers in chunks, and the chunks in a tree; each row knows its chunk, and a chunk is
/// found in the tree by its label. Four bytes a row hold the order and four the way back.
struct RowOrderIndex: Sendable {
  /// The place of a chunk.
  private struct Home: Sendable {
    var section: Int
    var label: Int
  }

  /// The sections in order.
  private(set) var sections: [RowOrderSection] = []

  /// The place of each chunk by its id.
  private var homes: [Home] = []
  private var freeChunks: [Int] = []

  /// The chunk of each number.
  private var chunkOfRow = NumberTable()

  /// The place of each section by its id.
  private var placeOfSection = NumberTable()
}

extension RowOrderIndex {
  /// The number of the row at a place, which must be there.
  ///
  /// - Complexity: O(log n) in the rows of the section.
  func number(at path: IndexPath) -> Int { sections[path.section].number(at: path.row) }

  /// The place of the row of a number, or nil if it is not here.
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

  /// The place of the section of an id, or nil if it is not here.
  func place(ofSection id: Int) -> Int? {
    let place = placeOfSection[id]
    return place < 0 ? nil : place
  }

  /// The numbers of a section in order.
  func numbers(inSection section: Int) -> [UInt32] { sections[section].chunks.flatMap(\.rows) }
}

// MARK: Rows

extension RowOrderIndex {
  /// Puts a number in.
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
      // Without a number in between, the next cut could not tell the halves apart.
      if cut.gap < 2 { relabel(path.section) }
    } else if chunk == spare {
      homes[spare] = Home(section: section, label: sections[path.section].lastLabel)
    } else {
      freeChunks.append(spare)
    }
  }

  /// Takes the row at a place out.
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
  /// Puts a section of numbered rows in.
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

  /// Takes a section out with its rows.
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

  /// Takes a section elsewhere; the place is counted after it was taken out.
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

import TableModel

/// Rows in sections, each known by a number that stays with it, found both by place and by number.
///
/// A section keeps its numbers in chunks, so that an edit moves a few hundred of them and not all that
/// follow. Four bytes a row hold the order and four the way back.
struct NumberedRows: Sendable {
  /// The sections in order.
  private(set) var sections: [NumberedSection] = []

  private var chunks: [NumberedChunk] = []
  private var freeChunks: [Int] = []

  /// The chunk of each number, or -1.
  private var chunkOfRow: [Int32] = []

  /// The place of each section by its id, or -1.
  private var placeOfSection: [Int] = []
}

extension NumberedRows {
  /// How many rows there are.
  var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// The number of the row at a place, which must be there.
  func number(at path: IndexPath) -> Int {
    let section = sections[path.section]
    let place = section.chunk(of: path.row)
    return Int(chunks[section.chunks[place]].rows[path.row - section.starts[place]])
  }

  /// Where the row of a number stands, or nil if it is not here.
  func path(of number: Int) -> IndexPath? {
    guard chunkOfRow.indices.contains(number), chunkOfRow[number] >= 0 else { return nil }
    let chunk = chunks[Int(chunkOfRow[number])]
    let place = placeOfSection[chunk.section]
    let row = sections[place].starts[chunk.place] + chunk.offset(of: UInt32(number))
    return IndexPath(row: row, section: place)
  }

  /// The place of the section of an id, or nil if it is not here.
  func place(ofSection id: Int) -> Int? {
    guard placeOfSection.indices.contains(id), placeOfSection[id] >= 0 else { return nil }
    return placeOfSection[id]
  }
}

// MARK: Rows

extension NumberedRows {
  /// Puts a number in.
  ///
  /// - Complexity: O(√n) in the rows of the section.
  mutating func insert(_ number: Int, at path: IndexPath) {
    if sections[path.section].chunks.isEmpty { addChunk(to: path.section, at: 0, rows: []) }
    let place = sections[path.section].chunk(of: path.row)
    let chunk = sections[path.section].chunks[place]
    let offset = path.row - sections[path.section].starts[place]
    chunks[chunk].rows.insert(UInt32(number), at: offset)
    sections[path.section].grow(by: 1, at: place)
    note(number, in: chunk)
    guard chunks[chunk].rows.count > NumberedChunk.capacity else { return }
    let middle = chunks[chunk].rows.count / 2
    let back = Array(chunks[chunk].rows[middle...])
    chunks[chunk].rows.removeSubrange(middle...)
    addChunk(to: path.section, at: place + 1, rows: back)
  }

  /// Takes the row at a place out.
  ///
  /// - Complexity: O(√n) in the rows of the section.
  @discardableResult
  mutating func remove(at path: IndexPath) -> Int {
    let place = sections[path.section].chunk(of: path.row)
    let chunk = sections[path.section].chunks[place]
    let offset = path.row - sections[path.section].starts[place]
    let number = Int(chunks[chunk].rows.remove(at: offset))
    chunkOfRow[number] = -1
    sections[path.section].grow(by: -1, at: place)
    if chunks[chunk].rows.isEmpty { dropChunk(of: path.section, at: place) }
    return number
  }

  private mutating func note(_ number: Int, in chunk: Int) {
    if number >= chunkOfRow.count {
      chunkOfRow.append(contentsOf: repeatElement(-1, count: number + 1 - chunkOfRow.count))
    }
    chunkOfRow[number] = Int32(chunk)
  }

  private mutating func addChunk(to section: Int, at place: Int, rows: [UInt32]) {
    let chunk = freeChunks.popLast() ?? chunks.count
    let made = NumberedChunk(rows: rows, section: sections[section].id, place: place)
    if chunk == chunks.count { chunks.append(made) } else { chunks[chunk] = made }
    for number in rows { note(Int(number), in: chunk) }
    var start = 0
    if place > 0 {
      let before = sections[section]
      start = before.starts[place - 1] + chunks[before.chunks[place - 1]].rows.count
    }
    sections[section].insertChunk(chunk, at: place, start: start)
    renumberChunks(of: section, from: place + 1)
  }

  private mutating func dropChunk(of section: Int, at place: Int) {
    freeChunks.append(sections[section].removeChunk(at: place))
    renumberChunks(of: section, from: place)
  }

  private mutating func renumberChunks(of section: Int, from place: Int) {
    for place in place..<max(place, sections[section].chunks.count) {
      chunks[sections[section].chunks[place]].place = place
    }
  }
}

// MARK: Sections

extension NumberedRows {
  /// Puts a section of numbered rows in.
  ///
  /// - Complexity: O(s + k) for s sections and k rows.
  mutating func insertSection(_ id: Int, rows: [UInt32], at place: Int) {
    sections.insert(NumberedSection(id: id), at: place)
    if id >= placeOfSection.count {
      placeOfSection.append(contentsOf: repeatElement(-1, count: id + 1 - placeOfSection.count))
    }
    renumberSections(place..<sections.count)
    var start = 0
    while start < rows.count {
      let end = min(start + NumberedChunk.capacity, rows.count)
      let before = sections[place].chunks.count
      addChunk(to: place, at: before, rows: Array(rows[start..<end]))
      sections[place].grow(by: end - start, at: before)
      start = end
    }
  }

  /// Takes a section out with its rows.
  ///
  /// - Complexity: O(s + k) for s sections and k rows.
  mutating func removeSection(at place: Int) {
    let section = sections.remove(at: place)
    for chunk in section.chunks {
      for number in chunks[chunk].rows { chunkOfRow[Int(number)] = -1 }
      chunks[chunk].rows = []
    }
    freeChunks += section.chunks
    placeOfSection[section.id] = -1
    renumberSections(place..<sections.count)
  }

  /// Takes a section elsewhere; the place is counted after it was taken out.
  mutating func moveSection(from: Int, to: Int) {
    sections.insert(sections.remove(at: from), at: to)
    renumberSections(min(from, to)..<max(from, to) + 1)
  }

  private mutating func renumberSections(_ range: Range<Int>) {
    for place in range { placeOfSection[sections[place].id] = place }
  }

  /// The numbers of a section in order.
  func numbers(inSection section: Int) -> [UInt32] {
    sections[section].chunks.flatMap { chunks[$0].rows }
  }
}

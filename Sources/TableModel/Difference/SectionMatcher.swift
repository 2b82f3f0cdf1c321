/// Finds the old section of each new section.
///
/// A section is identified by its `id`, else by its header. If several have the same identity, such
/// as sections without id and header, those with the most common rows match. So as few rows as
/// possible move. Those without common rows are matched in order.
struct SectionMatcher {
  /// The old number of each new section, or nil if it is inserted.
  private(set) var sources: [Int?]

  private let oldRows: [[Int32]]
  private let newRows: [[Int32]]
  private var openOld: [Int]
  private var openNew: [Int]

  /// The name that identifies a section.
  private struct Key: Hashable {
    var id: ItemID?
    var header: ItemID?
  }

  /// Matches two states.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state after.
  ///   - rows: The numbers of the rows of both, equal for equal ids.
  ///   - identity: The identity of sections.
  init(
    _ old: [Section],
    _ new: [Section],
    rows: (old: [[Int32]], new: [[Int32]]),
    by identity: SectionsDifference.SectionIdentity
  ) {
    oldRows = rows.old
    newRows = rows.new
    sources = Array(repeating: nil, count: new.count)
    openOld = Array(old.indices)
    openNew = Array(new.indices)
    if identity == .origin { matchOrigins(old, new) }
    var before = old.map { Self.key($0, by: identity) }
    var after = new.map { Self.key($0, by: identity) }
    // If one of the two states has no ids at all, those of the other are of no use.
    if !before.contains(where: { $0.id != nil }) || !after.contains(where: { $0.id != nil }) {
      for index in before.indices { before[index].id = nil }
      for index in after.indices { after[index].id = nil }
    }
    match(before, after) { $0.id == nil ? nil : $0 }
    match(before, after) { $0.id.map { Key(id: $0) } }
    match(before, after) { $0.id == nil ? $0 : nil }
    // One of the two states may have ids that the other lacks.
    match(before, after) {
      $0.id == nil ? $0 : nil
    } after: {
      Key(header: $0.header)
    }
    match(before, after) {
      Key(header: $0.header)
    } after: {
      $0.id == nil ? $0 : nil
    }
  }

  private static func key(
    _ section: Section,
    by identity: SectionsDifference.SectionIdentity
  ) -> Key {
    // Objects are read only for sections that nothing else identifies.
    if identity == .origin, section.origin != nil { return Key() }
    return Key(id: section.object?.id, header: ItemID(section.header))
  }

  /// Matches the loaded sections of a document; one that is missing on the other side is deleted or
  /// inserted.
  private mutating func matchOrigins(_ old: [Section], _ new: [Section]) {
    var places: [Int: Int] = [:]
    for index in old.indices.reversed() { old[index].origin.map { places[$0] = index } }
    for index in new.indices {
      sources[index] = new[index].origin.flatMap { places.removeValue(forKey: $0) }
    }
    openOld.removeAll { old[$0].origin != nil }
    openNew.removeAll { new[$0].origin != nil }
  }

  private mutating func match(
    _ before: [Key],
    _ after: [Key],
    by name: @escaping (Key) -> Key?,
    after otherName: ((Key) -> Key?)? = nil
  ) {
    guard !openOld.isEmpty, !openNew.isEmpty else { return }
    var places: [Key: [Int]] = [:]
    for index in openOld {
      if let key = name(before[index]) { places[key, default: []].append(index) }
    }
    guard !places.isEmpty else { return }
    var wanted: [Key: [Int]] = [:]
    var order: [Key] = []
    for index in openNew {
      guard let key = (otherName ?? name)(after[index]), places[key] != nil else { continue }
      if wanted[key] == nil { order.append(key) }
      wanted[key, default: []].append(index)
    }
    for key in order { pair(places[key] ?? [], wanted[key] ?? []) }
    let taken = Set(sources.compactMap(\.self))
    openOld.removeAll { taken.contains($0) }
    openNew.removeAll { sources[$0] != nil }
  }
}

// Sections with the same identity.
extension SectionMatcher {
  /// Two sections that could match, with the number of common rows.
  private struct Candidate: Comparable {
    var old: Int
    var new: Int
    var rows: Int

    static func < (left: Candidate, right: Candidate) -> Bool {
      (left.rows, right.new, right.old) < (right.rows, left.new, left.old)
    }
  }

  private mutating func pair(_ old: [Int], _ new: [Int]) {
    guard old.count > 1 || new.count > 1 else {
      sources[new[0]] = old[0]
      return
    }
    let (old, new) = pairEqual(old, new)
    guard !old.isEmpty, !new.isEmpty else { return }
    let candidates = candidates(old, new)
    let inOrder = Dictionary(uniqueKeysWithValues: zip(new, old))
    let kept = candidates.reduce(0) { $0 + (inOrder[$1.new] == $1.old ? $1.rows : 0) }
    var best: [Int: Int] = [:]
    var isTaken: Set<Int> = []
    var shared = 0
    for candidate in candidates.sorted(by: >)
    where best[candidate.new] == nil && !isTaken.contains(candidate.old) {
      best[candidate.new] = candidate.old
      isTaken.insert(candidate.old)
      shared += candidate.rows
    }
    guard shared > kept else {
      for (number, source) in inOrder { sources[number] = source }
      return
    }
    for (number, source) in best { sources[number] = source }
    let rest = (old.filter { !isTaken.contains($0) }, new.filter { best[$0] == nil })
    for (source, number) in zip(rest.0, rest.1) { sources[number] = source }
  }

  /// Pairs sections with exactly the same rows, and returns the others.
  private mutating func pairEqual(_ old: [Int], _ new: [Int]) -> (old: [Int], new: [Int]) {
    var places: [[Int32]: [Int]] = [:]
    for index in old.reversed() where !oldRows[index].isEmpty {
      places[oldRows[index], default: []].append(index)
    }
    var isTaken: Set<Int> = []
    for index in new {
      guard let source = places[newRows[index]]?.popLast() else { continue }
      sources[index] = source
      isTaken.insert(source)
    }
    return (old.filter { !isTaken.contains($0) }, new.filter { sources[$0] == nil })
  }

  private func candidates(_ old: [Int], _ new: [Int]) -> [Candidate] {
    var owners: [Int32: Int] = [:]
    for index in old.reversed() { for row in oldRows[index] { owners[row] = index } }
    return new.flatMap { index in
      var shared: [Int: Int] = [:]
      for row in newRows[index] {
        if let owner = owners[row] { shared[owner, default: 0] += 1 }
      }
      return shared.sorted { $0.key < $1.key }
        .map { Candidate(old: $0.key, new: index, rows: $0.value) }
    }
  }
}

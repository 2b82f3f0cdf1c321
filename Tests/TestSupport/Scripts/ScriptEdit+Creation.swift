extension ScriptEdit {
  /// Makes an edit of one step on top of what was done.
  ///
  /// - Returns: Whether anything changed, or nil where the step does not fit.
  mutating func make(_ step: ScriptStep) -> Bool? {
    switch step {
    case .insert(let numbers, let place): insert(numbers, place)
    case .delete(let place, let count): delete(place, count)
    case .swipe(let place): delete(place, 1)
    case .move(let place, let count, let to): move(place, count, to)
    case .drag(let place, let to): move(place, 1, to)
    case .swap(let first, let second): swap(first, second)
    case .update(let place, let number): update(place, number)
    case .height(let place, let height): setHeight(place, height)
    default: makeOfSection(step)
    }
  }

  private func holds(_ place: ScriptPlace, count: Int = 1) -> Bool {
    after.sections.indices.contains(place.section) && place.row >= 0
      && place.row + count <= after.sections[place.section].rows.count
  }

  private mutating func insert(_ numbers: [Int], _ place: ScriptPlace) -> Bool? {
    guard holds(place, count: 0) else { return nil }
    after.sections[place.section].rows.insert(
      contentsOf: numbers.map { "a\($0)" },
      at: place.row
    )
    return true
  }

  private mutating func delete(_ place: ScriptPlace, _ count: Int) -> Bool? {
    guard holds(place, count: count) else { return nil }
    after.sections[place.section].rows.removeSubrange(place.row..<place.row + count)
    return true
  }

  private mutating func move(_ place: ScriptPlace, _ count: Int, _ to: ScriptPlace) -> Bool? {
    guard holds(place, count: count) else { return nil }
    let range = place.row..<place.row + count
    let rows = Array(after.sections[place.section].rows[range])
    var next = after
    next.sections[place.section].rows.removeSubrange(range)
    guard next.sections.indices.contains(to.section),
      (0...next.sections[to.section].rows.count).contains(to.row)
    else { return nil }
    if place == to { return false }
    next.sections[to.section].rows.insert(contentsOf: rows, at: to.row)
    after = next
    movedRows.formUnion(rows)
    return true
  }

  private mutating func swap(_ first: ScriptPlace, _ second: ScriptPlace) -> Bool? {
    guard let row = after.row(at: first), let other = after.row(at: second) else { return nil }
    if first == second { return false }
    after.sections[first.section].rows[first.row] = other
    after.sections[second.section].rows[second.row] = row
    movedRows.formUnion([row, other])
    return true
  }

  private mutating func update(_ place: ScriptPlace, _ number: Int) -> Bool? {
    guard let row = after.row(at: place) else { return nil }
    if after.subtitles[row] == number { return false }
    after.subtitles[row] = number
    renewed.insert(row)
    return true
  }

  private mutating func setHeight(_ place: ScriptPlace, _ height: Int) -> Bool? {
    guard let row = after.row(at: place) else { return nil }
    if after.heights[row] == height { return false }
    after.heights[row] = height
    return true
  }

  private mutating func makeOfSection(_ step: ScriptStep) -> Bool? {
    let sections = after.sections.indices
    switch step {
    case .insertSection(let number, let section):
      guard (0...sections.count).contains(section) else { return nil }
      let made = ScriptContent.Section(number: 1000 + number, header: "s\(number)")
      after.sections.insert(made, at: section)
    case .deleteSection(let section):
      guard sections.contains(section) else { return nil }
      after.sections.remove(at: section)
    case .clearSection(let section):
      guard sections.contains(section) else { return nil }
      if after.sections[section].rows.isEmpty { return false }
      after.sections[section].rows = []
    case .moveSection(let from, let to):
      guard sections.contains(from), sections.contains(to) else { return nil }
      if from == to { return false }
      let section = after.sections.remove(at: from)
      after.sections.insert(section, at: to)
      movedSections.insert(section.number)
    case .header(let section, let number):
      guard sections.contains(section) else { return nil }
      return Self.change(&after.sections[section].header, number)
    case .footer(let section, let number):
      guard sections.contains(section) else { return nil }
      return Self.change(&after.sections[section].footer, number)
    default: return nil
    }
    return true
  }

  private static func change(_ title: inout String, _ number: Int) -> Bool {
    let text = number == 0 ? "" : "t\(number)"
    defer { title = text }
    return title != text
  }
}

extension ScriptStep {
  /// Steps that do less or the same at a place nearer to the first row, the simplest first.
  var simpler: [ScriptStep] {
    switch self {
    case .new(let counts): Self.simpler(counts).map { .new($0) }
    case .insert(let numbers, let place):
      (numbers.count > 1 ? [.insert([numbers[0]], at: place)] : [])
        + place.simpler.map { .insert(numbers, at: $0) }
    case .delete(let place, let count):
      Self.simpler(count).map { .delete(place, count: $0) }
        + place.simpler.map { .delete($0, count: count) }
    case .move(let place, let count, let to):
      Self.simpler(count).map { .move(place, count: $0, to: to) }
        + place.simpler.map { .move($0, count: count, to: to) }
        + to.simpler.map { .move(place, count: count, to: $0) }
    case .swap(let first, let second):
      first.simpler.map { .swap($0, second) } + second.simpler.map { .swap(first, $0) }
    case .insertSection(let number, let section):
      section.simpler.map { .insertSection(number, at: $0) }
    case .moveSection(let from, let to):
      from.simpler.map { .moveSection($0, to: to) } + to.simpler.map { .moveSection(from, to: $0) }
    case .drag(let place, let to):
      place.simpler.map { .drag($0, to: to) } + to.simpler.map { .drag(place, to: $0) }
    case .scrollTo(let place, let position):
      place.simpler.map { .scrollTo($0, position) }
        + (position == "none" ? [] : [.scrollTo(place, "none")])
    default: simplerPlace + simplerNumber
    }
  }

  /// The same step at another row.
  private var simplerPlace: [ScriptStep] {
    switch self {
    case .update(let place, let number): place.simpler.map { .update($0, number) }
    case .height(let place, let height): place.simpler.map { .height($0, height) }
    case .reloadRow(let place): place.simpler.map { .reloadRow($0) }
    case .tableDelete(let place): place.simpler.map { .tableDelete($0) }
    case .tableInsert(let place): place.simpler.map { .tableInsert($0) }
    case .select(let place): place.simpler.map { .select($0) }
    case .deselect(let place): place.simpler.map { .deselect($0) }
    case .tap(let place): place.simpler.map { .tap($0) }
    case .swipe(let place): place.simpler.map { .swipe($0) }
    default: []
    }
  }

  /// The same step with a smaller number.
  private var simplerNumber: [ScriptStep] {
    switch self {
    case .deleteSection(let section): section.simpler.map { .deleteSection($0) }
    case .clearSection(let section): section.simpler.map { .clearSection($0) }
    case .header(let section, let number): section.simpler.map { .header($0, number) }
    case .footer(let section, let number): section.simpler.map { .footer($0, number) }
    case .reloadSection(let section): section.simpler.map { .reloadSection($0) }
    case .scrollBy(let points): points.simpler.map { .scrollBy($0) }
    case .inset(let points): points.simpler.map { .inset($0) }
    default: []
    }
  }

  private static func simpler(_ counts: [Int]) -> [[Int]] {
    let shorter = counts.indices.map { index in
      counts[..<index] + counts[(index + 1)...]
    }
    let smaller = counts.indices.flatMap { index in
      counts[index].simpler.map { count in
        var counts = counts
        counts[index] = count
        return counts
      }
    }
    return shorter.map { Array($0) } + smaller
  }

  private static func simpler(_ count: Int) -> [Int] { count > 1 ? [1, count - 1] : [] }
}

extension ScriptStep {
  /// The same step with other numbers for its sections.
  func mapSections(_ map: (Int) -> Int) -> ScriptStep {
    func place(_ place: ScriptPlace) -> ScriptPlace { ScriptPlace(map(place.section), place.row) }
    return switch self {
    case .insert(let numbers, let at): .insert(numbers, at: place(at))
    case .delete(let from, let count): .delete(place(from), count: count)
    case .move(let from, let count, let to): .move(place(from), count: count, to: place(to))
    case .swap(let first, let second): .swap(place(first), place(second))
    case .update(let at, let number): .update(place(at), number)
    case .height(let at, let height): .height(place(at), height)
    case .insertSection(let number, let section): .insertSection(number, at: map(section))
    case .deleteSection(let section): .deleteSection(map(section))
    case .clearSection(let section): .clearSection(map(section))
    case .moveSection(let from, let to): .moveSection(map(from), to: map(to))
    case .header(let section, let number): .header(map(section), number)
    case .footer(let section, let number): .footer(map(section), number)
    case .reloadRow(let at): .reloadRow(place(at))
    case .reloadSection(let section): .reloadSection(map(section))
    case .tableDelete(let at): .tableDelete(place(at))
    case .tableInsert(let at): .tableInsert(place(at))
    case .select(let at): .select(place(at))
    case .deselect(let at): .deselect(place(at))
    case .tap(let at): .tap(place(at))
    case .drag(let from, let to): .drag(place(from), to: place(to))
    case .swipe(let at): .swipe(place(at))
    case .scrollTo(let at, let position): .scrollTo(place(at), position)
    default: self
    }
  }
}

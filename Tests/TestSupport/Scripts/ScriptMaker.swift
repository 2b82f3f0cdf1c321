/// Makes random scripts whose steps mostly fit the rows that there are.
public struct ScriptMaker: Sendable {
  /// What a script may hold.
  public enum Parts: Sendable {
    /// Everything that a table view can be told and asked.
    case tableView

    /// What can be typed at the prompt.
    case prompt
  }

  private let parts: Parts
  private var random: SeededGenerator
  private var model = ScriptModel()
  private var serial = 0

  private init(_ parts: Parts, seed: UInt64) {
    self.parts = parts
    random = SeededGenerator(seed: seed)
  }

  /// The script of a seed.
  public static func script(_ parts: Parts, seed: UInt64) -> [ScriptStep] {
    var maker = ScriptMaker(parts, seed: seed)
    var script = [ScriptStep.new(maker.counts())]
    _ = maker.model.apply(script[0])
    // Short scripts find most of what there is to find; some are long.
    for _ in 0..<2 + maker.random.below(maker.random.chance(10) ? 23 : 8) {
      let step = maker.step()
      _ = maker.model.apply(step)
      script.append(step)
    }
    return script
  }

  private mutating func counts() -> [Int] {
    (0..<random.below(7)).map { _ in random.chance(20) ? 0 : random.below(9) }
  }

  private mutating func number() -> Int {
    serial += 1
    return serial
  }

  /// A row that is shown, or now and then one that is not there.
  private mutating func place(room: Int = 0) -> ScriptPlace {
    let sections = model.shown.sections
    let filled = sections.indices.filter { sections[$0].rows.count + room > 0 }
    guard !filled.isEmpty, !random.chance(4) else {
      return ScriptPlace(random.below(7), random.below(9))
    }
    let section = filled[random.below(filled.count)]
    return ScriptPlace(section, random.below(sections[section].rows.count + room))
  }

  private mutating func section(room: Int = 0) -> Int {
    let count = model.content.sections.count + room
    return random.chance(4) ? random.below(8) : random.below(max(1, count))
  }

  /// A row and how many from there on, mostly few.
  private mutating func stretch() -> (ScriptPlace, Int) {
    let place = place()
    guard random.chance(30), model.content.sections.indices.contains(place.section) else {
      return (place, 1)
    }
    let left = model.content.sections[place.section].rows.count - place.row
    return (place, 1 + random.below(max(1, left)))
  }

  private mutating func step() -> ScriptStep {
    if model.isArranged { return random.chance(40) ? .allRows : looking() }
    if model.depth > 0 { return random.chance(25) ? past() : edit() }
    switch random.below(12) {
    case 0..<4: return edit()
    case 4, 5: return past()
    case 6, 7: return touch()
    case 8: return reload()
    default: return looking()
    }
  }

  private mutating func edit() -> ScriptStep {
    switch random.below(14) {
    case 0, 1, 2:
      return .insert((0..<1 + random.below(3)).map { _ in number() }, at: place(room: 1))
    case 3, 4:
      let (place, count) = stretch()
      return .delete(place, count: count)
    case 5, 6:
      let (place, count) = stretch()
      return .move(place, count: count, to: self.place(room: 1))
    case 7: return .swap(place(), place())
    case 8: return .update(place(), number())
    case 9: return .height(place(), [22, 44, 60, 88][random.below(4)])
    case 10: return .insertSection(number(), at: section(room: 1))
    case 11: return random.chance(70) ? .deleteSection(section()) : .clearSection(section())
    case 12: return .moveSection(section(), to: section())
    default:
      let title = random.chance(30) ? 0 : number()
      return random.chance(60) ? .header(section(), title) : .footer(section(), title)
    }
  }

  private mutating func past() -> ScriptStep {
    if model.depth > 0 { return [.end, .end, .end, .begin, .rollback][random.below(5)] }
    return [.begin, .begin, .undo, .undo, .redo][random.below(5)]
  }

  private mutating func touch() -> ScriptStep {
    switch random.below(9) {
    case 0, 1: .tap(place())
    case 2, 3: .select(place())
    case 4: .deselect(place())
    case 5: .several(random.chance(60))
    case 6: .editing(random.chance(60))
    case 7: .drag(place(), to: place(room: 1))
    default: .swipe(place())
    }
  }

  private mutating func reload() -> ScriptStep {
    switch random.below(6) {
    case 0: .reload
    case 1, 2: .reloadRow(place())
    case 3: .reloadSection(section())
    case 4: .tableDelete(place())
    default: .tableInsert(place(room: 1))
    }
  }

  private mutating func looking() -> ScriptStep {
    switch random.below(11) {
    case 0, 1: .scrollBy(random.below(500) - 250)
    case 2, 3: .scrollTo(place(), ["top", "middle", "bottom", "none"][random.below(4)])
    case 4: .viewHeight([parts == .tableView ? 0 : 22, 44, 132, 200, 264, 528][random.below(6)])
    case 5: .style(["plain", "grouped", "insetGrouped"][random.below(3)])
    case 6: .tap(place())
    case 7: .estimate([0, 30, 44, 90][random.below(4)])
    case 8, 9: view()
    default: .inset(random.below(3) * 22)
    }
  }

  private mutating func view() -> ScriptStep {
    guard parts == .prompt else { return .select(place()) }
    return random.chance(60) ? .filter(random.below(4)) : .sort(isDescending: random.chance(50))
  }
}

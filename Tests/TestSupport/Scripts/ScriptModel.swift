/// A naive table: plain arrays, a set of selected titles, and the rules of a table in so many words.
public struct ScriptModel: Sendable {
  /// The rows as the data source has them.
  public private(set) var content = ScriptContent()

  /// The selected rows.
  public private(set) var selected: Set<String> = []

  /// Changed rows that moved in the same batch, which may keep their selection or lose it.
  public private(set) var doubtful: Set<String> = []

  public private(set) var allowsSeveral = false
  public private(set) var isEditing = false
  public private(set) var viewHeight = 264
  public private(set) var isGrouped = false
  public private(set) var inset = 0
  public private(set) var isEstimating = false

  /// What rows must have in their titles to be shown, or nil.
  public private(set) var filter: String?

  /// Whether rows are shown sorted, and which way.
  public private(set) var sorting: Bool?

  private var hidden: Set<String> = []
  private var batch: ScriptEdit?
  public private(set) var depth = 0
  public private(set) var undoable: [ScriptEdit] = []
  public private(set) var redoable: [ScriptEdit] = []

  public init() {}

  /// Does a step, unless it is refused.
  public mutating func apply(_ step: ScriptStep) -> ScriptOutcome {
    switch step {
    case .begin, .end, .rollback, .undo, .redo: applyPast(step)
    case .new(let counts): applyNew(counts)
    case .reload, .reloadRow, .reloadSection, .tableDelete, .tableInsert: applyReload(step)
    case .select, .deselect, .tap, .several, .editing: applySelection(step)
    case .scrollBy, .scrollTo, .viewHeight, .style, .inset, .estimate: applyLook(step)
    case .filter, .sort, .allRows: applyView(step)
    default: applyEdit(step)
    }
  }

  /// Learns what became of the selection that nobody could foretell.
  public mutating func settle(_ seen: Set<String>) {
    selected.formUnion(doubtful.intersection(seen))
    doubtful = []
  }

  /// Whether the table shows something else than the rows as they are.
  public var isArranged: Bool { filter != nil || sorting != nil }

  /// The rows as the table shows them.
  public var shown: ScriptContent {
    guard isArranged else { return content }
    var shown = content
    for index in shown.sections.indices {
      if let filter {
        shown.sections[index].rows.removeAll { row in
          let subtitle = content.subtitles[row].map { "v\($0)" } ?? ""
          return !row.contains(filter) && !subtitle.contains(filter)
        }
      }
      if let sorting {
        // Titles have one letter and one number, so a person's order is easy.
        let rows = shown.sections[index].rows.enumerated().sorted { left, right in
          if left.element == right.element { return left.offset < right.offset }
          return (left.element < right.element) != sorting
        }
        shown.sections[index].rows = rows.map(\.element)
      }
    }
    if filter != nil { shown.sections.removeAll { $0.rows.isEmpty } }
    return shown
  }
}

extension ScriptModel {
  private mutating func applyNew(_ counts: [Int]) -> ScriptOutcome {
    guard depth == 0, content == ScriptContent(), undoable.isEmpty, redoable.isEmpty else {
      return .unknown
    }
    content.sections = counts.enumerated().map { section, count in
      var made = ScriptContent.Section(number: section)
      made.rows = (0..<count).map { "\(section).\($0)" }
      return made
    }
    return .done
  }

  private mutating func applyPast(_ step: ScriptStep) -> ScriptOutcome {
    guard !isArranged else { return .unknown }
    switch step {
    case .begin:
      if depth == 0 { batch = ScriptEdit(content) }
      depth += 1
    case .end:
      guard depth > 0, let done = batch else { return .refused }
      depth -= 1
      guard depth == 0 else { return .done }
      batch = nil
      return finish(done)
    case .rollback:
      guard depth > 0, let open = batch else { return .refused }
      (content, batch, depth) = (open.before, nil, 0)
    case .undo:
      guard depth == 0, let last = undoable.popLast() else { return .refused }
      redoable.append(last)
      return follow(last.inverse)
    default:
      guard depth == 0, let next = redoable.popLast() else { return .refused }
      undoable.append(next)
      return follow(next)
    }
    return .done
  }

  private mutating func applyEdit(_ step: ScriptStep) -> ScriptOutcome {
    guard !isArranged, depth == 0 || !step.isByHand else { return .unknown }
    // In edit mode the minus stands for the swipe.
    if case .swipe = step, isEditing { return .refused }
    var edit = batch ?? ScriptEdit(content)
    switch edit.make(step) {
    case nil: return .refused
    case false?: return .done
    case true?: edit.changes += 1
    }
    content = edit.after
    guard depth == 0 else {
      batch = edit
      return .done
    }
    return finish(edit)
  }

  /// Notes an edit for undo.
  private mutating func finish(_ edit: ScriptEdit) -> ScriptOutcome {
    guard edit.changes > 0 else { return follow(edit) }
    undoable.append(edit)
    redoable = []
    return follow(edit)
  }

  /// Takes the selection along.
  private mutating func follow(_ edit: ScriptEdit) -> ScriptOutcome {
    content = edit.after
    let places = content.places
    selected = selected.filter { places[$0] != nil }
    let lost = selected.intersection(edit.renewed)
    selected.subtract(lost)
    // Who moves and changes at once may keep the cell.
    if !edit.movedRows.isEmpty || !edit.movedSections.isEmpty { doubtful = lost }
    return .edited(edit)
  }
}

extension ScriptModel {
  private mutating func applyReload(_ step: ScriptStep) -> ScriptOutcome {
    guard depth == 0, !isArranged else { return .unknown }
    switch step {
    case .reload: selected = []
    case .reloadRow(let place):
      guard let row = content.row(at: place) else { return .refused }
      selected.remove(row)
    case .reloadSection(let section):
      guard content.sections.indices.contains(section) else { return .refused }
      selected.subtract(content.sections[section].rows)
    default: return .refused
    }
    return .done
  }

  private mutating func applySelection(_ step: ScriptStep) -> ScriptOutcome {
    guard depth == 0 else { return .unknown }
    switch step {
    case .select(let place):
      guard let row = shown.row(at: place) else { return .refused }
      if !allowsSeveralNow { selected = [] }
      selected.insert(row)
    case .deselect(let place):
      guard let row = shown.row(at: place) else { return .refused }
      selected.remove(row)
    case .tap(let place):
      guard let row = shown.row(at: place) else { return .refused }
      tap(row)
    case .several(let isOn):
      // What becomes of several rows that are selected already is nobody's business.
      if selected.count > 1 { return .unknown }
      allowsSeveral = isOn
    case .editing(let isOn):
      if isOn != isEditing { selected = [] }
      isEditing = isOn
    default: break
    }
    return .done
  }

  /// In edit mode no more than one row can be selected, and that only by code.
  private var allowsSeveralNow: Bool { allowsSeveral && !isEditing }

  private mutating func tap(_ row: String) {
    guard !isEditing else { return }
    guard allowsSeveral else {
      selected = [row]
      return
    }
    if selected.remove(row) == nil { selected.insert(row) }
  }

  private mutating func applyLook(_ step: ScriptStep) -> ScriptOutcome {
    guard depth == 0 else { return .unknown }
    switch step {
    case .scrollTo(let place, _): if shown.row(at: place) == nil { return .refused }
    case .viewHeight(let height): viewHeight = height
    case .style(let name): isGrouped = name != "plain"
    case .inset(let points): inset = points
    case .estimate(let points): isEstimating = points > 0
    default: break
    }
    return .done
  }

  private mutating func applyView(_ step: ScriptStep) -> ScriptOutcome {
    guard depth == 0, selected.count < 2 else { return .unknown }
    switch step {
    case .filter(let digit): filter = String(digit)
    case .sort(let isDescending): sorting = isDescending
    default: (filter, sorting) = (nil, nil)
    }
    let visible = Set(shown.places.keys)
    if selected.isEmpty || allowsSeveral { selected.formUnion(hidden) }
    hidden = selected.subtracting(visible)
    selected.formIntersection(visible)
    return .done
  }
}

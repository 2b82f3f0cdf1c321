import TableAdapters
import TableModel

/// Turns an edit of rows that a view shows into changes of the rows of the model.
@MainActor struct ArrangedEditPlanner {
  private let planner: EditPlanner
  private let rows: ArrangedDataSource

  init(_ planner: EditPlanner, _ rows: ArrangedDataSource) {
    self.planner = planner
    self.rows = rows
  }

  /// The changes of an edit that names rows as they are shown.
  func plan(_ edit: Edit) throws(CommandError) -> EditPlan {
    switch edit {
    case .insert(let items, let path, let side, let isRaw):
      let place = try place(forInsertion: path, side)
      return try planner.planInModel(.insert(items, at: place, side, isRaw: isRaw))
    case .delete(let range, let drops): return try delete(range, drops)
    case .replace(let path, let item, let isRaw):
      return try planner.planInModel(.replace(try row(path), item, isRaw: isRaw))
    case .update(let path, let values, let isRaw):
      return try planner.planInModel(.update(try row(path), values, isRaw: isRaw))
    case .height(let range, let points):
      var plan = EditPlan()
      for path in range.paths {
        plan.changes += try planner.planInModel(.height(RowRange(try row(path)), points)).changes
      }
      return plan
    case .move(let range, let target): return try move(range, target)
    case .swap(let first, let second):
      try refuseWhereSorted()
      guard rows.arrangement.grouping == nil || first.section == second.section else {
        throw groupDecides()
      }
      return try planner.planInModel(.swap(try row(first), try row(second)))
    case .reloadRows, .reloadSection, .reconfigureRows: return EditPlan()
    case .insertSection, .deleteSection, .clearSection, .moveSection, .title:
      return try planner.planInModel(try sectionEdit(edit))
    }
  }

  /// The row of the model behind one that is shown.
  private func row(_ path: IndexPath) throws(CommandError) -> IndexPath {
    guard let place = rows.sourcePath(of: path) else { throw planner.missingInModel(path) }
    return place
  }

  private func place(
    forInsertion path: IndexPath,
    _ side: InsertionSide
  ) throws(CommandError) -> IndexPath {
    let own = rows.sourceSection(of: path.section)
    switch side {
    case .start:
      if let own { return IndexPath(row: 0, section: own) }
    case .end:
      if let own, planner.sections.indices.contains(own) {
        return IndexPath(row: planner.sections[own].items.count, section: own)
      }
    case .before:
      if let place = rows.sourcePath(of: path) { return place }
    case .after: break
    }
    guard path.row > 0 else {
      if let own { return IndexPath(row: 0, section: own) }
      return try row(path)
    }
    let before = try row(IndexPath(row: path.row - 1, section: path.section))
    return IndexPath(row: before.row + 1, section: before.section)
  }

  /// Rows that stand together in the view may stand apart in the model: the last ones go first.
  private func delete(_ range: RowRange, _ dropsEmpty: Bool) throws(CommandError) -> EditPlan {
    var places: [IndexPath] = []
    for path in range.paths { places.append(try row(path)) }
    var plan = EditPlan()
    for run in Self.runs(of: places.sorted()).reversed() {
      plan.changes += try planner.planInModel(.delete(run, dropsEmptySection: dropsEmpty)).changes
    }
    return plan
  }

  private static func runs(of places: [IndexPath]) -> [RowRange] {
    var runs: [RowRange] = []
    for place in places {
      if let last = runs.last, last.section == place.section, last.rows.upperBound == place.row {
        runs[runs.count - 1].rows = last.rows.lowerBound..<place.row + 1
      } else {
        runs.append(RowRange(place))
      }
    }
    return runs
  }
}

// MARK: Moves

extension ArrangedEditPlanner {
  /// The rows go next to the row that they are to be shown beside, each to behind the one before it.
  private func move(_ range: RowRange, _ target: IndexPath) throws(CommandError) -> EditPlan {
    try refuseWhereSorted()
    guard rows.arrangement.grouping == nil || range.section == target.section else {
      throw groupDecides()
    }
    let shown = rows.shownCounts
    let isWithin = range.section == target.section
    let room = shown.indices.contains(target.section) ? shown[target.section] : 0
    guard (0...room - (isWithin ? range.rows.count : 0)).contains(target.row) else {
      throw CommandError("refused", "nothing can stand at \(target) after the move")
    }
    var places: [IndexPath] = []
    for path in range.paths { places.append(try row(path)) }
    guard !isWithin || target.row != range.rows.lowerBound else { return EditPlan() }
    return EditPlan(changes: moves(places, beside: try neighbour(of: range, target)))
  }

  /// A row of the model that stays, and whether the moved ones go behind it.
  private typealias Neighbour = (place: IndexPath, isBefore: Bool)

  private func neighbour(
    of range: RowRange,
    _ target: IndexPath
  ) throws(CommandError) -> Neighbour {
    // The rows that stay close up before the others come in.
    func standing(_ row: Int) -> IndexPath {
      let isPast = target.section == range.section && row >= range.rows.lowerBound
      return IndexPath(row: isPast ? row + range.rows.count : row, section: target.section)
    }
    if target.row > 0, let place = rows.sourcePath(of: standing(target.row - 1)) {
      return (place, true)
    }
    return (try row(standing(target.row)), false)
  }

  private func moves(_ places: [IndexPath], beside neighbour: Neighbour) -> [TableChange] {
    var changes: [TableChange] = []
    var anchor = neighbour
    var waiting = places[...]
    while let from = waiting.popFirst() {
      var to = anchor.place
      if from.section == to.section, from.row < to.row { to.row -= 1 }
      if anchor.isBefore { to.row += 1 }
      let change = TableChange.move(from: from, to: to)
      if from != to { changes.append(change) }
      waiting = ArraySlice(waiting.compactMap(change.destination))
      anchor = (to, true)
    }
    return changes
  }

  private func refuseWhereSorted() throws(CommandError) {
    guard let order = rows.arrangement.order else { return }
    let key = order.key.name
    throw CommandError(
      "refused",
      "the rows are sorted by \(key): their values say where they stand",
      hint: "sort off, or sort \(key) --write makes the order real"
    )
  }

  private func groupDecides() -> CommandError {
    let key = rows.arrangement.grouping?.name ?? ""
    return CommandError(
      "refused",
      "the rows are grouped by \(key): their values say where they stand",
      hint: "update S R \(key)=…, or group off"
    )
  }
}

// MARK: Sections

extension ArrangedEditPlanner {
  private func sectionEdit(_ edit: Edit) throws(CommandError) -> Edit {
    if let key = rows.arrangement.grouping {
      throw CommandError(
        "refused",
        "the sections are groups by \(key.name), which the source does not have",
        hint: "group off"
      )
    }
    switch edit {
    case .insertSection(let header, let place): return .insertSection(header, at: insertion(place))
    case .deleteSection(let place): return .deleteSection(try whole(place))
    case .clearSection(let place): return .clearSection(try whole(place))
    case .moveSection(let from, let to):
      return .moveSection(try section(from), to: try section(to))
    case .title(let title, let place, let text): return .title(title, try section(place), text)
    default: return edit
    }
  }

  private func section(_ place: Int) throws(CommandError) -> Int {
    guard let own = rows.sourceSection(of: place) else {
      throw planner.missingInModel(IndexPath(row: 0, section: place))
    }
    return own
  }

  /// In front of the section that is shown there, else behind the last one.
  private func insertion(_ place: Int) -> Int {
    if let own = rows.sourceSection(of: place) { return own }
    return rows.sourceSection(of: place - 1).map { $0 + 1 } ?? planner.sections.count
  }

  /// A section of which everything is shown, so that nothing goes unseen.
  private func whole(_ place: Int) throws(CommandError) -> Int {
    let own = try section(place)
    let hidden = planner.sections[own].items.count - rows.shownCounts[place]
    guard hidden == 0 else {
      let isFiltered = rows.arrangement.filter != nil
      let (who, how) = isFiltered ? ("the filter hides", "filter off") : ("folds hide", "fold off")
      throw CommandError(
        "refused",
        "\(who) \(Words.count(hidden, "row")) of section \(place), which would go too",
        hint: "delete \(place) * takes the rows that show; \(how) shows the rest"
      )
    }
    return own
  }
}

import TableModel
import TextLayout

// Comparison of the screen with the current data source and delegate.
extension TableView {
  /// Returns the differences between the screen and the current data, one per line.
  ///
  /// Each cell, header and footer is compared with a temporary one from the data source. Each
  /// height is queried again. The check leaves no trace: messages and counters do not record it.
  /// Pools, registrations and visible cells stay unchanged. A pending reload, layout or batch is
  /// about to change the screen, so the check is then skipped.
  public func checkScreen() -> [String] {
    guard state.isLoaded, batch.depth == 0, !isLayingOut, pendingError == nil,
      !state.needsReload, !state.needsHeights, !state.needsLayout, !state.hasStaleCells
    else { return [] }
    return unnoticed {
      guard modelProblems.isEmpty else { return [] }
      return state.sectionViews.entries.flatMap { problems(at: $0.place, $0.element.view) }
        + geometry.sections(inY: visibleRange).flatMap(heightProblems)
        + state.cells.entries.flatMap { problems(at: $0.place, $0.element) }
    }
  }

  /// Runs a closure without messages or lasting effects.
  func unnoticed<Result>(_ body: () -> Result) -> Result {
    let parties = (dataSource, messageObserver)
    let kept = (state, counters, looks, warnings)
    let cells = (strayCells, handedOut, recycled)
    let registered = (cellClasses, sectionViewClasses)
    messageObserver = nil
    makesFreshCells = true
    state.sectionViewPool = [:]
    defer {
      makesFreshCells = false
      (cellClasses, sectionViewClasses) = registered
      (strayCells, handedOut, recycled) = cells
      if dataSource !== parties.0 {
        isInterposing = true
        dataSource = parties.0
        isInterposing = false
      }
      (state, counters, looks, warnings) = kept
      messageObserver = parties.1
    }
    return body()
  }

  private func problems(at path: IndexPath, _ cell: TableViewCell) -> [String] {
    // A pending appearance update changes the cell, so do not compare it.
    guard hasRow(path), !cell.needsUpdateConfiguration else { return [] }
    let shown = cell.displayList
    guard let fresh = try? askCell(path), fresh !== cell else { return [] }
    guard type(of: fresh) == type(of: cell) else {
      let (name, other) = (ClassNames.name(of: type(of: cell)), type(of: fresh))
      return [
        "the cell of \(path) has the class \(name); its row needs \(ClassNames.name(of: other))"
      ]
    }
    askIndentation(of: fresh, at: path)
    fresh.frame = cell.frame
    let problem = heightProblem(at: path, fresh)
    fresh.takeOverState(of: cell)
    (fresh as? ItemCell)?.takeOverEntry(of: cell)
    let lists = DisplayLists(shown: shown, wanted: fresh.displayList)
    return (lists.difference.map { ["the cell of \(path) shows \($0)"] } ?? []) + (problem ?? [])
  }

  /// Returns the problem with the height of a row, or nil.
  private func heightProblem(at path: IndexPath, _ fresh: TableViewCell) -> [String]? {
    let known = geometry.rowHeight(at: path)
    let height: Double?
    if estimatesRows {
      guard !isEstimated(path) else { return nil }
      let asked = try? askHeight(of: path)
      height = asked?.height ?? measureContent(of: fresh)
    } else {
      height = try? askRowHeight(path)
    }
    guard let height, height != known else { return nil }
    return ["the row \(path) is \(known.pointsText) pt high; it should be \(height.pointsText)"]
  }

  private func problems(at place: SectionPlace, _ view: TableViewHeaderFooterView?) -> [String] {
    guard hasSection(place.section) else { return [] }
    let fresh = makeSectionView(place)
    fresh?.frame = view?.frame ?? .zero
    if let fresh, fresh === view { return [] }
    let name = "the \(place.kind.word) of section \(place.section)"
    switch (view, fresh) {
    case (let view?, let fresh?):
      let lists = DisplayLists(shown: view.displayList, wanted: fresh.displayList)
      return lists.difference.map { ["\(name) shows \($0)"] } ?? []
    case (nil, nil): return []
    case (nil, _): return ["\(name) is missing"]
    case (_, nil): return ["\(name) is visible but does not exist"]
    }
  }

  private func heightProblems(ofSection section: Int) -> [String] {
    guard !isEstimated(section: section) else { return [] }
    let heights = geometry.section(at: section)
    return SectionPlace.Kind.allCases.compactMap { kind in
      let known = kind == .header ? heights.header : heights.footer
      let place = SectionPlace(section: section, kind: kind)
      guard let height = try? askSectionHeight(place), height != known else { return nil }
      return "the \(kind.word) of section \(section) is \(known.pointsText) pt high; it should be "
        + height.pointsText
    }
  }
}

extension SectionPlace.Kind {
  fileprivate var word: String { self == .header ? "header" : "footer" }
}

/// The items that a view draws and those that it would draw if configured now.
private struct DisplayLists {
  let shown: [DisplayItem]
  let wanted: [DisplayItem]

  /// A description of the first difference, or nil if both are equal.
  var difference: String? {
    guard shown != wanted else { return nil }
    let (texts, other) = (Self.words(shown, areTexts: true), Self.words(wanted, areTexts: true))
    if texts != other { return Self.first(texts, other) }
    return Self.first(Self.words(shown, areTexts: false), Self.words(wanted, areTexts: false))
  }

  /// Returns a description of each drawn item, ignoring its position.
  private static func words(_ items: [DisplayItem], areTexts: Bool) -> [String] {
    items.compactMap { item in
      switch item.content {
      case .text(let text, _, _): areTexts ? "\"\(text)\"" : nil
      case .glyph(let glyph): areTexts ? nil : glyph.rawValue
      case .rule: areTexts ? nil : "a rule"
      case .fill(let role): areTexts ? nil : "the fill \(role)"
      case .image(let name): areTexts ? nil : "the image \"\(name)\""
      }
    }
  }

  private static func first(_ shown: [String], _ wanted: [String]) -> String {
    let same = zip(shown, wanted).prefix { $0 == $1 }.count
    let (now, then) = (shown.dropFirst(same).first, wanted.dropFirst(same).first)
    if now == nil, then == nil { return "its content in the wrong place" }
    return "\(now ?? "nothing") instead of \(then ?? "nothing")"
  }
}

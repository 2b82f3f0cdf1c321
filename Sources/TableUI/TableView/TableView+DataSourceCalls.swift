public import TableModel

// Calls to the data source, each reported to the message observer.
extension TableView {
  /// The maximum number of rows in a section; larger counts are rejected before any setup. (E28)
  public nonisolated static let rowLimit = 1 << 32

  /// Asks for the number of sections; returns 0 without a data source.
  func askNumberOfSections() throws(TableError) -> Int {
    guard let dataSource else { return 0 }
    counters.countQuestions += 1
    let count = send("numberOfSections(in:)", to: dataSource, .observed) {
      $0.numberOfSections(in: self)
    }
    guard count >= 0 else { throw negative(count) }
    return count
  }

  /// Asks for the number of rows in a section; returns 0 without a data source.
  func askNumberOfRows(_ section: Int) throws(TableError) -> Int {
    guard let dataSource else { return 0 }
    counters.countQuestions += 1
    let selector = "tableView(_:numberOfRowsInSection:)"
    let count = send("\(selector) \(section)", to: dataSource, .observed) {
      $0.tableView(self, numberOfRowsInSection: section)
    }
    guard count >= 0 else { throw negative(count) }
    guard count <= Self.rowLimit else { throw .tooManyRows(count, section: section) }
    return count
  }

  /// Asks for all counts.
  func askCounts() throws(TableError) -> RowCounts {
    var counts: [Int] = []
    for section in 0..<(try askNumberOfSections()) {
      counts.append(try askNumberOfRows(section))
    }
    return RowCounts(counts)
  }

  private func negative(_ count: Int) -> TableError {
    let facts = UpdateContext(
      before: state.counts,
      after: [],
      updates: TableUpdates(),
      wasLoaded: state.isLoaded,
      tableView: errorName
    )
    return .batch(.negativeNumber(count), facts)
  }

  /// The name of the table view in errors.
  var errorName: String { "<\(name)>" }

  /// The error for a data source that has no cell for a row. (E19)
  public var noCell: TableError {
    let source = dataSource.map { Self.party(of: $0).name } ?? "nil"
    return .noCell(tableView: errorName, dataSource: "<\(source)>")
  }

  /// Asks for a cell and pools the cells that the data source dequeued but did not return.
  func askCell(_ path: IndexPath) throws(TableError) -> TableViewCell {
    guard let dataSource else { throw .noDataSource }
    let outer = handedOut
    handedOut = HandedOutCells()
    defer { handedOut = outer }
    let cell: TableViewCell
    do throws(TableError) {
      cell = try makeCell(path, dataSource)
    } catch {
      for unused in handedOut?.entries ?? [] { putIntoPool(unused.cell) }
      throw error
    }
    if !poolOthers(than: cell, for: path) { counters.cellsCreated += 1 }
    checkForStaleFields(cell, at: path)
    return cell
  }

  /// Pools the cells that the data source dequeued but did not return.
  ///
  /// - Returns: True if it dequeued the cell that it returned; false for a new one.
  private func poolOthers(than cell: TableViewCell, for path: IndexPath) -> Bool {
    if let handedOut, handedOut.holdsOnly(cell), strayCells.isEmpty { return true }
    var isOurs = reconfigured?.cell === cell
    for handed in handedOut?.entries ?? [] {
      if handed.cell === cell {
        isOurs = true
      } else {
        let identifier = handed.cell.reuseIdentifier ?? ""
        warn(
          handed.isByPath ? .dequeuedTwice(path, identifier: identifier) : .cellNotReturned(path)
        )
        putIntoPool(handed.cell)
      }
    }
    if let stray = strayCells.firstIndex(where: { $0 === cell }) {
      strayCells.remove(at: stray)
      isOurs = true
    }
    return isOurs
  }

  /// Asks the data source for a cell and reports the call.
  func makeCell(
    _ path: IndexPath,
    _ dataSource: any TableViewDataSource,
    _ source: Message.Source = .documented,
    note: String = ""
  ) throws(TableError) -> TableViewCell {
    func shows(_ cell: TableViewCell) -> String? { "\(type(of: cell))\(note)" }
    return try send(
      "tableView(_:cellForRowAt:) \(path)",
      to: dataSource,
      source,
      as: shows,
      failing: AnswerText.error
    ) { (dataSource) throws(TableError) in
      try dataSource.tableView(self, cellForRowAt: path)
    }
  }

  /// Asks for the title above or below a section; an empty title counts as nil.
  func askTitle(_ place: SectionPlace) -> String? {
    let title: String?
    switch place.kind {
    case .header:
      title = ask(
        .titleForHeader,
        \.titling,
        at: place.section,
        .observed,
        otherwise: nil,
        as: AnswerText.text
      ) { $0.tableView(self, titleForHeaderInSection: $1) }
    case .footer:
      title = ask(
        .titleForFooter,
        \.titling,
        at: place.section,
        .observed,
        otherwise: nil,
        as: AnswerText.text
      ) { $0.tableView(self, titleForFooterInSection: $1) }
    }
    return title == "" ? nil : title
  }

  /// Asks the delegate for a view above or below a section.
  func askView(_ place: SectionPlace) -> TableViewHeaderFooterView? {
    switch place.kind {
    case .header:
      ask(
        .viewForHeader,
        \.headerViews,
        at: place.section,
        .observed,
        otherwise: nil,
        as: AnswerText.className
      ) { $0.tableView(self, viewForHeaderInSection: $1) }
    case .footer:
      ask(
        .viewForFooter,
        \.headerViews,
        at: place.section,
        .observed,
        otherwise: nil,
        as: AnswerText.className
      ) { $0.tableView(self, viewForFooterInSection: $1) }
    }
  }

  /// Whether changes are reported, by the data source or by the ``changeReporter``.
  var hasChangeReports: Bool { methods.changeReporting != nil || changeReporter != nil }

  /// Returns the report of the data source or the ``changeReporter``, or nil if everything must be
  /// queried.
  func takeReport() -> ReportedChanges? {
    // Both are emptied in any case: an old report would be wrong later.
    let noted = changeReporter?.takeReportedChanges(for: self)
    guard isChangeReportingEnabled else {
      _ = methods.changeReporting?.takeReportedChanges(for: self)
      return nil
    }
    guard let reporting = methods.changeReporting else { return noted }
    return send("takeReportedChanges(for:)", to: reporting, .ours, as: AnswerText.absence) {
      $0.takeReportedChanges(for: self)
    }
  }

  /// Adds a warning in Tabletop's own words, to be returned later.
  package func warn(_ text: String) { warn(.note(text)) }

  /// Adds a warning, to be returned later; a duplicate is ignored.
  func warn(_ warning: TableWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}

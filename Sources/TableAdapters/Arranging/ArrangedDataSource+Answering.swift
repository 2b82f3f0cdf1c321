public import TableModel
public import TableUI

extension ArrangedDataSource: TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int {
    stage?.counts.count ?? map.shown.sections.count
  }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    if let stage { return stage.counts.indices.contains(section) ? stage.counts[section] : 0 }
    return map.shown.sections.indices.contains(section) ? map.shown.sections[section].count : 0
  }

  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    guard let path = sourcePath(of: indexPath) else { throw .noRect(indexPath) }
    let cell = try relay(tableView, to: wrapped, "tableView(_:cellForRowAt:) \(path)") {
      () throws(TableError) in
      try wrapped.tableView(tableView, cellForRowAt: path)
    }
    mark(cell, at: path)
    return cell
  }
}

extension ArrangedDataSource: TableViewTitling {
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    if let title = groupTitle(ofSection: section) { return title }
    guard let own = sourceSection(of: section), let titling = behind.titling else { return nil }
    return relay(tableView, to: titling, "tableView(_:titleForHeaderInSection:) \(own)") {
      titling.tableView(tableView, titleForHeaderInSection: own)
    }
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    guard let own = sourceSection(of: section), let titling = behind.titling else { return nil }
    return relay(tableView, to: titling, "tableView(_:titleForFooterInSection:) \(own)") {
      titling.tableView(tableView, titleForFooterInSection: own)
    }
  }
}

extension ArrangedDataSource: TableViewChangeReporting {
  public func takeReportedChanges(for tableView: TableView) -> ReportedChanges? {
    // The report of the wrapped data source uses its own index paths.
    _ = behind.changeReporting?.takeReportedChanges(for: tableView)
    defer { reported = ReportedChanges() }
    return catchUp() ? nil : reported
  }
}

extension ArrangedDataSource: CapabilityForwarding, MessageParticipant {
  public var messageParty: Message.Party { Message.Party("ArrangedDataSource", .controller) }

  public func target(for capability: Any.Type) -> AnyObject? {
    if capability == (any RowMapping).self { return self }
    guard let known = OptionalProtocol.of(capability), known.role == .dataSource else { return nil }
    known.look(wrapped, behind)
    let isOwn =
      switch ObjectIdentifier(capability) {
      case ObjectIdentifier((any TableViewChangeReporting).self): true
      case ObjectIdentifier((any TableViewTitling).self): arrangement.grouping != nil
      // The values of sorted rows determine their order.
      case ObjectIdentifier((any TableViewRowMovability).self): arrangement.order != nil
      default: false
      }
    return isOwn || known.isFound(behind) ? self : nil
  }
}

// MARK: Calls to the wrapped data source

extension ArrangedDataSource {
  /// Calls an object with the index paths of the source, and reports the call to the trace.
  func relay<Answer, Failure: Error>(
    _ tableView: TableView,
    to receiver: Any,
    _ selector: @autoclosure () -> String,
    file: String = #fileID,
    line: Int = #line,
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if let observer = tableView.messageObserver {
      let party = TableView.party(of: receiver as AnyObject)
      observer.messageBegan(Message(to: party, selector(), source: .ours, file: file, line: line))
    }
    defer { tableView.messageObserver?.messageEnded(result: nil) }
    return try tableView.translatingPaths({ [self] in shownPath(of: $0) }, body)
  }
}

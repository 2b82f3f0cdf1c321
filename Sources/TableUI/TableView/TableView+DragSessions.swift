import TableModel

// A row dragged with the delegate's say: what it takes along, where it may go, who takes it.
extension TableView {
  /// Drags a row within the table: a delegate that takes drops gets it, else the data source moves it.
  func drag(
    _ source: IndexPath,
    to destination: IndexPath,
    asking dragging: any TableViewDragging
  ) throws(TableError) -> [TouchEvent] {
    let session = DragSession()
    sends(to: dragging, "tableView(_:itemsForBeginning:at:) \(source)")
    session.items = dragging.tableView(self, itemsForBeginning: session, at: source)
    answered("\(session.items.count)")
    guard !session.items.isEmpty else { return [.refused(source, .noDragItems)] }
    lift(source)
    defer { putDown() }
    sends(to: dragging, "tableView(_:dragSessionWillBegin:)")
    dragging.tableView(self, dragSessionWillBegin: session)
    answered()
    carry()
    defer {
      sends(to: dragging, "tableView(_:dragSessionDidEnd:)")
      dragging.tableView(self, dragSessionDidEnd: session)
      answered()
    }
    guard let dropping = delegateCapabilities.dropping, has(.performDrop) else {
      if let refusal = refusalToLift(source) { return [.refused(source, refusal)] }
      hold(over: destination)
      return try drop(source, at: destination)
    }
    return try drop(session, from: source, at: destination, asking: dropping)
  }

  private func drop(
    _ drag: DragSession,
    from source: IndexPath,
    at destination: IndexPath,
    asking dropping: any TableViewDropping
  ) throws(TableError) -> [TouchEvent] {
    let session = DropSession(drag)
    sends(to: dropping, "tableView(_:canHandle:)")
    let isWanted = dropping.tableView(self, canHandle: session)
    answered("\(isWanted)")
    guard isWanted else { return [.refused(source, .dropRefused)] }
    sends(to: dropping, "tableView(_:dropSessionDidEnter:)")
    dropping.tableView(self, dropSessionDidEnter: session)
    answered()
    defer {
      sends(to: dropping, "tableView(_:dropSessionDidEnd:)")
      dropping.tableView(self, dropSessionDidEnd: session)
      answered()
    }
    let started = generation
    let proposal = propose(session, from: source, to: destination, asking: dropping)
    guard proposal.operation == .move || proposal.operation == .copy else {
      leave()
      sends(to: dropping, "tableView(_:dropSessionDidExit:)")
      dropping.tableView(self, dropSessionDidExit: session)
      answered()
      return [.refused(source, .dropRefused)]
    }
    // Whatever the table was told since the drag began, the row may stand elsewhere now.
    let origin = generation == started ? source : nil
    let coordinator = DropCoordinator(
      items: drag.items.map { DropCoordinator.Item(dragItem: $0, sourceIndexPath: origin) },
      destination: destination,
      proposal: proposal,
      session: session
    )
    sends(to: dropping, "tableView(_:performDropWith:) \(destination)")
    defer { answered() }
    try dropping.tableView(self, performDropWith: coordinator)
    return [.moved(source, destination)]
  }

  /// Asks at every place on the way; the last answer counts.
  private func propose(
    _ session: DropSession,
    from source: IndexPath,
    to destination: IndexPath,
    asking dropping: any TableViewDropping
  ) -> DropProposal {
    var place = source
    var proposal = DropProposal(operation: .cancel)
    let started = generation
    repeat {
      if place != destination {
        place = nextPlace(place, towards: destination, from: source) ?? destination
      }
      hold(over: place)
      sends(to: dropping, "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) \(place)")
      proposal = dropping.tableView(
        self,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: place
      )
      answered("\(proposal.operation)")
    } while place != destination && generation == started
    return proposal
  }
}

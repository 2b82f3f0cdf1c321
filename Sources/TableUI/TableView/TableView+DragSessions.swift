import TableModel

// A row dragged with the delegate's say: what it takes along, where it may go, who takes it.
extension TableView {
  /// Drags rows within the table: a delegate that takes drops gets them, else the data source moves them.
  func drag(
    _ sources: [IndexPath],
    to destination: IndexPath,
    asking dragging: any TableViewDragging
  ) throws(TableError) -> [TouchEvent] {
    let session = DragSession()
    let source = sources[0]
    sends(to: dragging, "tableView(_:itemsForBeginning:at:) \(source)")
    session.items = dragging.tableView(self, itemsForBeginning: session, at: source)
    answered("\(session.items.count)")
    guard !session.items.isEmpty else { return [.refused(source, .noDragItems)] }
    lift(source)
    defer { putDown() }
    sends(to: dragging, "tableView(_:dragSessionWillBegin:)")
    dragging.tableView(self, dragSessionWillBegin: session)
    answered()
    var origins = session.items.map { _ in source }
    for row in sources.dropFirst() {
      let added = askForMore(session, at: row, dragging)
      guard !added.isEmpty else { return [.refused(row, .noDragItems)] }
      session.items += added
      origins += added.map { _ in row }
    }
    carry()
    defer {
      sends(to: dragging, "tableView(_:dragSessionDidEnd:)")
      dragging.tableView(self, dragSessionDidEnd: session)
      answered()
    }
    guard let dropping = delegateCapabilities.dropping, has(.performDrop) else {
      guard sources.count == 1 else {
        if let refused = refusalToLift(sources) { return [refused] }
        return try carry(sources, to: destination)
      }
      if let refusal = refusalToLift(source) { return [.refused(source, refusal)] }
      hold(over: destination)
      return try drop(source, at: destination)
    }
    return try drop(session, from: origins, at: destination, asking: dropping)
  }

  /// A tap with another finger adds a row to the drag.
  private func askForMore(
    _ session: DragSession,
    at row: IndexPath,
    _ dragging: any TableViewDragging
  ) -> [DragItem] {
    sends(to: dragging, "tableView(_:itemsForAddingTo:at:point:) \(row)")
    let frame = frame(ofRow: row)
    let point = Point(x: frame.width / 2, y: frame.midY)
    let items = dragging.tableView(self, itemsForAddingTo: session, at: row, point: point)
    answered("\(items.count)")
    return items
  }

  private func drop(
    _ drag: DragSession,
    from origins: [IndexPath],
    at destination: IndexPath,
    asking dropping: any TableViewDropping
  ) throws(TableError) -> [TouchEvent] {
    let session = DropSession(drag)
    let source = origins[0]
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
    // Whatever the table was told since the drag began, the rows may stand elsewhere now.
    let isKnown = generation == started
    let coordinator = DropCoordinator(
      items: zip(drag.items, origins).map { item, origin in
        DropCoordinator.Item(dragItem: item, sourceIndexPath: isKnown ? origin : nil)
      },
      destination: destination,
      proposal: proposal,
      session: session
    )
    sends(to: dropping, "tableView(_:performDropWith:) \(destination)")
    defer { answered() }
    try dropping.tableView(self, performDropWith: coordinator)
    return drag.items.count == 1
      ? [.moved(source, destination)]
      : RowMove.gathering(
        origins.reduce(into: []) { if $0.last != $1 { $0.append($1) } },
        at: destination
      )
      .map { .moved($0.from, $0.to) }
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

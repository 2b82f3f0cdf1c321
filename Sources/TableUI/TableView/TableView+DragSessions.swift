import TableModel

// A drag with the delegate's control over its items, its target and its drop.
extension TableView {
  /// Drags rows within the table.
  ///
  /// A delegate that accepts drops receives them; otherwise the data source moves the rows.
  func drag(_ sources: [IndexPath], to destination: IndexPath) throws(TableError) -> [TouchEvent] {
    let session = DragSession()
    let source = sources[0]
    session.items = ask(
      .itemsForBeginning,
      \.gestures.dragging,
      at: source,
      otherwise: [],
      as: AnswerText.count
    ) { $0.tableView(self, itemsForBeginning: session, at: $1) }
    guard !session.items.isEmpty else { return [.refused(source, .noDragItems)] }
    lift(source)
    defer { putDown() }
    tellDragging("tableView(_:dragSessionWillBegin:)") {
      $0.tableView(self, dragSessionWillBegin: session)
    }
    var origins = session.items.map { _ in source }
    for row in sources.dropFirst() {
      let added = askForMore(session, at: row)
      guard !added.isEmpty else { return [.refused(row, .noDragItems)] }
      session.items += added
      origins += added.map { _ in row }
    }
    carry()
    defer {
      tellDragging("tableView(_:dragSessionDidEnd:)") {
        $0.tableView(self, dragSessionDidEnd: session)
      }
    }
    guard let dropping else {
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

  /// The object that receives drops and its paths, or nil.
  ///
  /// It is nil while rows are filtered or sorted: a drop is between two rows, and only the source
  /// could map that position.
  private var dropping: FoundMethod<any TableViewDropping>? {
    guard let found = find(.performDrop, \.gestures.dropping) else { return nil }
    return found.rows.mapping == nil ? found : nil
  }

  private func tellDragging(_ selector: String, _ body: (any TableViewDragging) -> Void) {
    guard let found = find(.itemsForBeginning, \.gestures.dragging) else { return }
    call(found, selector: selector, as: AnswerText.none, body)
  }

  /// Asks for the items of another row, which a second finger adds to the drag.
  private func askForMore(_ session: DragSession, at row: IndexPath) -> [DragItem] {
    guard let found = find(.itemsForBeginning, \.gestures.dragging), let own = found.rows.own(row)
    else {
      return []
    }
    let frame = frame(ofRow: row)
    let point = Point(x: frame.width / 2, y: frame.midY)
    let selector = "tableView(_:itemsForAddingTo:at:point:)"
    return call(found, "\(own)", selector: selector, as: AnswerText.count) {
      $0.tableView(self, itemsForAddingTo: session, at: own, point: point)
    }
  }

  private func drop(
    _ drag: DragSession,
    from origins: [IndexPath],
    at destination: IndexPath,
    asking dropping: FoundMethod<any TableViewDropping>
  ) throws(TableError) -> [TouchEvent] {
    let session = DropSession(drag)
    let source = origins[0]
    let isWanted = call(dropping, selector: "tableView(_:canHandle:)") {
      $0.tableView(self, canHandle: session)
    }
    guard isWanted else { return [.refused(source, .dropRefused)] }
    tell(dropping, "tableView(_:dropSessionDidEnter:)") {
      $0.tableView(self, dropSessionDidEnter: session)
    }
    defer {
      tell(dropping, "tableView(_:dropSessionDidEnd:)") {
        $0.tableView(self, dropSessionDidEnd: session)
      }
    }
    let started = generation
    let proposal = propose(session, from: source, to: destination, asking: dropping)
    guard proposal.operation == .move || proposal.operation == .copy else {
      leave()
      tell(dropping, "tableView(_:dropSessionDidExit:)") {
        $0.tableView(self, dropSessionDidExit: session)
      }
      return [.refused(source, .dropRefused)]
    }
    // If the table was updated since the drag began, the rows may have moved.
    let isKnown = generation == started
    let coordinator = DropCoordinator(
      items: zip(drag.items, origins).map { item, origin in
        DropCoordinator.Item(dragItem: item, sourceIndexPath: isKnown ? origin : nil)
      },
      destination: destination,
      proposal: proposal,
      session: session
    )
    try perform(coordinator, at: destination, asking: dropping)
    return drag.items.count == 1
      ? [.moved(source, destination)]
      : RowMove.gathering(
        origins.reduce(into: []) { if $0.last != $1 { $0.append($1) } },
        at: destination
      )
      .map { .moved($0.from, $0.to) }
  }

  private func tell(
    _ dropping: FoundMethod<any TableViewDropping>,
    _ selector: String,
    _ body: (any TableViewDropping) -> Void
  ) { call(dropping, selector: selector, as: AnswerText.none, body) }

  private func perform(
    _ coordinator: DropCoordinator,
    at destination: IndexPath,
    asking dropping: FoundMethod<any TableViewDropping>
  ) throws(TableError) {
    try call(dropping, "\(destination)", as: AnswerText.none) { (target) throws(TableError) in
      try target.tableView(self, performDropWith: coordinator)
    }
  }

  /// Asks for a proposal at every position on the way; the last one counts.
  private func propose(
    _ session: DropSession,
    from source: IndexPath,
    to destination: IndexPath,
    asking dropping: FoundMethod<any TableViewDropping>
  ) -> DropProposal {
    var place = source
    var proposal = DropProposal(operation: .cancel)
    let started = generation
    repeat {
      if place != destination {
        place = nextPlace(place, towards: destination, from: source) ?? destination
      }
      hold(over: place)
      let selector = "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
      proposal = call(dropping, "\(place)", selector: selector, as: AnswerText.operation) {
        $0.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: place)
      }
    } while place != destination && generation == started
    return proposal
  }
}

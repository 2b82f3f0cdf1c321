import Rendering
import TableModel
public import TableUI

/// A full screen over a controller: keys and clicks become gestures, and the table is drawn after each.
///
/// It drives the controller's own table view, as an app's window would, and knows no command language. Whoever
/// wants an account of the gestures hosts it.
///
/// ```swift
/// let screen = try CursesScreen(usesColors: true)
/// defer { screen.close() }
/// Browser(controller, on: screen).run()
/// ```
@MainActor public final class Browser {
  let controller: any ViewController & TableViewHosting
  let navigation: NavigationController?
  let screen: any BrowserScreen
  let host: (any GestureDelegate)?
  let log = MessageLog()

  /// How large the table is by itself, in points.
  let ownSize: Size

  /// Whether the table takes all the room there is.
  var fillsScreen = false

  /// Whether the messages are shown beside the table.
  var showsTrace = false

  /// Whether the item of the focused row is shown beside the table, where there is room.
  var showsDetails = true

  /// The rows that the last search found.
  var found = SearchHits()

  /// What lies above the table and takes the keys, or nil.
  var overlay: Overlay?

  /// The control inside the focused row that Tab has reached, by its number; nil for the row itself.
  var control: Int?

  /// Where the button of the mouse went down, or nil.
  var pressed: ScreenPlace?

  /// What came of the last gesture.
  private(set) var report: GestureReport?

  /// What the last gesture brought about, or nil where it was not made or failed.
  private(set) var outcome: GestureOutcome?

  /// Where everything stands on the screen.
  private(set) var layout: BrowserLayout

  /// Whether the person has left.
  var isFinished = false

  private var isDirty = true
  private let hand: GesturePerformer
  private var earlier: [(any MessageObserver)?] = []

  /// Makes a browser; it shows nothing before ``run()``.
  ///
  /// - Parameters:
  ///   - controller: The controller of the table, whose view has appeared.
  ///   - navigation: What holds it, if that is not its own navigation controller; nil for none.
  ///   - screen: Where it is shown.
  ///   - host: Who keeps account of the gestures, or nil.
  public init(
    _ controller: any ViewController & TableViewHosting,
    navigation: NavigationController? = nil,
    on screen: any BrowserScreen,
    host: (any GestureDelegate)? = nil
  ) {
    self.controller = controller
    self.navigation = navigation ?? controller.navigationController
    self.screen = screen
    self.host = host
    hand = GesturePerformer(controller, navigation: self.navigation)
    ownSize = controller.tableView.size
    layout = BrowserLayout(screen: screen.size, wanted: ownSize, margin: 0, showsTrace: false)
  }

  /// The table view.
  var table: TableView { controller.tableView }

  /// The reader of queries, or nil where there is none.
  var queries: (any TableQuerying)? { host as? any TableQuerying }

  /// Shows the table and does what the person wants, until that person leaves.
  ///
  /// The table has its own size again afterwards.
  public func run() {
    fit()
    while !isFinished {
      if isDirty { screen.show(frame) }
      isDirty = false
      take(screen.nextEvent(milliseconds: 100))
      while !isFinished {
        let event = screen.nextEvent(milliseconds: 0)
        if event == .nothing { break }
        take(event)
      }
    }
    listen(false)
    if table.size != ownSize { changeSize(to: ownSize) }
  }

  private func take(_ event: ScreenEvent) {
    if event != .nothing { isDirty = true }
    switch event {
    case .nothing: if host?.advance() == true { isDirty = true }
    case .key(let key): take(key)
    case .mouseDown(let place): pressed = place
    case .mouseUp(let place): release(at: place)
    case .wheel(let steps) where overlay != nil: take(steps < 0 ? Key.up : .down)
    case .wheel(let steps): scroll(by: Double(steps) * 3 * TextMetrics.line)
    case .resized: fit()
    case .interrupted where overlay != nil: take(Key.escape)
    case .interrupted, .closed: isFinished = true
    }
  }

  /// Makes a gesture and notes what came of it.
  ///
  /// A row of which only a part is seen comes to the screen by a gesture of its own: so nothing has moved where
  /// what follows is refused.
  func perform(_ gesture: Gesture) {
    if let path = gesture.indexPath, let hidden = hiddenDistance(ofRowAt: path) {
      make(.scroll(by: hidden, flicks: false))
    }
    make(gesture)
  }

  private func make(_ gesture: Gesture) {
    report = host?.perform(gesture) ?? performAlone(gesture)
    outcome = report?.outcome
    fit()
  }

  /// Performs a gesture where no host does.
  private func performAlone(_ gesture: Gesture) -> GestureReport {
    do throws(TableError) {
      return GestureReport(try hand.perform(gesture))
    } catch {
      return GestureReport(lines: [error.text(era: table.messageEra)], isRefused: true)
    }
  }

  /// Shows the report of a query.
  func show(_ report: GestureReport) {
    self.report = report
    outcome = report.outcome
    fit()
  }

  /// Says something that is no gesture's doing.
  func say(_ line: String, isRefused: Bool = false) {
    report = GestureReport(lines: [line], isRefused: isRefused)
  }

  /// Gives the table the size that there is room for.
  func fit() {
    let wanted = fillsScreen ? nil : ownSize
    layout = BrowserLayout(
      screen: screen.size,
      wanted: wanted,
      margin: TextRenderer.margin(of: table),
      showsTrace: showsTrace,
      showsDetails: showsDetails && queries != nil
    )
    let size = layout.size(wanted: wanted)
    guard table.size != size else { return }
    changeSize(to: size)
    // Where somebody refuses another size there is nothing to make up for.
    if table.size == size { revealFocus() }
  }

  /// Lets the row that has the focus be seen in a table that became smaller.
  private func revealFocus() {
    guard let path = table.focusedIndexPath, let hidden = hiddenDistance(ofRowAt: path) else {
      return
    }
    scroll(by: hidden)
  }

  /// How far the content must be scrolled for a row to be seen, in points; nil where it is seen already, or cannot
  /// be.
  private func hiddenDistance(ofRowAt path: IndexPath) -> Double? {
    guard let rect = try? table.rectForRow(at: path), rect.height <= table.size.height else {
      return nil
    }
    let top = table.contentOffset.y
    let range = table.contentOffsetRange
    let wanted = rect.minY < top ? rect.minY : max(top, rect.maxY - table.size.height)
    let target = min(max(wanted, range.lowerBound), range.upperBound)
    return target == top ? nil : target - top
  }

  /// Gives the table another size; the row at the top stays there.
  private func changeSize(to size: Size) {
    let top = ScreenAnchor(table)
    resize(to: size)
    guard table.size == size, let offset = top?.offset(in: table) else { return }
    scroll(by: offset - table.contentOffset.y)
  }

  private func resize(to size: Size) {
    if let host { return host.fit(into: size) }
    table.size = size
    do throws(TableError) { try table.layoutIfNeeded() } catch {
      say(error.text(era: table.messageEra), isRefused: true)
    }
  }

  /// Begins to listen to the messages, or ends it.
  func listen(_ isOn: Bool) {
    guard isOn != !earlier.isEmpty else { return }
    if isOn {
      log.next = table.messageObserver
      earlier = [navigation?.messageObserver, table.messageObserver]
      navigation?.messageObserver = log
      table.messageObserver = log
    } else {
      navigation?.messageObserver = earlier[0]
      table.messageObserver = earlier[1]
      earlier = []
    }
  }
}

extension Browser {
  /// Whether another screen lies on top of the table's own.
  var isCovered: Bool {
    guard let top = navigation?.topViewController else { return false }
    return top !== controller
  }

  /// The row that has the focus and is on the screen; where none is, the focus goes to one, and the key that
  /// was pressed does no more.
  func focusedRow() -> IndexPath? {
    if let path = visibleFocus { return path }
    beginFocus()
    return nil
  }

  /// The row that has the focus, if it is on the screen.
  var visibleFocus: IndexPath? {
    table.focusedIndexPath.flatMap { table.cellForRow(at: $0) == nil ? nil : $0 }
  }

  /// Gives the focus to the first row on the screen that can have it.
  func beginFocus() {
    if table.focusedIndexPath != nil { perform(.leaveFocus) }
    perform(.moveFocus(.down))
    uncoverFocus()
  }

  /// Scrolls on where a header or footer that floats covers the row that has the focus.
  func uncoverFocus() {
    guard !isCovered, let path = visibleFocus, let row = table.cellForRow(at: path)?.frame else {
      return
    }
    for section in table.visibleSections {
      if let header = table.headerView(forSection: section)?.frame, header.minY <= row.minY,
        header.maxY > row.minY
      {
        return scroll(by: row.minY - header.maxY)
      }
      if let footer = table.footerView(forSection: section)?.frame, footer.minY < row.maxY,
        footer.maxY >= row.maxY
      {
        return scroll(by: row.maxY - footer.minY)
      }
    }
  }

  /// Closes the row that shows buttons, before something is done elsewhere.
  func closeOpenRow() {
    if table.hasOpenRow { perform(.cancel) }
  }

  /// Takes the last edit back.
  func undo() {
    guard let host else { return say("nobody keeps account of what was done here") }
    report = host.undo()
    fit()
  }

  /// The cell of the row that has the focus, where it has controls.
  var focusedInput: (path: IndexPath, cell: any CellInputTaking)? {
    guard let path = table.focusedIndexPath,
      let cell = table.cellForRow(at: path) as? any CellInputTaking, !cell.controls.isEmpty
    else { return nil }
    return (path, cell)
  }
}

/// What lies above the table and takes the keys.
enum Overlay: Hashable {
  /// The keys, from a line on.
  case help(Int)

  /// A field that is typed into.
  case field(IndexPath, FieldEditor)

  /// A choice between values, and the one that is marked.
  case choice(IndexPath, [String], Int)

  /// A query that is typed.
  case query(QueryPurpose, FieldEditor)
}

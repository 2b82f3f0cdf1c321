import Rendering
import TableModel
public import TableUI

/// A full-screen view of a controller: keys and clicks become gestures, and the table is redrawn
/// after each.
///
/// It drives the controller's own table view, as an app's window would, and does not use the
/// command language. A host can record the gestures.
///
/// ```swift
/// let screen = try CursesScreen(usesColors: true)
/// defer { screen.close() }
/// Browser(controller, on: screen).run()
/// ```
@MainActor public final class Browser {
  /// The controller of the visible table, which changes when a row's own table opens.
  private(set) var controller: any ViewController & TableViewHosting
  private(set) var navigation: NavigationController?
  let screen: any BrowserScreen
  let host: (any GestureDelegate)?
  let log = MessageLog()

  /// The table's own size, in points.
  private(set) var ownSize: Size

  /// Whether the table fills the available room; false by default.
  var fillsScreen = false

  /// Whether messages are shown beside the table; false by default.
  var showsTrace = false

  /// Whether the focused row's item is shown beside the table, if it has room; true by default.
  var showsDetails = true

  /// The rows found by the last search.
  var found = SearchHits()

  /// The overlay above the table that takes the keys, or nil.
  var overlay: Overlay?

  /// The index of the control in the focused row that Tab selected; nil for the row itself.
  var control: Int?

  /// The place where the mouse button was pressed, or nil.
  var pressed: ScreenPlace?

  /// The report of the last gesture.
  private(set) var report: GestureReport?

  /// The outcome of the last gesture, or nil if it was not performed or failed.
  private(set) var outcome: GestureOutcome?

  /// The layout of the screen.
  private(set) var layout: BrowserLayout

  /// Whether the user has left the browser.
  var isFinished = false

  /// The problem of background work that was shown last, or nil.
  private var problem: String?

  private var isDirty = true
  private var hand: GesturePerformer
  private var earlier: [(any MessageObserver)?] = []

  /// Creates a browser, which is not shown before ``run()``.
  ///
  /// - Parameters:
  ///   - controller: The controller of the table, whose view has appeared.
  ///   - navigation: The containing controller, if it is not the controller's own navigation
  ///     controller; nil for none.
  ///   - screen: The screen.
  ///   - host: The object that performs and records the gestures, or nil.
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

  /// The reader of queries, or nil if queries are not available.
  var queries: (any TableQuerying)? { host as? any TableQuerying }

  /// The opener of tables inside rows, or nil if they are not available.
  var nesting: (any TableNavigating)? { host as? any TableNavigating }

  /// Shows the table that the host shows now, if it is another one.
  private func followHost() {
    guard let next = nesting?.visibleController, next !== controller else { return }
    let hasTrace = showsTrace
    listen(false)
    controller = next
    navigation = next.navigationController ?? navigation
    hand = GesturePerformer(next, navigation: navigation)
    ownSize = table.size
    (found, control, overlay, pressed) = (SearchHits(), nil, nil, nil)
    listen(hasTrace)
  }

  /// Shows the table and handles the user's input until the user leaves.
  ///
  /// The table has its own size again afterward.
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
    restoreSize()
  }

  /// Gives the table its own size again, before the browser leaves it.
  func restoreSize() {
    if table.size != ownSize { changeSize(to: ownSize) }
  }

  private func take(_ event: ScreenEvent) {
    if event != .nothing { isDirty = true }
    switch event {
    case .nothing:
      if host?.advance() == true { isDirty = true }
      showProblem()
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

  /// Shows the problem of background work once, until the work succeeds again.
  private func showProblem() {
    let now = host?.problem
    guard now != problem else { return }
    if let now { say(now, isRefused: true) } else if report?.lines.first == problem { report = nil }
    problem = now
    isDirty = true
  }

  /// Performs a gesture and records its report.
  ///
  /// A partly visible row first scrolls into view by a separate gesture. So a rejected gesture does
  /// not move other content.
  func perform(_ gesture: Gesture) {
    if let path = gesture.indexPath, let hidden = hiddenDistance(ofRowAt: path) {
      make(.scroll(by: hidden, flicks: false))
    }
    make(gesture)
  }

  private func make(_ gesture: Gesture) {
    report = host?.perform(gesture) ?? performAlone(gesture)
    outcome = report?.outcome
    followHost()
    fit()
  }

  /// Performs a gesture without a host.
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
    followHost()
    fit()
  }

  /// Shows a text that does not result from a gesture.
  func say(_ text: BrowseText) { say(text.words) }

  /// Shows a line that does not result from a gesture.
  func say(_ line: String, isRefused: Bool = false) {
    report = GestureReport(lines: [line], isRefused: isRefused)
  }

  /// Resizes the table to the available room.
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
    // If the new size was rejected, the offset needs no correction.
    if table.size == size { revealFocus() }
  }

  /// Scrolls to the focused row after the table became smaller.
  private func revealFocus() {
    guard let path = table.focusedIndexPath, let hidden = hiddenDistance(ofRowAt: path) else {
      return
    }
    scroll(by: hidden)
  }

  /// Returns the distance in points that reveals a row; nil if it is visible or too high.
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

  /// Starts or stops recording the messages.
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
  /// Whether another screen covers the table.
  var isCovered: Bool {
    guard let top = navigation?.topViewController else { return false }
    return top !== controller
  }

  /// Returns the focused row if it is on screen; otherwise focuses a visible row and returns nil.
  func focusedRow() -> IndexPath? {
    if let path = visibleFocus { return path }
    beginFocus()
    return nil
  }

  /// The focused row, if it is on screen.
  var visibleFocus: IndexPath? {
    table.focusedIndexPath.flatMap { table.cellForRow(at: $0) == nil ? nil : $0 }
  }

  /// Focuses the first visible row that can have the focus.
  func beginFocus() {
    if table.focusedIndexPath != nil { perform(.leaveFocus) }
    perform(.moveFocus(.down))
    uncoverFocus()
  }

  /// Scrolls on if a floating header or footer covers the focused row.
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

  /// Closes the row with visible swipe actions before other gestures.
  func closeOpenRow() {
    if table.hasOpenRow { perform(.cancel) }
  }

  /// Undoes the last edit.
  func undo() {
    guard let host else { return say("undo is not supported here") }
    show(host.undo())
  }

  /// The cell of the focused row, if it has controls.
  var focusedInput: (path: IndexPath, cell: any CellInputTaking)? {
    guard let path = table.focusedIndexPath,
      let cell = table.cellForRow(at: path) as? any CellInputTaking, !cell.controls.isEmpty
    else { return nil }
    return (path, cell)
  }
}

/// An overlay above the table that takes the keys.
enum Overlay: Hashable {
  /// The key help, starting at a line.
  case help(Int)

  /// A text field being edited.
  case field(IndexPath, FieldEditor)

  /// A choice of values, with the marked one.
  case choice(IndexPath, [String], Int)

  /// A query being typed.
  case query(QueryPurpose, FieldEditor)
}

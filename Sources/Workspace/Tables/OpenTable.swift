import JSON
package import Platform
package import TableAdapters
package import TableModel
package import TableStore
package import TableUI
package import Wirings

/// An open table: its document, its controller and its edits.
@MainActor package final class OpenTable {
  /// The name, as in `use` and `close`.
  package let name: String

  /// The wiring.
  package private(set) var wiring: Wiring

  /// The adapter for the wiring's controller.
  package private(set) var door: ControllerAdapter

  /// The data source of a view over the rows, between controller and table view, or nil.
  package var arranged: ArrangedDataSource?

  /// The grid that shows the rows, or nil if they are a list.
  package private(set) var grid: GridView?

  /// The list of a database's tables from which this one was opened, or nil.
  package weak var list: OpenTable?

  /// The pull handler of `app refresh handler`, or nil.
  package var scriptedRefresh: ScriptedRefresh?

  /// The server connection that loads the rows, or nil.
  package var feed: RemoteList?

  /// The screens that the current command closed by itself.
  var leftScreens = PoppedScreens()

  /// The last attempted gesture, or nil.
  package internal(set) var performedGesture: Gesture?

  /// The effects of the last gesture; nil if it was not performed or failed.
  package internal(set) var gestureOutcome: GestureOutcome?

  /// The record about the rows, which follows transactions.
  package var record: TableRecord

  /// Called with each transaction after everything else has followed it, or nil.
  package var didNote: (@MainActor (Transaction) -> Void)?

  /// The group that edits now belong to, or nil: a sourced script or a repetition.
  package var group: Int? {
    get { root === self ? ownGroup : root.group }
    set { if root === self { ownGroup = newValue } else { root.group = newValue } }
  }

  private var ownGroup: Int?

  /// The place in another table that this table shows, or nil.
  package let nested: NestedPlace?

  /// The nested table that was opened last from this one, or nil.
  package internal(set) var entered: OpenTable?

  /// The running command, shared with the workspace of the table.
  package var context = CommandContext()

  /// Whether the user canceled the running command.
  package var isCancelled: @MainActor () -> Bool { context.isCancelled }

  /// The state of `app snapshot`.
  package private(set) lazy var appSnapshot = AppSnapshot(self)

  /// The batch between `begin` and `end`, or nil.
  package var batch: OpenBatch?

  /// The file's identity at the last report of a change on disk, or nil.
  package var toldIdentity: FileIdentity?

  /// When the changes of other programs are looked for, or nil.
  package var following: FollowSchedule?

  /// The journal that protects the edits against a crash, or nil for none.
  package var journal: Journal?

  /// The values that the last use of the mapping converted or left out.
  package var mappingProblems: [LoadProblem] = []

  /// The user's settings for the table, independent of the wiring.
  package var settings: TableSettings

  /// Opens a table with a wiring.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - document: The document, which determines how the rows are written.
  ///   - supply: The supply of the rows, which must be loaded.
  ///   - wiring: The wiring that shows them.
  ///   - frame: The style and the size of the table view.
  ///   - nested: The place in another table, whose navigation stack shows this one; or nil.
  package init(
    name: String,
    document: TableDocument,
    supply: any RowSupply,
    wiring: Wiring,
    frame: TableFrame,
    nested: NestedPlace? = nil
  ) {
    self.name = name
    self.nested = nested
    record = TableRecord(document)
    self.wiring = wiring
    settings = TableSettings(frame: frame)
    door = Self.makeDoor(
      wiring.makeController(for: supply, style: frame.style, size: frame.size),
      pushedOn: nested?.parent.door.navigation
    )
    prepareScreen()
  }

  /// Creates a table with the rows and edits of another one.
  init(copying other: OpenTable) {
    name = other.name
    nested = nil
    record = other.record
    wiring = other.wiring
    settings = other.settings
    let frame = other.settings.frame
    door = Self.makeDoor(other.wiring.makeController(other.sections, frame.style, frame.size))
    prepareScreen()
    tableView.takeOverRegistrations(of: other.tableView)
    takeOverSettings()
  }

  /// Shows the rows as a grid, or as a list again.
  package func arrange(asGrid: Bool) {
    grid?.clear()
    grid = asGrid ? GridView(tableView) : nil
  }

  /// The application's own code besides its wiring, or nil if it has none.
  package private(set) var application: Application?

  /// Returns the application's own code, created on first use.
  package func makeApplication(clock: VirtualClock) -> Application {
    if let application { return application }
    let made = Application(self, clock: clock)
    application = made
    return made
  }

  /// The visible table view.
  package var tableView: TableView { door.tableView }

  /// The current sections of the model.
  package var sections: [Section] { door.sections }

  /// The current sections of the data source: those of the model, or of a view over them.
  package var shown: [Section] { arranged?.sections ?? sections }

  /// The current number of sections in the data source.
  package var shownSectionCount: Int { arranged?.sectionCount ?? sections.count }

  /// Returns a section of the data source, or nil; cheaper than all sections if a view groups the
  /// rows.
  package func shownSection(_ index: Int) -> Section? {
    if let arranged { return arranged.section(at: index) }
    let sections = sections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Whether `save` would write something.
  ///
  /// A practice table is there to be broken, so no prompt asks to save it.
  package var isModified: Bool {
    nested?.parent.isModified ?? (!isPractice && record.isModified)
  }

  /// Whether it is for practice, as in a lesson; no journal records its edits.
  package var isPractice = false

  /// Skips the numbers of rows that were created in an earlier session.
  package func skipSerials(upTo number: Int) { record.madeCount = max(record.madeCount, number) }

  /// Returns a number for the next created row.
  func nextSerial() -> Int {
    record.madeCount += 1
    return record.madeCount
  }

  /// Releases the numbers of unused rows if the closure throws.
  func returningSerials<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let before = record.madeCount
    do throws(Failure) { return try body() } catch {
      record.madeCount = before
      throw error
    }
  }

  /// Switches to another wiring and keeps the rows, scroll position and selection.
  package func switchWiring(to other: Wiring, observer: (any MessageObserver)?) throws(TableError) {
    let offset = tableView.contentOffset
    let selected = tableView.indexPathsForSelectedRows
    let isShown = door.isShown
    door.observer = nil
    if nested == nil { door.disappear() } else { door.leaveStack() }
    wiring = other
    let old = door
    appSnapshot.leave()
    let frame = settings.frame
    door = Self.makeDoor(
      other.makeController(sections, frame.style, frame.size),
      pushedOn: nested?.parent.door.navigation
    )
    takeOverSettings()
    // Registrations happen on first use, and the new table view had none yet.
    if !tableView.autoRegister { tableView.takeOverRegistrations(of: old.tableView) }
    if grid != nil { grid = GridView(tableView) }
    if let rows = arranged {
      arranged = door.arranged(takingOver: rows)
      door.connect(arranged)
    }
    prepareScreen()
    feed?.attach(to: door)
    useRules()
    scriptedRefresh?.listen(to: tableView)
    if isShown { door.appear() }
    // The user's settings override what a controller sets on appearance.
    takeOverSettings()
    // A refresh by the old controller itself ends there, if ever.
    tableView.takeOverControls(of: old.tableView, isSpinning: feed == nil && !old.refreshes)
    application?.moveToNewWiring()
    try takeOverState(of: old.tableView, selected, offset: offset)
    door.observer = observer
  }

  /// Passes the wiring's rules for elements of pages, and the mapping, to the list on a server.
  package func useRules() {
    feed?.model.use(
      wiring.badElements,
      settings.mapping,
      dropsIncomplete: wiring.dropsIncomplete
    )
  }

  /// Names a screen without a title after the table, and tells fetched results the order in which a
  /// database has its rows.
  private func prepareScreen() {
    if door.controller.title == nil { door.controller.title = name }
    guard let screen = door.controller as? any FetchedScreen, nested == nil else { return }
    screen.edits.results.storeDescriptors = document.databaseOrder.map { key in
      SortDescriptor(key: key.name, ascending: !key.isDescending)
    }
  }

  private static func makeDoor(
    _ controller: any ViewController & TableViewHosting,
    pushedOn navigation: NavigationController? = nil
  ) -> ControllerAdapter {
    let door = ControllerAdapter(controller, pushedOn: navigation)
    door.tableView.estimateNothingUnlessSaid()
    return door
  }
}

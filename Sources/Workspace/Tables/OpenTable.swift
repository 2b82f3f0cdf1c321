import JSON
package import Platform
package import TableAdapters
package import TableModel
package import TableStore
package import TableUI
package import Wirings

/// One open data source: its document, the controller that shows it, and what was done to it.
@MainActor package final class OpenTable {
  /// The name that `use` and `close` know it by.
  package let name: String

  /// The wiring that shows it.
  package private(set) var wiring: Wiring

  /// The controller of that wiring.
  package private(set) var door: ControllerAdapter

  /// What stands between the controller and its table view while a view over the rows is on, or nil.
  package var arranged: ArrangedDataSource?

  /// The grid that shows the rows, or nil where they are a list.
  package private(set) var grid: GridView?

  /// What hears of a pull where `app refresh handler` put it, or nil.
  package var scriptedRefresh: ScriptedRefresh?

  /// What fetches the rows where they come from a server, or nil.
  package var feed: RemoteList?

  /// The screens that the command at hand left of its own accord.
  var leftScreens = PoppedScreens()

  /// The last gesture that was tried, or nil.
  package internal(set) var performedGesture: Gesture?

  /// The effects of the last gesture; nil where it was not performed or failed.
  package internal(set) var gestureOutcome: GestureOutcome?

  /// What is kept about the rows; it follows transactions.
  package var record: TableRecord

  /// Called with each transaction after everything has followed it, or nil.
  package var didNote: (@MainActor (Transaction) -> Void)?

  /// What edits are a step of now, or nil: a sourced script or a repetition.
  package var group: Int?

  /// The command that runs, shared with the workspace that the table is open in.
  package var context = CommandContext()

  /// Whether the person canceled the command that runs.
  package var isCancelled: @MainActor () -> Bool { context.isCancelled }

  /// What `app snapshot` works on.
  package private(set) lazy var appSnapshot = AppSnapshot(self)

  /// The batch between `begin` and `end`, or nil.
  package var batch: OpenBatch?

  /// The file as it was when a person was last told of a change on disk, or nil.
  package var toldIdentity: FileIdentity?

  /// What keeps the edits against a crash, or nil where nothing does.
  package var journal: Journal?

  /// What was set for the table, whichever wiring shows it.
  package var settings: TableSettings

  /// Opens a table under a wiring.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - document: The document, which says how the rows are written.
  ///   - supply: The supply of the rows, which are loaded.
  ///   - wiring: The wiring that shows them.
  ///   - frame: The style and the size of the table view.
  package init(
    name: String,
    document: TableDocument,
    supply: any RowSupply,
    wiring: Wiring,
    frame: TableFrame
  ) {
    self.name = name
    record = TableRecord(document)
    self.wiring = wiring
    settings = TableSettings(frame: frame)
    door = Self.makeDoor(
      wiring.makeController(for: supply, style: frame.style, size: frame.size)
    )
    nameScreen()
  }

  /// Makes a source with the rows and edits of another one.
  init(copying other: OpenTable) {
    name = other.name
    record = other.record
    wiring = other.wiring
    settings = other.settings
    let frame = other.settings.frame
    door = Self.makeDoor(other.wiring.makeController(other.sections, frame.style, frame.size))
    nameScreen()
    tableView.takeOverRegistrations(of: other.tableView)
    takeOverSettings()
  }

  /// Puts the rows side by side, or one below the other again.
  package func arrange(asGrid: Bool) {
    grid?.clear()
    grid = asGrid ? GridView(tableView) : nil
  }

  /// What the application's own code does beside its wiring, or nil while it does nothing.
  package private(set) var application: Application?

  /// What the application's own code does, made when it is first needed.
  package func makeApplication(clock: VirtualClock) -> Application {
    if let application { return application }
    let made = Application(self, clock: clock)
    application = made
    return made
  }

  /// The table view on the screen.
  package var tableView: TableView { door.tableView }

  /// The sections as the model has them now.
  package var sections: [Section] { door.sections }

  /// The sections as the data source shows them now: those of the model, or of a view over them.
  package var shown: [Section] { arranged?.sections ?? sections }

  /// How many sections the data source shows now.
  package var shownSectionCount: Int { arranged?.sectionCount ?? sections.count }

  /// A section as the data source shows it now, or nil; where a view makes a section of each value, one costs
  /// less than all.
  package func shownSection(_ index: Int) -> Section? {
    if let arranged { return arranged.section(at: index) }
    let sections = sections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Whether there is something that `save` would write.
  ///
  /// A table for practice is there to be broken: nobody is asked to keep it.
  package var isModified: Bool { !isPractice && record.isModified }

  /// Whether it is for practice, such as that of a lesson: no journal keeps its edits.
  package var isPractice = false

  /// Leaves out numbers of rows that were made in a session before.
  package func skipSerials(upTo number: Int) { record.madeCount = max(record.madeCount, number) }

  /// A number for the next row that is made.
  func nextSerial() -> Int {
    record.madeCount += 1
    return record.madeCount
  }

  /// Takes back the numbers of rows that came to nothing, if something throws.
  func returningSerials<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let before = record.madeCount
    do throws(Failure) { return try body() } catch {
      record.madeCount = before
      throw error
    }
  }

  /// Switches to another wiring and keeps rows, scroll position and selection.
  package func switchWiring(to other: Wiring, observer: (any MessageObserver)?) throws(TableError) {
    let offset = tableView.contentOffset
    let selected = tableView.indexPathsForSelectedRows
    let isShown = door.isShown
    door.observer = nil
    door.disappear()
    wiring = other
    let old = door
    appSnapshot.leave()
    let frame = settings.frame
    door = Self.makeDoor(other.makeController(sections, frame.style, frame.size))
    takeOverSettings()
    // Nothing is registered when it is first asked for, and the new table view was asked for nothing yet.
    if !tableView.autoRegister { tableView.takeOverRegistrations(of: old.tableView) }
    if grid != nil { grid = GridView(tableView) }
    if let rows = arranged {
      arranged = door.arranged(takingOver: rows)
      door.connect(arranged)
    }
    nameScreen()
    feed?.attach(to: door)
    scriptedRefresh?.listen(to: tableView)
    if isShown { door.appear() }
    // What a controller sets when it appears counts less than what was chosen.
    takeOverSettings()
    // A refresh of the old controller's own ends there, if ever.
    tableView.takeOverControls(of: old.tableView, isSpinning: feed == nil && !old.refreshes)
    application?.moveToNewWiring()
    try takeOverState(of: old.tableView, selected, offset: offset)
    door.observer = observer
  }

  /// A screen without a title is named after the source.
  private func nameScreen() {
    if door.controller.title == nil { door.controller.title = name }
  }

  private static func makeDoor(
    _ controller: any ViewController & TableViewHosting
  ) -> ControllerAdapter {
    let door = ControllerAdapter(controller)
    door.tableView.estimateNothingUnlessSaid()
    return door
  }
}

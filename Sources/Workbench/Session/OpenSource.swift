import JSON
import Platform
import TableAdapters
import TableModel
import TableStore
import TableUI
import Wirings

/// One open data source: its document, the controller that shows it, and what was done to it.
@MainActor final class OpenSource {
  /// The name that `use` and `close` know it by.
  let name: String

  /// The file behind it, with its shape and bindings.
  var document: TableDocument

  /// The wiring that shows it.
  private(set) var wiring: Wiring

  /// The controller of that wiring.
  private(set) var door: ControllerDoor

  /// What stands between the controller and its table view while a view over the rows is on, or nil.
  var arranged: ArrangedTable?

  /// The grid that shows the rows, or nil where they are a list.
  private(set) var grid: GridView?

  /// What hears of a pull where `app refresh handler` put it, or nil.
  var scriptedRefresh: ScriptedRefresh?

  /// What fetches the rows where they come from a server, or nil.
  var feed: Feed?

  /// The screens that the command at hand left of its own accord.
  var leftScreens = LeftScreens()

  /// The row last spoken of as the model counts it, or nil.
  var currentInModel: IndexPath?

  /// Selected rows that the view hides now, as the model counts them.
  var hiddenSelection: Set<IndexPath> = []

  /// The edits so far.
  var history = EditHistory()

  /// What is typed now, and when; set by the session that the source belongs to.
  var stamp: @MainActor () -> (command: String, time: Int) = { ("", 0) }

  /// Whether Ctrl-C ends what the source does; set by the session that it belongs to.
  var isInterrupted: @MainActor () -> Bool = { false }

  /// What is known of where ids stand.
  var idSearch = IDSearch()

  /// What `app snapshot` works on.
  private(set) lazy var appSnapshot = AppSnapshot(self)

  /// The batch between `begin` and `end`, or nil.
  var batch: OpenBatch?

  /// Where properties of the table view come from that a person set, by name.
  var origins: [String: String] = [:]

  /// The file as it was when a person was last told of a change on disk, or nil.
  var toldIdentity: FileIdentity?

  /// The sections as they were last saved, or loaded.
  private(set) var savedSections: [Section]

  /// The file that holds what was last saved, or loaded, and which one it was; nil where none does.
  private(set) var lastSave: (path: String, identity: FileIdentity)?

  /// What keeps the edits against a crash, or nil where nothing does.
  var journal: Journal?

  /// How many rows were made in this session.
  private(set) var madeCount = 0

  /// The properties of the table view that a person set, so that a new wiring keeps them.
  var frame: TableFrame

  /// Opens a source under a wiring.
  init(name: String, document: TableDocument, wiring: Wiring, frame: TableFrame) {
    self.name = name
    self.document = document
    savedSections = document.sections
    lastSave = Self.place(of: document)
    self.wiring = wiring
    self.frame = frame
    door = Self.makeDoor(wiring, document.sections, frame)
    nameScreen()
  }

  /// Makes a source with the rows and edits of another one.
  init(copying other: OpenSource) {
    name = other.name
    document = other.document
    savedSections = other.savedSections
    wiring = other.wiring
    frame = other.frame
    door = Self.makeDoor(other.wiring, other.sections, other.frame)
    history = other.history
    currentInModel = other.currentInModel
    hiddenSelection = other.hiddenSelection
    madeCount = other.madeCount
    origins = other.origins
    nameScreen()
  }

  /// Puts the rows side by side, or one below the other again.
  func arrange(asGrid: Bool) {
    grid?.clear()
    grid = asGrid ? GridView(tableView) : nil
  }

  /// What the application's own code does beside its wiring, or nil while it does nothing.
  private(set) var application: Application?

  /// What the application's own code does, made when it is first needed.
  func makeApplication(clock: VirtualClock) -> Application {
    if let application { return application }
    let made = Application(self, clock: clock)
    application = made
    return made
  }

  /// The table view on the screen.
  var tableView: TableView { door.tableView }

  /// The sections as the model has them now.
  var sections: [Section] { door.sections }

  /// The sections as the data source shows them now: those of the model, or of a view over them.
  var shown: [Section] { arranged?.rows.sections ?? sections }

  /// Whether there is something that `save` would write.
  ///
  /// The table of a lesson is there to be broken: nobody is asked to keep it.
  var isModified: Bool {
    !isOfLesson && (history.isModified || batch?.modelChanges.isEmpty == false)
  }

  /// Whether it belongs to a lesson, and goes with it.
  var isOfLesson = false

  /// Notes that the sections were saved as they are.
  func markSaved(as result: SaveResult) {
    document = result.document
    history.markSaved()
    savedSections = sections
    lastSave = (result.path, result.identity)
    journal?.end()
  }

  private static func place(of document: TableDocument) -> (path: String, identity: FileIdentity)? {
    guard let path = document.path, let identity = document.identity else { return nil }
    return (path, identity)
  }

  /// Follows rows that a server sent: where there was nothing to save, there still is nothing.
  ///
  /// - Parameters:
  ///   - changes: What the model took.
  ///   - document: The document behind a list that began anew, or nil where rows were added.
  func follow(loaded changes: [TableChange], document: TableDocument?) {
    let wasModified = isModified
    if let document {
      begin(with: document)
      currentInModel = nil
      hiddenSelection = []
      return
    }
    for change in changes {
      currentInModel = currentInModel.flatMap(change.destination)
      follow(change)
      history.follow(change)
      // What was edited since may leave no place for it there.
      if wasModified { try? change.apply(to: &savedSections) }
    }
    if !wasModified { savedSections = sections }
    if wasModified { journal?.note(.arrival(changes), of: self) } else { journal?.end() }
  }

  /// Begins anew with the rows of a document, which are those of the model.
  func begin(with document: TableDocument) {
    self.document = document
    history.forget()
    savedSections = sections
    lastSave = Self.place(of: document)
    journal?.end()
  }

  /// Leaves out numbers of rows that were made in a session before.
  func skipSerials(upTo number: Int) { madeCount = max(madeCount, number) }

  /// A number for the next row that is made.
  func nextSerial() -> Int {
    madeCount += 1
    return madeCount
  }

  /// Switches to another wiring and keeps rows, scroll position and selection.
  func switchWiring(to other: Wiring, observer: (any MessageObserver)?) throws(TableError) {
    let offset = tableView.contentOffset
    let selected = tableView.indexPathsForSelectedRows
    let isShown = door.isShown
    door.observer = nil
    door.disappear()
    wiring = other
    let old = tableView
    appSnapshot.leave()
    door = Self.makeDoor(other, sections, frame)
    tableView.takeOverFrame(of: old)
    if grid != nil { grid = GridView(tableView) }
    if let rows = arranged?.rows {
      arranged = door.arranged(takingOver: rows)
      door.connect(arranged)
    }
    nameScreen()
    feed?.attach(to: door)
    scriptedRefresh?.listen(to: tableView)
    if isShown { door.appear() }
    tableView.allowsMultipleSelection = selected.count > 1
    application?.moveToNewWiring()
    try tableView.layoutIfNeeded()
    tableView.contentOffset = offset
    for path in selected { try tableView.selectRow(at: path) }
    try tableView.layoutIfNeeded()
    door.observer = observer
  }

  /// Puts a refresh control above the rows unless there is one, or takes it away.
  func setRefreshControl(_ isOn: Bool) {
    guard isOn else {
      tableView.refreshControl = nil
      return
    }
    door.installRefreshControl()
    if feed != nil { door.listenToPulls() }
    scriptedRefresh?.listen(to: tableView)
  }

  /// Puts a control for further rows below the rows unless there is one, or takes it away.
  func setLoadMoreControl(_ isOn: Bool) {
    guard isOn else {
      tableView.loadMoreControl = nil
      return
    }
    guard tableView.loadMoreControl == nil else { return }
    tableView.loadMoreControl = LoadMoreControl()
    feed?.attach(to: door)
  }

  /// A screen without a title is named after the source.
  private func nameScreen() {
    if door.controller.title == nil { door.controller.title = name }
  }

  private static func makeDoor(
    _ wiring: Wiring,
    _ sections: [Section],
    _ frame: TableFrame
  ) -> ControllerDoor {
    let door = ControllerDoor(wiring.makeController(sections, frame.style, frame.size))
    door.tableView.estimateNothingUnlessSaid()
    return door
  }
}

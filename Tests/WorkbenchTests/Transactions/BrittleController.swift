import TableAdapters
import TableModel
import TableStore
import TableUI
import Wirings

@testable import Workbench
@testable import Workspace

/// A controller in which one question fails, whichever a test names.
@MainActor
final class BrittleController: ViewController, TableViewHosting, SectionsProviding,
  ModelChanging, ChangePerforming, TableViewDataSource
{
  let tableView: TableView
  private(set) var sections: [Section]

  /// How many questions were asked since ``breaks(at:)``.
  private(set) var questions = 0

  private var failure: Int?

  init(_ sections: [Section], _ style: TableViewStyle, _ size: Size) {
    self.sections = sections
    tableView = TableView(size: size, style: style)
    super.init()
    tableView.dataSource = self
  }

  static let wiring = Wiring(name: "brittle", summary: "", origin: "") { sections, style, size in
    BrittleController(sections, style, size)
  }

  /// Puts a document under such a controller on the prompt of a session.
  static func open(_ text: String, in session: Session) throws -> BrittleController? {
    let document = try TableDocument(parsing: Array(text.utf8), name: "people")
    let frame = TableFrame(size: Size(width: 320, height: 330))
    let supply = DocumentSupply(document, loop: RequestLoop())
    let source = OpenTable(
      name: "people",
      document: document,
      supply: supply,
      wiring: wiring,
      frame: frame
    )
    try session.add(source)
    return source.door.controller as? BrittleController
  }

  /// Counts from now on; the question of a number fails.
  func breaks(at number: Int?) { (questions, failure) = (0, number) }

  private func ask() throws(TableError) {
    questions += 1
    if questions == failure { throw .changeDoesNotFit("question \(questions)") }
  }

  func changeModel(_ change: TableChange) throws(TableError) {
    try ask()
    try change.apply(to: &sections)
  }

  func perform(_ changes: [TableChange]) throws(TableError) {
    try perform(changes, in: tableView)
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    try ask()
    let cell = try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
    cell.configure(with: sections[indexPath.section].items[indexPath.row])
    return cell
  }
}

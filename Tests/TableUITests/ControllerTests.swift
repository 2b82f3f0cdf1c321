import TableModel
import TableUI
import Testing

@MainActor @Suite struct ControllerTests {
  private final class Rows: TableViewController, TableViewDataSource {
    var log: [String] = []

    override func viewDidLoad() { log.append("viewDidLoad") }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("viewWillAppear")
    }

    override func viewDidDisappear(_ animated: Bool) { log.append("viewDidDisappear") }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) throws(TableError) -> TableViewCell {
      try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
    }
  }

  private final class Apart: TableViewController {
    override func makeDataSource() -> (any TableViewDataSource)? {
      RecordingTable(counts: [7])
    }
  }

  @Test func `the table view is made and connected when it is first asked for`() throws {
    let controller = Rows(style: .grouped)
    #expect(!controller.isViewLoaded)
    let tableView = controller.tableView
    #expect(controller.tableView === tableView)
    #expect(tableView.style == .grouped)
    #expect(tableView.dataSource === controller)
    #expect(tableView.delegate === controller)
    #expect(controller.log == ["viewDidLoad"])
    #expect(tableView.numberOfRows(inSection: 0) == 3)
  }

  @Test func `a data source of its own is kept`() {
    #expect(Apart().tableView.numberOfRows(inSection: 0) == 0)
    let controller = Apart()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 7)
  }

  @Test func `appearing loads once and drops the selection each time`() throws {
    let controller = Rows()
    controller.show()
    #expect(controller.tableView.statistics.reloads == 1)
    #expect(controller.tableView.statistics.countQuestions == 2)
    try controller.tableView.selectRow(at: path(0, 1))
    controller.hide()
    controller.hide()
    controller.show()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    #expect(controller.tableView.statistics.reloads == 1)
    #expect(controller.tableView.statistics.indicatorFlashes == 1)
    #expect(
      controller.log == ["viewDidLoad", "viewWillAppear", "viewDidDisappear", "viewWillAppear"]
    )
  }

  @Test(arguments: [(true, false), (false, false), (true, true), (false, true)])
  func `the selection goes unless the controller or multiple selection keeps it`(
    clears: Bool,
    isMultiple: Bool
  ) throws {
    let controller = Rows()
    controller.clearsSelectionOnViewWillAppear = clears
    controller.tableView.allowsMultipleSelection = isMultiple
    controller.show()
    try controller.tableView.selectRow(at: path(0, 1))
    controller.hide()
    controller.show()
    let kept = controller.tableView.indexPathForSelectedRow
    #expect(kept == (clears && !isMultiple ? nil : path(0, 1)))
  }

  @Test func `a controller that nobody holds goes`() {
    weak var gone: Rows?
    do {
      let controller = Rows()
      _ = controller.tableView
      gone = controller
    }
    #expect(gone == nil)
  }

  @Test func `edit mode reaches the table view`() {
    let controller = Rows()
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && controller.tableView.isEditing)
  }

  @Test func `the edit button goes between Edit and Done, whoever changes the mode`() {
    let controller = Rows()
    let button = controller.editButtonItem
    #expect(button.title == "Edit" && controller.editButtonItem === button)
    button.tap()
    #expect(button.title == "Done" && controller.tableView.isEditing)
    controller.setEditing(false, animated: true)
    #expect(button.title == "Edit" && !controller.tableView.isEditing)
  }
}

import TableModel
import TableUI
import Testing

@MainActor @Suite struct StaleCellTests {
  private final class Badge {
    var text = ""
    var color = "grey"
  }

  private class NoteCell: TableViewCell {
    var note: String?
    var uses = 0
    let badge = Badge()
    lazy var stars = 0
    var onTap: (() -> Void)?

    override func prepareForReuse() {
      super.prepareForReuse()
      uses += 1
    }
  }

  private final class SpecialNoteCell: NoteCell {
    var points: [Int] = []
  }

  /// Sets some fields in the first row only.
  private final class Source: TableViewDataSource {
    var cellClass: TableViewCell.Type = SpecialNoteCell.self
    var fill: (TableViewCell, IndexPath) -> Void = { _, _ in }
    var questions = 0
    var setsText = true

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) throws(TableError) -> TableViewCell {
      questions += 1
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "note")
        ?? cellClass.init(style: .subtitle, reuseIdentifier: "note")
      if setsText { cell.text = "\(indexPath)" }
      fill(cell, indexPath)
      return cell
    }
  }

  private let source = Source()
  private let tableView = TableView(size: Size(width: 320, height: 132))

  init() {
    tableView.estimatedRowHeight = 0
    tableView.dataSource = source
    tableView.detectsStaleCells = true
  }

  /// Scrolls down in small steps and gives the warnings in order.
  private func scroll(steps: Int = 6) throws -> [String] {
    try tableView.layoutIfNeeded()
    for _ in 0..<steps {
      tableView.contentOffset.y += 22
      try tableView.layoutIfNeeded()
    }
    return tableView.takeWarnings().map(\.description)
  }

  private func warning(_ row: Int, _ field: String, _ value: String, from origin: Int = 0) -> String
  {
    "the recycled SpecialNoteCell of row 0 \(row) still has \(field) = \(value)"
      + " from row 0 \(origin); reset it in prepareForReuse or set it in every cellForRow"
  }

  /// Each field of a cell, how a row sets it, and what the warning says of it.
  private static let fields:
    [(name: String, value: String, set: @MainActor (TableViewCell) -> Void)] = [
      ("text", "\"new\"", { $0.text = "new" }),
      ("detailText", "\"new\"", { $0.detailText = "new" }),
      ("image", "\"star\"", { $0.image = "star" }),
      ("accessoryType", "checkmark", { $0.accessoryType = .checkmark }),
      ("accessoryText", "\"x\"", { $0.accessoryText = "x" }),
      ("editingAccessoryType", "detailButton", { $0.editingAccessoryType = .detailButton }),
      ("editingAccessoryText", "\"x\"", { $0.editingAccessoryText = "x" }),
      ("selectionStyle", "none", { $0.selectionStyle = .none }),
      ("indentationLevel", "2", { $0.indentationLevel = 2 }),
      ("indentationWidth", "20.0", { $0.indentationWidth = 20 }),
      ("numberOfLines", "3", { $0.numberOfLines = 3 }),
      ("detailNumberOfLines", "0", { $0.detailNumberOfLines = 0 }),
      ("showsReorderControl", "true", { $0.showsReorderControl = true }),
      (
        "separatorInset", "EdgeInsets(top: 0.0, left: 4.0, bottom: 0.0, right: 0.0)",
        { $0.separatorInset = EdgeInsets(left: 4) }
      ),
      (
        "automaticallyUpdatesContentConfiguration", "false",
        { $0.automaticallyUpdatesContentConfiguration = false }
      ),
      (
        "automaticallyUpdatesBackgroundConfiguration", "false",
        { $0.automaticallyUpdatesBackgroundConfiguration = false }
      ),
      ("backgroundView.text", "\"behind\"", { $0.backgroundView = ViewNode(text: "behind") }),
      (
        "selectedBackgroundView.text", "\"behind\"",
        { $0.selectedBackgroundView = ViewNode(text: "behind") }
      ),
      (
        "configurationUpdateHandler", "\"set\"",
        { $0.configurationUpdateHandler = { _, _ in } }
      ),
      ("note", "\"hello\"", { ($0 as? NoteCell)?.note = "hello" }),
    ]

  @Test(arguments: 0..<20)
  func `a field that only some rows set is named`(index: Int) throws {
    let field = Self.fields[index]
    #expect(Self.fields.count == 20)
    source.fill = { cell, path in
      if path.row == 0 { field.set(cell) }
    }
    // A text that every row sets is never stale.
    source.setsText = field.name != "text"
    let warnings = try scroll()
    #expect(warnings.first == warning(4, field.name, field.value), "\(warnings)")
  }

  @Test func `a background configuration that only some rows set is named`() throws {
    source.fill = { cell, path in
      if path.row == 0 { cell.backgroundConfiguration = BackgroundConfiguration(fill: .selection) }
    }
    let warnings = try scroll()
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("still has backgroundConfiguration = ") == true)
  }

  @Test func `fields of subclasses are named, also those of what they hold`() throws {
    source.fill = { cell, path in
      guard path.row == 0, let cell = cell as? SpecialNoteCell else { return }
      cell.note = "hello"
      cell.badge.text = "7"
      cell.stars = 3
      cell.points = [1, 2]
    }
    #expect(
      try scroll() == [
        warning(4, "badge.text", "\"7\""), warning(4, "note", "\"hello\""),
        warning(4, "points", "[1, 2]"), warning(4, "stars", "3"),
      ]
    )
  }

  @Test func `the row that set it stays named however often the cell is used again`() throws {
    source.fill = { cell, path in
      if path.row == 1 { (cell as? SpecialNoteCell)?.note = "hello" }
    }
    let warnings = try scroll(steps: 24)
    #expect(warnings.count > 1)
    #expect(warnings.first == warning(5, "note", "\"hello\"", from: 1))
    for text in warnings { #expect(text.contains("note = \"hello\" from row 0 1;")) }
  }

  @Test func `what is reset, set each time, counted or a closure is no fault`() throws {
    source.fill = { cell, path in
      let cell = cell as? SpecialNoteCell
      cell?.note = path.row == 0 ? "hello" : nil
      cell?.stars = path.row
      cell?.onTap = {}
      cell?.contentConfiguration = ContentConfiguration(text: "\(path)")
    }
    #expect(try scroll(steps: 40) == [])
    #expect(tableView.statistics.cellsReused > 10)
  }

  @Test func `a mark that was put on a cell of the screen is found too`() throws {
    try tableView.layoutIfNeeded()
    tableView.cellForRow(at: path(0, 2))?.accessoryType = .checkmark
    #expect(try scroll(steps: 8) == [warning(6, "accessoryType", "checkmark", from: 2)])
  }

  @Test func `nothing is asked twice and nothing is counted otherwise`() throws {
    tableView.detectsStaleCells = false
    source.fill = { cell, path in if path.row == 0 { cell.accessoryType = .checkmark } }
    #expect(try scroll(steps: 40) == [])
    let plain = (source.questions, tableView.statistics)
    source.questions = 0
    let other = TableView(size: tableView.size)
    other.estimatedRowHeight = 0
    other.detectsStaleCells = true
    other.dataSource = source
    try other.layoutIfNeeded()
    for _ in 0..<40 {
      other.contentOffset.y += 22
      try other.layoutIfNeeded()
    }
    #expect(other.statistics == plain.1)
    #expect(source.questions == plain.0 + other.statistics.cellsReused)
    #expect(other.checkInvariants() == [])
  }
}

import JSON
import TableModel
import TableUI
import Testing

@MainActor @Suite struct CellTests {
  private func makeCell(
    _ type: ItemCell.Type = ItemCell.self,
    json: String,
    height: Double = 44
  ) throws -> ItemCell {
    let cell = type.init(style: .default, reuseIdentifier: nil)
    let value = try JSONValue(parsing: json)
    cell.configure(with: Item(value, origin: .made(0), bindings: .native))
    cell.frame = Rect(x: 0, y: 100, width: 320, height: height)
    return cell
  }

  /// The display list as short lines: what, x, y, width.
  private func lines(_ cell: TableViewCell) -> [String] {
    cell.displayList.map { item in
      let frame = item.frame
      let place = "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))"
      return switch item.content {
      case .text(let text, let role, let alignment): "\(text) \(role) \(alignment) \(place)"
      case .glyph(let glyph): "\(glyph) \(place)"
      case .image(let name): "image \(name) \(place)"
      case .fill(let role): "fill \(role) \(place)"
      case .rule: "rule \(place)"
      }
    }
  }

  @Test func `the title stands above the subtitle`() throws {
    let cell = try makeCell(json: #"{"title": "Ada", "subtitle": "Lovelace"}"#)
    #expect(lines(cell) == ["Ada title left 8 0 304", "Lovelace subtitle left 8 22 304"])
  }

  @Test(arguments: [(44.0, 0), (60.0, 0), (66.0, 22), (88.0, 22), (10.0, 0), (0.0, 0)])
  func `a lone title stands in the middle`(height: Double, y: Int) throws {
    let cell = try makeCell(json: #"{"title": "Ada"}"#, height: height)
    #expect(lines(cell) == ["Ada title left 8 \(y) 304"])
  }

  @Test func `one line holds both, side by side`() throws {
    let cell = try makeCell(json: #"{"title": "Ada", "subtitle": "Lovelace"}"#, height: 22)
    #expect(lines(cell) == ["Lovelace subtitle right 248 0 64", "Ada title left 8 0 232"])
  }

  @Test func `image at the left, accessory at the right`() throws {
    let cell = try makeCell(
      json: #"{"title": "Ada", "image": "star", "accessory": "detailDisclosureButton"}"#
    )
    #expect(
      lines(cell) == [
        "disclosureIndicator 296 0 16", "detailButton 280 0 16", "image star 8 0 24",
        "Ada title left 40 0 240",
      ]
    )
  }

  @Test func `an unknown accessory is shown as text`() throws {
    let cell = try makeCell(json: #"{"title": "Ada", "accessory": "new"}"#)
    #expect(lines(cell) == ["new accessory right 288 0 24", "Ada title left 8 0 272"])
  }

  @Test func `a value stands at the right of its name`() throws {
    let cell = KeyValueCell(style: .default, reuseIdentifier: nil)
    let item = Item(.number(7), key: "size", origin: .made(0), bindings: .native)
    cell.configure(with: item)
    cell.frame.size = Size(width: 320, height: 44)
    #expect(lines(cell) == ["7 value right 304 0 8", "size title left 8 0 288"])
  }

  @Test func `selection and highlight fill the cell, if they show`() throws {
    let cell = try makeCell(json: "{}")
    cell.isHighlighted = true
    #expect(lines(cell) == ["fill highlight 0 0 320"])
    cell.isSelected = true
    #expect(lines(cell) == ["fill selection 0 0 320"])
    cell.selectionStyle = .none
    #expect(lines(cell) == [])
  }

  @Test func `nothing is left of the last row`() throws {
    let cell = try makeCell(
      json: #"{"title": "a", "subtitle": "b", "image": "c", "accessory": "checkmark"}"#
    )
    cell.isSelected = true
    cell.prepareForReuse()
    #expect(lines(cell) == [])
    #expect(cell.item == nil)
  }

  @Test func `a cell that is too narrow or without a size draws without harm`() throws {
    let cell = try makeCell(json: #"{"title": "a", "subtitle": "b", "accessory": "checkmark"}"#)
    for size in [Size.zero, Size(width: 3, height: -5), Size(width: .nan, height: .infinity)] {
      cell.frame.size = size
      #expect(cell.displayList.count >= 2)
    }
  }

  @Test func `a configuration and the single texts exclude each other`() {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.text = "a"
    cell.contentConfiguration = ContentConfiguration(text: "b")
    #expect(cell.text == nil)
    cell.detailText = "c"
    #expect(cell.contentConfiguration == nil)
  }

  @Test func `the look is updated once for many changes of state`() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    var states: [CellConfigurationState] = []
    cell.configurationUpdateHandler = { states.append($1) }
    cell.isSelected = true
    cell.isEditing = true
    _ = cell.displayList
    _ = cell.displayList
    #expect(states.count == 1)
    #expect(states.first?.isSelected == true && states.first?.isEditing == true)
  }

  @Test func `kinds have names and heights`() {
    let tableView = TableView(size: .zero)
    #expect(CellKinds.names.prefix(3) == ["base", "subtitle", "keyValue"])
    #expect(CellKinds.cellClass(named: "key-value") == KeyValueCell.self)
    #expect(CellKinds.cellClass(named: "pair") == KeyValueCell.self)
    #expect(CellKinds.cellClass(named: "wombat") == nil)
    #expect(CellKinds.name(of: SubtitleCell.self) == "subtitle")
    let others = CellKinds.names.compactMap { name -> String? in
      let height = CellKinds.cellClass(named: name)?.rowHeight(for: nil, in: tableView)
      return height == 44 ? nil : "\(name) \(height ?? 0)"
    }
    #expect(others == ["subtitle 60.0", "promo 88.0", "spacer 22.0", "separator 22.0"])
  }
}

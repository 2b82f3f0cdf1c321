import TableModel
import TableUI
import Testing

@MainActor @Suite struct CellConfigurationTests {
  private func makeCell(_ style: CellStyle = .default) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    return cell
  }

  private func fills(_ cell: TableViewCell) -> [DisplayItem.Content] {
    cell.displayList.map(\.content).filter {
      if case .fill = $0 { true } else { false }
    }
  }

  private func roles(_ cell: TableViewCell) -> [TextRole] {
    cell.displayList.compactMap {
      if case .text(_, let role, _) = $0.content { role } else { nil }
    }
  }

  @Test(arguments: [
    (CellStyle.default, ["Lovelace subtitle", "Ada title"]),
    (.subtitle, ["Lovelace subtitle", "Ada title"]), (.value1, ["Ada title", "Lovelace value"]),
    (.value2, ["Ada title", "Lovelace value"]),
  ])
  func `the default configuration fits the style`(style: CellStyle, texts: [String]) {
    let cell = makeCell(style)
    var content = cell.defaultContentConfiguration()
    #expect(content.text == nil && content.secondaryText == nil && content.image == nil)
    content.text = "Ada"
    content.secondaryText = "Lovelace"
    cell.contentConfiguration = content
    let shown = cell.displayList.compactMap {
      if case .text(let text, let role, _) = $0.content { "\(text) \(role)" } else { nil }
    }
    #expect(shown.sorted() == texts.sorted())
  }

  @Test func `a configuration empties the single texts and the other way round`() {
    let cell = makeCell(.subtitle)
    cell.text = "a"
    cell.detailText = "b"
    cell.image = "c"
    cell.contentConfiguration = .valueCell()
    #expect(cell.text == nil && cell.detailText == nil && cell.image == nil)
    cell.image = "c"
    #expect(cell.contentConfiguration == nil)
  }

  @Test func `a content configuration follows the state by itself unless told not to`() {
    let cell = makeCell()
    cell.contentConfiguration = ContentConfiguration(text: "a")
    #expect(roles(cell) == [.title])
    cell.modifyConfigurationState { $0.isDisabled = true }
    #expect(roles(cell) == [.dimmed])
    #expect(cell.contentConfiguration?.isDimmed == true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.modifyConfigurationState { $0.isDisabled = false }
    #expect(roles(cell) == [.dimmed])
    cell.contentConfiguration = ContentConfiguration(text: "b")
    #expect(roles(cell) == [.title])
  }

  @Test func `setting the handler asks for one update, several changes for one more`() {
    let cell = makeCell()
    var states: [CellConfigurationState] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state)
      cell.contentConfiguration = ContentConfiguration(text: state.isSelected ? "yes" : "no")
    }
    #expect(states.isEmpty)
    _ = cell.displayList
    _ = cell.displayList
    #expect(states.count == 1)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.setNeedsUpdateConfiguration()
    _ = cell.displayList
    #expect(states.count == 2)
    #expect(cell.contentConfiguration?.text == "yes")
    cell.isSelected = true
    _ = cell.displayList
    #expect(states.count == 2)
  }

  @Test func `every state starts off, counts for equality and goes with a reuse`() {
    let changes: [(inout CellConfigurationState) -> Void] = [
      { $0.isSelected = true }, { $0.isHighlighted = true }, { $0.isFocused = true },
      { $0.isDisabled = true }, { $0.isPinned = true }, { $0.isEditing = true },
      { $0.isSwiped = true }, { $0.isExpanded = true }, { $0.isReordering = true },
      { $0.cellDragState = .lifting }, { $0.cellDropState = .targeted },
      { $0[ConfigurationStateCustomKey("starred")] = 5 },
    ]
    let cell = makeCell()
    for change in changes {
      var updates = 0
      cell.configurationUpdateHandler = { _, _ in updates += 1 }
      _ = cell.displayList
      cell.modifyConfigurationState(change)
      #expect(cell.configurationState != CellConfigurationState())
      _ = cell.displayList
      #expect(updates == 2)
      cell.prepareForReuse()
      #expect(cell.configurationState == CellConfigurationState())
    }
  }

  @Test func `states of one's own have a key and any value`() {
    let key = ConfigurationStateCustomKey("stars")
    var state = CellConfigurationState()
    #expect(state[key] == nil)
    state[key] = 5
    #expect(state[key] as? Int == 5)
    #expect(state.customKeys == [key])
    var other = CellConfigurationState()
    other[key] = "5"
    #expect(state != other)
    other[key] = 5
    #expect(state == other && state.hashValue == other.hashValue)
    state[key] = nil
    #expect(state == CellConfigurationState())
  }

  @Test func `a background configuration and the background views exclude each other`() {
    let cell = makeCell()
    let line = ViewNode(text: "-")
    cell.backgroundView = line
    cell.selectedBackgroundView = line
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    cell.selectedBackgroundView = line
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .listCell()
    cell.backgroundView = line
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func `the background shows the selection, or not`() {
    let cell = makeCell()
    cell.isSelected = true
    #expect(fills(cell) == [.fill(.selection)])
    cell.backgroundConfiguration = .clear()
    #expect(fills(cell) == [])
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    #expect(fills(cell) == [.fill(.selection)])
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(fills(cell) == [.fill(.highlight)])
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isHighlighted = false
    #expect(fills(cell) == [.fill(.highlight)])
    let star = DisplayItem(
      frame: Rect(x: 8, y: 0, width: 304, height: 22),
      content: .text("*", style: .header, alignment: .center)
    )
    cell.selectedBackgroundView = ViewNode(text: "*")
    #expect(cell.displayList.isEmpty)
    cell.isSelected = true
    #expect(cell.displayList == [star])
    cell.backgroundView = ViewNode(text: "*")
    #expect(cell.displayList == [star, star], "one behind the other")
    cell.isSelected = false
    #expect(cell.displayList == [star])
    #expect(cell.backgroundView?.frame == Rect(x: 0, y: 0, width: 320, height: 44))
  }
}

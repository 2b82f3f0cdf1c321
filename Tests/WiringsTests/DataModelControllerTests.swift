import TableModel
import TableStore
import TableUI
import Testing

@testable import Wirings

/// seed L14, L15: a model is asked at each appearance, and what it tells is assigned.
@MainActor @Suite struct DataModelControllerTests {
  private func makeController() -> DataModelController {
    let sections = [Section("A", "a", "b", "c")]
    return DataModelController(store: SectionStore(sections))
  }

  private func appear(_ controller: ViewController) {
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
  }

  @Test func `each appearance asks once (seed L15)`() {
    let controller = makeController()
    for _ in 0..<3 { appear(controller) }
    #expect(controller.model.requests == 3)
  }

  @Test func `an assignment reloads once, an edit never (seed L14)`() throws {
    let controller = makeController()
    appear(controller)
    let table = controller.tableView
    try table.layoutIfNeeded()
    table.resetStatistics()
    controller.model.requestData()
    try table.layoutIfNeeded()
    #expect(table.statistics.reloads == 1)
    table.resetStatistics()
    let items = controller.sections[0].items
    try controller.perform([.delete(items.slice(1..<2), at: IndexPath(row: 1, section: 0))])
    try table.layoutIfNeeded()
    #expect(table.statistics.reloads == 0 && table.numberOfRows(inSection: 0) == 2)
    #expect(controller.sections == [Section("A", "a", "c")])
  }

  @Test func `an edit is in the model when the screen comes back`() throws {
    let controller = makeController()
    appear(controller)
    let items = controller.sections[0].items
    try controller.perform([.delete(items.slice(0..<1), at: IndexPath(row: 0, section: 0))])
    appear(controller)
    #expect(controller.sections == [Section("A", "b", "c")])
  }

  @Test func `the model holds its screen weakly (seed L13)`() {
    let model: DataModel<Section>
    do {
      let controller = makeController()
      model = controller.model
      #expect(model.delegate === controller)
    }
    #expect(model.delegate == nil)
    model.requestData()
    #expect(model.requests == 1)
  }
}

import TableAdapters
import TableUI
import Workspace

extension OpenTable {
  /// The objects that the table references: screens, table view, data source, delegate and visible
  /// cells.
  var members: [LiveObjectTracker.Member] {
    var members: [LiveObjectTracker.Member] = screens.map { .init(object: $0, role: .controller) }
    let table = tableView
    members.append(.init(object: table, role: .tableView))
    let own = [door.dataSource as AnyObject?, table.dataSource]
    let ears = [door.delegate as AnyObject?, table.delegate]
    // A controller that is both data source and delegate counts once.
    for (objects, role) in [(own, LiveObjectTracker.Role.dataSource), (ears, .delegate)] {
      for object in objects.compactMap({ $0 })
      where !members.contains(where: { $0.object === object }) {
        members.append(.init(object: object, role: role))
      }
    }
    if let manager = (door.dataSource as? GeneratorDataSource)?.manager {
      members += manager.plugins.map { .init(object: $0, role: .plugin) }
      members += manager.sections.flatMap(\.generators.made)
        .map { .init(object: $0.generator, role: .generator) }
    }
    return members + table.visibleCells.map { .init(object: $0, role: .cell) }
  }

  /// The screens of the navigation stack and their child controllers.
  var screens: [ViewController] {
    var found: [ViewController] = []
    var open: [ViewController] = [door.navigation]
    while let next = open.popLast() {
      found.append(next)
      open += next.children
    }
    return found
  }
}

extension Session {
  /// Records the objects of all open tables, so that leaks can be found.
  func noteObjects() {
    for source in sources { census.note(source.members, of: source.tableView) }
  }

  /// Records new screens; almost free if there are none.
  func noteScreens() {
    guard let source = current else { return }
    let top = source.door.navigation.topViewController
    guard top !== census.notedScreen else { return }
    census.notedScreen = top
    census.note(source.screens.map { .init(object: $0, role: .controller) }, of: source.tableView)
  }
}

import TableModel
import TableStore
import TableUI
import Wirings

/// All screens, in the order in which they are drawn.
@MainActor final class Demos {
  /// The rows of the stages.
  static let rows = [
    Section(
      header: "Stages",
      items: ItemList(
        ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].enumerated().map {
          Item(title: $0.element, subtitle: "day \($0.offset + 1)", number: $0.offset)
        }
      )
    )
  ]

  /// What is drawn has to be held by somebody; table views hold nobody.
  private var screens: [ViewController] = []

  /// The screens.
  var all: [Demo] { Stage.all.map(stage) + [books, photos, products, form] }

  private func stage(_ stage: Stage) -> Demo {
    let methods = stage.tableMethods + stage.otherMethods
    let counts =
      "\(stage.lines) lines, \(methods) methods, \(stage.tableMethods) of them the table's"
    return Demo(title: "\(stage.name): \(stage.summary); \(counts)") { [self] in
      let screen = stage.wiring.makeController(Self.rows, .plain, Size(width: 320, height: 330))
      return keep(screen)
    }
  }

  private var books: Demo {
    Demo(title: "books: pulled down once, pulled up once") { [self] in
      let network = BookServer.makeNetwork()
      let screen = try MainController(network)
      let table = keep(screen)
      try table.pullDown(by: 80)
      network.loop.settle()
      table.loadMoreControl?.pullUp()
      network.loop.settle()
      return table
    }
  }

  private var photos: Demo {
    Demo(title: "photos: a source made of an array") { [self] in
      keep(PhotosController(PhotoAlbum.photos))
    }
  }

  private var products: Demo {
    Demo(title: "products: two other rows above, told apart by number") { [self] in
      keep(ProductsController(["Kettle", "Teapot", "Four cups"]))
    }
  }

  private var form: Demo {
    Demo(title: "form: the tax number was typed, and rows came behind it") { [self] in
      let table = keep(FormController())
      try table.enter(.text("1234567890"), at: IndexPath(row: 0, section: 0))
      return table
    }
  }

  private func keep(_ screen: any ViewController & TableViewHosting) -> TableView {
    screens.append(screen)
    screen.loadViewIfNeeded()
    return screen.tableView
  }
}

import Platform
import Rendering
import TableModel
import TableUI
import Testing
import Wirings

@testable import demos

/// Four controllers of the same table: what each leaves to others, counted in its source.
@MainActor @Suite struct StageTests {
  private typealias Screen = ViewController & TableViewHosting

  private func makeScreens() -> [any Screen] {
    Stage.all.map { $0.wiring.makeController(Demos.rows, .plain, Size(width: 320, height: 330)) }
  }

  @Test func `all stages show the same table`() throws {
    let pictures = try makeScreens().map { screen in
      screen.loadViewIfNeeded()
      try screen.tableView.layoutIfNeeded()
      return TextRenderer().viewport(of: screen.tableView).lines
    }
    #expect(pictures.count == 4 && Set(pictures).count == 1)
    #expect(pictures[0].contains { $0.contains("Tuesday") })
  }

  @Test func `each stage hears a tap, those with items in hand deselect`() throws {
    let path = IndexPath(row: 2, section: 0)
    let screens = makeScreens()
    for screen in screens { try screen.tableView.tap(at: path) }
    let chosen = screens.map { screen in
      switch screen {
      case let screen as EverythingController: screen.chosen
      case let screen as ExtractedSourceController: screen.chosen
      case let screen as ExtractedDelegateController: screen.chosen
      default: (screen as? TableStageController)?.chosen
      }
    }
    #expect(chosen == Array(repeating: "Wednesday", count: 4))
    #expect(
      screens.map { $0.tableView.indexPathsForSelectedRows } == [[path], [path], [], []]
    )
  }

  @Test func `with a list model three methods are left of the seven by hand`() throws {
    let (hand, main) = (try Code("Books/HandMadeController"), try Code("Books/MainController"))
    #expect([hand.lines.count, hand.methods.count] == [64, 7])
    #expect([main.lines.count, main.methods.count] == [17, 3])
  }

  @Test func `lines and methods are as recorded, and fall from stage to stage`() throws {
    for stage in Stage.all {
      let code = try Code("Stages/\(stage.file)")
      let ofTable = code.tableMethodCount
      #expect(code.lines.count == stage.lines, "\(stage.name)")
      #expect(ofTable == stage.tableMethods, "\(stage.name)")
      #expect(code.methods.count - ofTable == stage.otherMethods, "\(stage.name)")
    }
    #expect(Stage.all.map(\.tableMethods) == [6, 2, 0, 0])
    #expect(Stage.all.map(\.lines) == Stage.all.map(\.lines).sorted(by: >))
  }
}

/// A file of the demos without its comments.
private struct Code {
  /// The lines that are neither blank nor comments.
  let lines: [Substring]

  /// The first names of its methods.
  let methods: [Substring]

  /// How many methods the table view calls: they name rows by index path.
  let tableMethodCount: Int

  init(_ file: String) throws {
    let path = "\(Readme.root)/examples/programs/demos/\(file).swift"
    let text = String(decoding: try Files.read(path).bytes, as: UTF8.self)
    lines = text.split(separator: "\n").filter { line in
      let words = line.drop { $0 == " " }
      return !words.isEmpty && !words.hasPrefix("//")
    }
    methods = lines.compactMap { $0.firstMatch(of: /\bfunc (\w+)[^(]*\(/)?.output.1 }
    let ofTable = /func (?:tableView\([^)]*(?:RowAt indexPath|Section section): |numberOfSections)/
    tableMethodCount = text.matches(of: ofTable).count
  }
}

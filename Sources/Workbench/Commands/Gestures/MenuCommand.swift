import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `menu` command: long-presses a row and chooses from its menu.
struct MenuCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("menu", short: "men", in: .acting),
    words: .of(
      .rowBeforeTitle,
      .optional(
        .placed(.rest("a title", "TITLE", completed: .anyWord(of: ["copy", "cut", "paste"])))
      ),
      make: Self.init
    ),
    summary: "touch a row and hold: show its menu, or choose an item",
    pattern: "Delegate calls: contextMenuConfiguration, or shouldShowMenu and canPerformAction.",
    example: "menu 0 1",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let address: Arguments.Located
  private let choice: Placed<String>?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    let choice = choice?.value
    var menu = Menu()
    let result = try source.perform(command: "menu \(path)", at: path) { () throws(TableError) in
      try source.door.hand.perform("long touch \(path)", at: path) { (table) throws(TableError) in
        try menu.open(in: table, at: path, choosing: choice)
        return menu.isDone || choice == nil
      }
    }
    if let choice, !menu.isDone { throw refusal(choice, menu, path) }
    var answer = runner.answer(result, [words(menu, runner.name(path), session)])
    answer.value = answer.value.adding(["titles": .list(menu.titles.map { .text($0) })])
    return answer
  }

  /// The menu that a long press shows.
  @MainActor private struct Menu {
    var titles: [String] = []
    var isDone = false
    var isEmptyContextMenu = false

    /// Opens the row's context menu, or else the menu of editing commands.
    mutating func open(
      in table: TableView,
      at path: IndexPath,
      choosing choice: String?
    ) throws(TableError) {
      let rect = try table.rectForRow(at: path)
      let point = Point(x: rect.minX + rect.width / 2, y: rect.midY)
      if let menu = try table.contextMenu(forRowAt: path, point: point) {
        titles = menu.actions.map(\.title)
        isEmptyContextMenu = titles.isEmpty
        isDone = table.show(menu, choosing: choice.flatMap(titles.firstIndex))
        return
      }
      let actions = try table.menuActions(forRowAt: path)
      titles = actions.map(\.rawValue)
      if let action = actions.first(where: { $0.rawValue == choice }) {
        isDone = try table.performMenuAction(action, forRowAt: path)
      }
    }
  }

  private static let absence =
    "no menu: the delegate has neither a context menu nor an editing menu"

  private func refusal(_ choice: String, _ menu: Menu, _ path: IndexPath) -> CommandError {
    guard !menu.titles.isEmpty else {
      return CommandError(
        ActingFault.noMenu(isEmpty: menu.isEmptyContextMenu, absence: Self.absence)
      )
    }
    return CommandError(
      ActingFault.noMenuAction(path: path, choice: choice, titles: menu.titles),
      at: self.choice?.offset
    )
  }

  private func words(_ menu: Menu, _ name: String, _ session: Session) -> String {
    if menu.isEmptyContextMenu { return GestureText.emptyMenu(row: name).words }
    guard !menu.titles.isEmpty else { return Self.absence }
    if let choice = choice?.value, menu.isDone {
      return GestureText.chose(title: session.shown(choice), row: name).words
    }
    return GestureText.menu(row: name, titles: menu.titles.map(session.shown)).words
  }
}

extension Syntax where Value == Arguments.Located {
  /// The syntax of an optional row before a menu title.
  fileprivate static let rowBeforeTitle = address(.optionalRow) { arguments in
    arguments.bare()?.first?.isLetter != true
  }
}

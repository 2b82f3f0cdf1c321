import CommandLanguage
import Workspace

/// The `get` command: shows a table view property or a shell setting.
struct GetCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("get", short: "get", in: .looking),
    words: .of(.property) { property -> any Command in
      switch property {
      case .table(let property): Self(property: property)
      case .session(let property): Setting(property: property)
      }
    },
    summary: "show a property of the table view or the prompt",
    pattern: "Read-only. Reads the property without calling the controller.",
    example: "get rowHeight",
    effects: .reads,
    value: .whole("the value of the property"),
    needs: []
  )

  private let property: TableProperty

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    property.answer(source)
  }

  /// The `get` command for a shell setting, which needs no table.
  private struct Setting: Command {
    static let description = GetCommand.description

    let property: SessionProperty

    func run(in session: Session) -> Answer { property.answer(in: session) }
  }
}

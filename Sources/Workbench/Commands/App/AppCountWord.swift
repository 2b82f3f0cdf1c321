import CommandLanguage
import TableUI
import Workspace

/// The `app numberOfRows` subcommand: asks the table view for the row count of a section.
struct AppCountWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "numberOfRows",
    words: .of(Syntax<Int>.section("any section number"), make: Self.init),
    meanings: ["call numberOfRows(inSection:), which raises E35 for an unknown section"]
  )

  private let section: Int

  var effects: Effects { .reads }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let count = try source.tableView.existingNumberOfRows(inSection: section)
    return Answer(.int(count), "\(count)")
  }
}

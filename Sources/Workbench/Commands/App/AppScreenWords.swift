import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import Workspace

/// The `app headerView` subcommand: supplies header views by section.
struct AppHeaderViewWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "headerView",
    words: .of(.choice(["section", "off"])) { Self(isOn: $0 == "section") },
    meanings: ["supply header views by section and by index; `items` calls the first form"]
  )

  private let isOn: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    guard application.supplyHeaders(isOn) else {
      throw CommandError(AppFault.noSectionForm(name: source.door.name))
    }
    return Answer(
      ["headerView": .text(isOn ? "section" : "off")],
      isOn ? AppText.headersBySection(receiver: "SectionHeaderDelegate") : .noHeaders
    )
  }
}

/// The `app flash` subcommand: flashes the scroll indicators.
struct AppFlashWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "flash",
    words: .of { Self() },
    meanings: ["flashScrollIndicators(); a table view controller does it once when it appears"]
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    source.tableView.flashScrollIndicators()
    let count = source.tableView.statistics.indicatorFlashes
    return Answer(["flashes": .int(count)], AppText.flashed(count))
  }
}

/// The `app controller` subcommand: creates a controller that needs one override.
struct AppControllerWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "controller",
    words: .of(.word("makeDataSource", help: "with the override"), make: Self.init)
      .written([], ["makeDataSource"]),
    meanings: [
      "create an ItemTableController subclass without makeDataSource(): an error",
      "create one with it; its data source exists before its view",
    ]
  )

  private let overrides: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let made: ItemTableController
    do throws(ItemControllerError) {
      made = overrides ? try CompleteController() : try BareController()
    } catch {
      throw CommandError(AppFault.missingOverride(message: error.description))
    }
    let name = String(describing: type(of: made))
    return Answer(
      ["controller": .text(name), "viewLoaded": .bool(made.isViewLoaded)],
      AppText.madeDataSource(controller: name, isLoaded: made.isViewLoaded)
    )
  }
}

/// A controller without the required override.
private final class BareController: ItemTableController {}

/// A controller with the required override.
private final class CompleteController: ItemTableController {
  override func makeDataSource() -> ItemDataSource { ItemDataSource() }
}

import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// The `app heightFrom` subcommand: chooses the source of the application's `heightForRow`.
struct AppHeightFromWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "heightFrom",
    words: .of(.choice, make: Self.init).written(
      ["cellFrame"],
      ["content"],
      ["flicker"],
      ["wiring"]
    ),
    meanings: [
      "heightForRow dequeues a cell and reads its frame, at each layout",
      "heightForRow returns automaticDimension: the cell sizes itself",
      "heightForRow returns 170, then 164, at each layout: it never settles (N6)",
      "restore the wiring's heights",
    ]
  )

  private enum Rule: String, CaseIterable {
    case cellFrame
    case content
    case flicker
    case wiring
  }

  private let rule: Rule

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    application.asksHeightsAtLayout = rule == .cellFrame
    application.didLayoutSubviews = nil
    switch rule {
    case .cellFrame: application.heightRule = Self.readFrame
    case .content: application.heightRule = { _, _ in TableView.automaticDimension }
    case .flicker: Self.flicker(application)
    case .wiring: application.heightRule = nil
    }
    application.apply()
    source.tableView.setNeedsHeightsAndViews()
    return Answer(["heightFrom": .text(rule.rawValue)], line)
  }

  private var line: String {
    switch rule {
    case .cellFrame:
      "heightForRow dequeues a cell and returns its frame's height plus 1 pt for the separator; "
        + "viewDidLayoutSubviews requests the heights again"
    case .content: "heightForRow returns automaticDimension; each cell measures its content"
    case .flicker:
      "heightForRow alternates between 170 and 164 pt, and viewDidLayoutSubviews requests the heights "
        + "again"
    case .wiring: "restored the wiring's heights"
    }
  }

  /// Makes each layout pass request heights that differ from those of the pass before.
  private static func flicker(_ application: Application) {
    let height = AlternatingHeight()
    application.heightRule = { _, _ in height.points }
    application.didLayoutSubviews = {
      height.isHigh.toggle()
      return true
    }
  }

  /// Returns a height with a classic mistake: it dequeues a cell and reads its frame.
  ///
  /// The cell is never returned to the pool, and its frame results from earlier heights.
  private static func readFrame(_ table: TableView, _ path: IndexPath) -> Double {
    let shown = table.cellForRow(at: path)
    let identifier = shown?.reuseIdentifier ?? table.poolContents.first?.identifier
    let taken = identifier.flatMap(table.dequeueReusableCell(withIdentifier:))
    let frame = (shown ?? taken)?.frame.height ?? 0
    return frame > 0 ? frame + 1 : 44
  }
}

/// A height that changes with each layout pass.
@MainActor private final class AlternatingHeight {
  var isHigh = true

  /// The current height. [observed: heights of Meshtastic-Apple#1931]
  var points: Double { isHigh ? 170 : 164 }
}

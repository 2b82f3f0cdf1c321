import TableModel
import TableUI
import TextLayout

/// `rect`: where a row or a whole section lies in the content.
struct RectCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("rect", short: "rect", in: .looking),
    words: .of(.rectTarget, make: Self.init).written([.row], ["S"], ["header|footer", "S"]),
    summary: "where a row or a section lies in the content: x, y, width, height in points",
    pattern: "Asks the view alone (rectForRow, rect(forSection:), rectForHeader, rectForFooter).",
    example: "rect 0 3",
    effects: .reads
  )

  fileprivate enum Target {
    case section(Int, SectionTitle?, offset: Int)
    case row(Arguments.Located)
  }

  private let target: Target

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let resolver = RowResolver(source)
    switch target {
    case .section(let number, let title, let offset):
      let section = try resolver.section(number, offset: offset)
      return Self.answer(try Self.rect(of: section, title, source.tableView))
    case .row(let address):
      let path = try resolver.row(address)
      source.current = path
      return try Self.answer(for: path, source.tableView)
    }
  }

  private static func rect(
    of section: Int,
    _ title: SectionTitle?,
    _ table: TableView
  ) throws(CommandError) -> Rect {
    do throws(TableError) {
      return switch title {
      case .header: try table.rectForHeader(inSection: section)
      case .footer: try table.rectForFooter(inSection: section)
      case nil: try table.rect(forSection: section)
      }
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }

  /// Where a row lies; for one that the table does not know what Apple's page promises, and UIKit's refusal.
  private static func answer(
    for path: IndexPath,
    _ table: TableView
  ) throws(CommandError) -> Answer {
    do throws(TableError) {
      return answer(try table.rectForRow(at: path))
    } catch .noRect(let path) {
      var answer = answer(.zero)
      answer.warnings.append(.noRect(path))
      return answer
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }

  private static func answer(_ rect: Rect) -> Answer { Answer(AnswerValue(rect), rect.words) }
}

extension Rect {
  /// The rect for people.
  var words: String {
    "x \(origin.x.pointsText), y \(origin.y.pointsText), "
      + "\(size.width.pointsText) x \(size.height.pointsText) pt"
  }
}

extension Syntax where Value == RectCommand.Target {
  /// What lies somewhere.
  fileprivate static let rectTarget = Syntax.either(
    .mark("header", then: section(.header)),
    .mark("footer", then: section(.footer)),
    section(nil).beginning { $0.count == 1 && $0.bare().flatMap { Int($0) } != nil },
    Syntax<Arguments.Located>
      .address(.whereNoneIsCurrent(.slot(.address(.row, allowsLone: false)))).map { .row($0) }
  )

  private static func section(_ title: SectionTitle?) -> Syntax {
    Syntax<Int>.section("a section").placed { .section($0, title, offset: $1) }
  }
}

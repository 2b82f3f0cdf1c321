import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// The `rect` command: shows the rectangle of a row or a section in the content.
struct RectCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("rect", short: "rect", in: .looking),
    words: .of(.rectTarget, make: Self.init).written([.row], ["S"], ["header|footer", "S"]),
    summary: "show the frame of a row or section: x, y, width, height",
    pattern:
      "Read-only. Calls rectForRow, rect(forSection:), rectForHeader or rectForFooter; "
      + "values are in points.",
    example: "rect 0 3",
    effects: .reads,
    value: .whole("the frame as [x,y,width,height]")
  )

  fileprivate enum Target {
    case section(Int, SectionTitle?, offset: Int)
    case row(Arguments.Located)
  }

  private let target: Target

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let resolver = RowResolver(source)
    switch target {
    case .section(let number, let title, let offset):
      let section = try resolver.section(Placed(value: number, offset: offset))
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
  ) throws -> Rect {
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

  /// Returns a row's rectangle.
  ///
  /// For a row that the table view does not have, returns Apple's documented result and UIKit's
  /// error.
  private static func answer(
    for path: IndexPath,
    _ table: TableView
  ) throws -> Answer {
    do throws(TableError) {
      return answer(try table.rectForRow(at: path))
    } catch .noRect(let path) {
      var answer = answer(.zero)
      answer.warnings.append(OutputWarning(.noRect(path)))
      return answer
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }

  private static func answer(_ rect: Rect) -> Answer { Answer(AnswerValue(rect), rect.words) }
}

extension Rect {
  /// The rectangle as text.
  var words: String {
    ViewText.rect(x: origin.x, y: origin.y, width: size.width, height: size.height).words
  }
}

extension Syntax where Value == RectCommand.Target {
  /// The syntax of a row, a section, a header or a footer.
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

/// The `hit` command: finds the row at a vertical position in the content.
struct HitCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("hit", short: "hit", in: .looking),
    words: .of(.number("a number of points", "Y"), make: Self.init),
    summary: "find the row at Y points from the content's top",
    pattern: "Read-only. Calls indexPathForRow(at:); a header is not a row.",
    example: "hit 120",
    effects: .reads,
    value: .place("the row as [section,row], or nil")
  )

  private let y: Double

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    guard let path = table.indexPathForRow(at: Point(x: table.size.width / 2, y: y)) else {
      return Answer(.null, ViewText.noRow(y: y))
    }
    let title = source.item(at: path)?.title ?? ""
    return Answer(
      ["section": .int(path.section), "row": .int(path.row)],
      "\(path)  \(session.shown(title))"
    )
  }
}

/// The `visible` command: lists the visible rows as of the last layout.
struct VisibleCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("visible", short: "vis", in: .looking),
    words: .of(make: Self.init),
    summary: "list the rows visible after the last layout",
    pattern:
      "Read-only. Reads indexPathsForVisibleRows; after a reload it changes at the next "
      + "layout.",
    setup: ["viewport 390 132"],
    example: "visible",
    effects: .reads,
    value: .count("the number of visible rows")
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    let paths = table.indexPathsForVisibleRows
    var answer = Answer(AnswerValue(paths), ViewText.visible(paths))
    let covered = paths.filter { table.isCovered($0) }
    if !covered.isEmpty { answer.lines.append(ViewText.underBars(rows: covered).words) }
    return answer
  }
}

/// The `content` command: shows the size of the scrollable content.
struct ContentCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("content", short: "con", in: .looking, aliases: ["contentSize"]),
    words: .of(make: Self.init),
    summary: "show the content size in points",
    pattern: "Read-only. Reads contentSize.",
    example: "content",
    effects: .reads,
    value: .whole("the size as [width,height]")
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let size = source.tableView.contentSize
    var answer = Answer([.points(size.width), .points(size.height)], size.words)
    let inset = source.tableView.adjustedContentInset
    if source.settings.bars != nil {
      answer.lines.append(
        "adjustedContentInset "
          + ViewText.inset(
            top: inset.top,
            left: inset.left,
            bottom: inset.bottom,
            right: inset.right
          ).words
      )
    }
    return answer
  }
}

extension TableView {
  /// Whether a bar of the device covers a visible row completely.
  fileprivate func isCovered(_ path: IndexPath) -> Bool {
    guard let frame = cellForRow(at: path)?.frame else { return false }
    let top = contentOffset.y + safeAreaInsets.top
    let bottom = contentOffset.y + size.height - safeAreaInsets.bottom
    return frame.maxY <= top || frame.minY >= bottom
  }
}

/// The `offset` command: shows the scroll offset.
struct OffsetCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("offset", short: "off", in: .looking),
    words: .of(make: Self.init),
    summary: "show the scroll offset in points",
    pattern: "Read-only. Reads contentOffset.",
    setup: ["viewport 390 132", "scroll by 44"],
    example: "offset",
    effects: .reads,
    value: .whole("the offset in points")
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let y = source.tableView.contentOffset.y
    return Answer(.points(y), ViewText.offset(y))
  }
}

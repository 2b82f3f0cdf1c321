import TableModel
import TableUI
import TextLayout

/// `rect`: where a row or a whole section lies in the content.
struct RectCommand: Command {
  static let description = CommandDescription(
    name: "rect",
    shortest: "rect",
    group: .looking,
    syntax: ["rect S R", "rect S"],
    summary: "where a row (or a section) lies in the content: x, y, width, height in points",
    pattern: "Asks the view alone (rectForRow, rect(forSection:)).",
    example: "rect 0 3",
    effects: .reads,
    completion: .choice([.section, .whereNoneIsCurrent(.slot(.address(.row, allowsLone: false)))]),
    needs: .source
  )

  private enum Target {
    case section(Int, offset: Int)
    case row(Arguments.Located)
  }

  private let target: Target

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    if arguments.count == 1, let word = arguments.bare(), let section = Int(word) {
      target = .section(section, offset: arguments.offset)
      arguments.take()
    } else {
      target = .row(try arguments.takeAddress())
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let resolver = RowResolver(source)
    let rect: Rect
    switch target {
    case .section(let number, let offset):
      let section = try resolver.section(number, offset: offset)
      do { rect = try source.tableView.rect(forSection: section) } catch {
        throw CommandError(error, era: source.tableView.messageEra)
      }
    case .row(let address):
      let path = try resolver.row(address)
      do { rect = try source.tableView.rectForRow(at: path) } catch {
        throw CommandError(error, era: source.tableView.messageEra)
      }
      source.current = path
    }
    return Answer(AnswerValue(rect), rect.words)
  }
}

extension Rect {
  /// The rect for people.
  var words: String {
    "x \(origin.x.pointsText), y \(origin.y.pointsText), "
      + "\(size.width.pointsText) x \(size.height.pointsText) pt"
  }
}

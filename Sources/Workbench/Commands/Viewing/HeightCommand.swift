import CommandLanguage
import TableModel
import TableStore
import TableUI
import Workspace

/// The `height` command: shows or sets the height of a row, a header or a footer.
struct HeightCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("height", short: "hei", in: .looking),
    words: .of(.heightTarget, .heightSetting, make: Self.init)
      .written(
        [[.row]],
        [.row, ["="], "PT|auto"],
        [".", "PT"],
        ["header|footer", "S", [["="], "PT|auto"]]
      )
      .completed(by: .heightWords),
    summary: "show or set a height in points, and its origin",
    pattern:
      "The table view asks its delegate (heightForRowAt). Setting a height changes the "
      + "object in the model first.",
    example: "height 0 3 88",
    effects: .changes,
    value: .member("height", "the height in points")
  )

  fileprivate enum Target {
    case rows(Arguments.Located)
    case title(SectionTitle, Int, offset: Int)
  }

  fileprivate enum Setting {
    case points(Double)
    case automatic
  }

  private let target: Target
  private let setting: Setting?

  var effects: Effects { setting == nil ? .reads : .changes }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    switch target {
    case .title(let title, let number, let offset):
      let section = try RowResolver(source).section(Placed(value: number, offset: offset))
      return try titleHeight(title, section, source)
    case .rows(let address):
      let ranges = try RowResolver(source).ranges(address)
      guard let setting else { return try ask(ranges, in: session, source) }
      return try set(ranges, to: setting, in: session, source)
    }
  }

  private func ask(
    _ ranges: [RowRange],
    in session: Session,
    _ source: OpenTable
  ) throws -> Answer {
    try source.layout()
    var values: [AnswerValue] = []
    var lines: [String] = []
    for path in ranges.lazy.flatMap(\.paths) {
      let height = try HeightInfo(path, in: source, of: source.item(at: path))
      values.append(height.value)
      if lines.count < session.answerForm.limit { lines.append(height.line(session.shown)) }
    }
    source.current = ranges.last?.last
    return Answer(values.count == 1 ? values[0] : .list(values), lines)
  }

  private func set(
    _ ranges: [RowRange],
    to setting: Setting,
    in session: Session,
    _ source: OpenTable
  ) throws -> Answer {
    var points: Double?
    if case .points(let value) = setting { points = value }
    var answer = try session.perform(.setHeight(ranges, points), on: source)
    let first = ranges[0].first
    let item = source.item(at: first)
    if points != nil, let item, !source.document.hasPlaceForHeight(of: item) {
      answer.notes.append(
        "this file cannot store heights; this height lasts for the session"
      )
    }
    if ranges.rowCount == 1, source.batch == nil {
      let height = try HeightInfo(first, in: source, of: item)
      answer.lines = [height.line(session.shown)]
      answer.add { height.value }
    }
    return answer
  }

  private func titleHeight(
    _ title: SectionTitle,
    _ section: Int,
    _ source: OpenTable
  ) throws -> Answer {
    let table = source.tableView
    if let setting {
      let points =
        if case .points(let value) = setting { value } else { TableView.automaticDimension }
      switch title {
      case .header: source.choose(\.sectionHeaderHeight, points)
      case .footer: source.choose(\.sectionFooterHeight, points)
      }
    }
    try source.layout()
    do throws(TableError) {
      let rect =
        title == .header
        ? try table.rectForHeader(inSection: section) : try table.rectForFooter(inSection: section)
      let property = title == .header ? "sectionHeaderHeight" : "sectionFooterHeight"
      let rule = table.heightSource(ofHeader: title == .header, inSection: section)
      let height = rect.size.height

      return Answer(
        [
          "section": .int(section), "height": .points(height),
          "source": .text(ViewText.origin(rule, property)),
        ],
        ViewText.titleHeight(
          title: title.rawValue,
          section: section,
          height: height,
          rule,
          property: property,
          isSet: setting != nil
        )
      )
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }
}

extension Syntax where Value == HeightCommand.Target {
  /// The syntax of the row, header or footer.
  fileprivate static let heightTarget = Syntax.either(
    .mark("header", then: title(.header)),
    .mark("footer", then: title(.footer)),
    Syntax<Arguments.Located>.address(.slot(.address(.rows, allowsLone: false))).with {
      arguments throws(CommandError) in
      let start = arguments
      let located = try arguments.takeAddress(loneIsValue: true)
      if !located.isExplicit, let word = arguments.bare(), word != "=" {
        throw needsAddress(word, at: start.offset)
      }
      return .rows(located)
    }
  )

  private static func title(_ title: SectionTitle) -> Syntax {
    Syntax<Int>.section().placed { .title(title, $0, offset: $1) }
  }

  private static func needsAddress(_ word: String, at offset: Int) -> CommandError {
    let isLength = Double(word) != nil || word == "auto"
    return CommandError(ViewFault.heightOrRow(isLength: isLength, word: word), at: offset)
  }
}

extension Syntax where Value == HeightCommand.Setting? {
  /// The syntax of the new height; nil to show the height.
  fileprivate static let heightSetting = Syntax(
    forms: [[[["="], "PT|auto"]]],
    grammar: .optional(.heightValue)
  ) { arguments throws(CommandError) in
    let hasEquals = arguments.take("=")
    guard let word = arguments.bare() else {
      if hasEquals { throw arguments.unexpected("a number of points or auto") }
      return nil
    }
    if arguments.take("auto") { return .automatic }
    let text = !hasEquals && word.hasPrefix("=") ? String(word.dropFirst()) : word
    guard let points = Double(text), points.isFinite, points >= 0, points <= 1e9 else {
      throw CommandError(ViewFault.noHeight(word: word), at: arguments.offset)
    }
    arguments.take()
    return .points(points)
  }
}

extension Grammar {
  /// The grammar of a target and its new height; a height without a target needs its `=`.
  fileprivate static let heightWords = Grammar.choice([
    .sequence([.anyWord(of: ["header", "footer"]), .section, .optional(.heightValue)]),
    .sequence([.slot(.address(.rows, allowsLone: false)), .optional(.heightValue)]),
    .inScope { scope in
      let setting = Grammar.sequence([.word("=", help: "the current row's height"), .heightLength])
      return scope.current == nil ? .never : .optional(setting)
    },
  ])

  fileprivate static let heightValue = Grammar.sequence([.optional(.word("=")), .heightLength])

  private static let heightLength = Grammar.choice([
    .word("auto", help: "the measured height"), .number,
  ])
}

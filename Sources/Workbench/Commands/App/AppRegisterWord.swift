import TableUI

/// `app register`: which class an identifier stands for.
struct AppRegisterWord: AppWord {
  static let description = AppWordDescription(
    name: "register",
    forms: [
      HelpTopic.Term(
        "app register ID CELL",
        "which class an identifier stands for: \(CellClassName.words); none takes it back"
      ),
      HelpTopic.Term("app register header ID VIEW", "the same for views of headers and footers"),
    ],
    completion: .choice([
      .sequence([.word("header"), .text, .anyWord(of: ["Plain", "none"])]),
      .sequence([.text, .anyWord(of: CellClassName.all + ["none"])]),
    ])
  )

  private enum Registered {
    case cell(TableViewCell.Type?)
    case sectionView(TableViewHeaderFooterView.Type?)

    /// The name of the class, or nil.
    var name: String? {
      switch self {
      case .cell(let type): type.map { String(describing: $0) }
      case .sectionView(let type): type.map { String(describing: $0) }
      }
    }
  }

  private let identifier: String
  private let registered: Registered

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    // A cell may be called header too.
    let isHeader = arguments.count == 3 && arguments.take("header")
    identifier = try arguments.takeText("an identifier")
    if isHeader {
      let name = try arguments.takeChoice(["Plain", "none"])
      registered = .sectionView(name == "none" ? nil : TableViewHeaderFooterView.self)
    } else {
      registered = .cell(try CellClassName.take(from: &arguments))
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let application = try session.requireSource().makeApplication(clock: session.clock)
    switch registered {
    case .cell(let type): application.register(type, identifier)
    case .sectionView(let type): application.register(type, identifier)
    }
    let shown = session.shown(identifier)
    return Answer(
      ["identifier": .text(identifier), "class": .optional(registered.name)],
      registered.name.map { "\(shown) stands for \($0)" } ?? "\(shown) stands for nothing"
    )
  }
}

/// The names that `app register` knows for classes of cells.
@MainActor enum CellClassName {
  /// The names: the plain cell under the name that Xcode's prototypes have for it, then the kinds.
  static var all: [String] { ["Basic"] + CellKinds.names }

  fileprivate static var words: String { all.joined(separator: ", ") }

  /// Takes the name of a class; nil for `none`.
  static func take(
    from arguments: inout Arguments
  ) throws(CommandError) -> TableViewCell.Type? {
    let offset = arguments.offset
    let name = try arguments.takeText("a class of cells")
    if name == "none" { return nil }
    if name == "Basic" || name == "TableViewCell" { return TableViewCell.self }
    let kinds = CellKinds.names.compactMap(CellKinds.cellClass(named:))
    let named = kinds.first { String(describing: $0) == name }
    if let found = CellKinds.cellClass(named: name) ?? named { return found }
    throw CommandError(
      "not-found",
      "there is no class of cells \(quoted(name))",
      hint: Suggestion.nearest(to: name, among: all) ?? words,
      offset: offset
    )
  }
}

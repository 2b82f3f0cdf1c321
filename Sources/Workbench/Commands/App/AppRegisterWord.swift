import TableUI

/// `app register`: which class an identifier stands for.
struct AppRegisterWord: AppWord {
  static let description = AppWordDescription(
    name: "register",
    forms: [
      HelpTopic.Term(
        "app register ID CELL",
        "which class an identifier stands for: \(CellClassName.words); none takes it back"
      )
    ],
    completion: .sequence([.text, .anyWord(of: CellClassName.all + ["none"])])
  )

  private let identifier: String
  private let cellClass: TableViewCell.Type?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    identifier = try arguments.takeText("an identifier")
    cellClass = try CellClassName.take(from: &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    source.makeApplication(clock: session.clock).register(cellClass, identifier)
    let name = cellClass.map { String(describing: $0) }
    let shown = session.shown(identifier)
    return Answer(
      ["identifier": .text(identifier), "cell": .optional(name)],
      name.map { "\(shown) stands for \($0)" } ?? "\(shown) stands for nothing"
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

import CommandLanguage
import TableUI
import Workspace

/// The `app register` subcommand: registers a class for a reuse identifier.
struct AppRegisterWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "register",
    words: .of(.either(.registeredHeader, .registeredCell)) {
      Self(identifier: $0.0, registered: $0.1)
    }
    .written(["ID", "CELL"], ["header", "ID", "VIEW"]),
    meanings: [
      "register a class for an identifier: \(CellClassName.words); none removes it",
      "register a class for headers and footers",
    ]
  )

  fileprivate enum Registered {
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

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    switch registered {
    case .cell(let type): application.register(type, identifier)
    case .sectionView(let type): application.register(type, identifier)
    }
    let shown = session.shown(identifier)
    return Answer(
      ["identifier": .text(identifier), "class": .optional(registered.name)],
      registered.name.map { AppText.registered(className: $0, identifier: shown) }
        ?? .unregistered(identifier: shown)
    )
  }
}

/// The names of cell classes that `app register` accepts.
@MainActor enum CellClassName {
  /// All names: `Basic`, the plain cell's name in Xcode's prototypes, then the cell kinds.
  static var all: [String] { ["Basic"] + CellKinds.names }

  fileprivate static var words: String { all.joined(separator: ", ") }
}

extension Syntax where Value == TableViewCell.Type? {
  /// The syntax of a cell class; `none` gives nil.
  @MainActor fileprivate static let cellClass = Syntax<String>
    .text("a class of cells", "CELL", completed: .anyWord(of: CellClassName.all + ["none"]))
    .placed { name, offset throws(CommandError) -> TableViewCell.Type? in
      if name == "none" { return nil }
      if name == "Basic" || name == "TableViewCell" { return TableViewCell.self }
      let kinds = CellKinds.names.compactMap(CellKinds.cellClass(named:))
      let named = kinds.first { String(describing: $0) == name }
      if let found = CellKinds.cellClass(named: name) ?? named { return found }
      throw CommandError(AppFault.noClass(name: name, names: CellClassName.all), at: offset)
    }
}

extension Syntax where Value == (String, AppRegisterWord.Registered) {
  /// The syntax of an identifier and the cell class to register for it.
  @MainActor fileprivate static let registeredCell = Syntax<(String, TableViewCell.Type?)>
    .sequence(.text("an identifier"), .cellClass)
    .map { ($0, AppRegisterWord.Registered.cell($1)) }

  /// The syntax of an identifier and the header class to register; a cell may be named header too.
  fileprivate static let registeredHeader =
    Syntax
    .mark(
      "header",
      then: Syntax<(String, String)>
        .sequence(.text("an identifier"), .choice(["Plain", "none"]))
        .map { identifier, name in
          (identifier, .sectionView(name == "none" ? nil : TableViewHeaderFooterView.self))
        }
    )
    .beginning { $0.count == 3 && $0.bare() == "header" }
}

public import TableModel
public import TableStore
public import TableUI

/// One way to wire model, view and controller around the same rows.
public struct Wiring: Sendable {
  /// The word that names it in commands and options.
  public let name: String

  /// What it is, in one line.
  public let summary: String

  /// The article that it comes from.
  public let origin: String

  /// What it varies besides where the table's questions are answered, or nil.
  public let varies: String?

  /// What becomes of a page from a server when one of its elements is no row.
  public let badElements: BadElementRule

  /// Makes its controller over some sections, with a table view of a size and style.
  public let makeController:
    @MainActor @Sendable (_ sections: [Section], _ style: TableViewStyle, _ size: Size) ->
      any ViewController & TableViewHosting

  /// Describes a wiring.
  public init(
    name: String,
    summary: String,
    origin: String,
    varies: String? = nil,
    badElements: BadElementRule = .dropsElement,
    makeController:
      @escaping @MainActor @Sendable ([Section], TableViewStyle, Size) ->
      any ViewController & TableViewHosting
  ) {
    self.name = name
    self.summary = summary
    self.origin = origin
    self.varies = varies
    self.badElements = badElements
    self.makeController = makeController
  }
}

extension Wiring {
  /// Makes a controller over the rows that a supply has loaded.
  @MainActor public func makeController(
    for supply: any RowSupply,
    style: TableViewStyle = .plain,
    size: Size = TableViewController.standardSize
  ) -> any ViewController & TableViewHosting {
    makeController(supply.rows.sections, style, size)
  }

  /// All wirings, in the order of their articles' argument.
  public static let all: [Wiring] = [
    .monolith, .array, .items, .generators, .datamodel, .container,
  ]

  /// The wiring of a name, or nil.
  public static func named(_ name: String) -> Wiring? { all.first { $0.name == name } }
}

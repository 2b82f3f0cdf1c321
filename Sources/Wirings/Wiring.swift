public import TableModel
public import TableStore
public import TableUI

/// One way to connect model, view and controller around the same rows.
public struct Wiring: Sendable {
  /// The name in commands and options.
  public let name: String

  /// A one-line summary.
  public let summary: String

  /// The article that describes it.
  public let origin: String

  /// The aspect that it varies besides its data source and delegate, or nil.
  public let varies: String?

  /// The rule for a server page with an element that is not a valid row.
  public let badElements: BadElementRule

  /// Whether a row without a required key is left out; otherwise its field is blank.
  public let dropsIncomplete: Bool

  /// The sections that remain when all rows are cleared.
  public let clearing: ClearingRule

  /// Creates its controller over some sections, with a table view of a size and style.
  public let makeController:
    @MainActor @Sendable (_ sections: [Section], _ style: TableViewStyle, _ size: Size) ->
      any ViewController & TableViewHosting

  /// Creates a wiring.
  public init(
    name: String,
    summary: String,
    origin: String,
    varies: String? = nil,
    badElements: BadElementRule = .dropsElement,
    dropsIncomplete: Bool = false,
    clearing: ClearingRule = .emptySections,
    makeController:
      @escaping @MainActor @Sendable ([Section], TableViewStyle, Size) ->
      any ViewController & TableViewHosting
  ) {
    self.name = name
    self.summary = summary
    self.origin = origin
    self.varies = varies
    self.badElements = badElements
    self.dropsIncomplete = dropsIncomplete
    self.clearing = clearing
    self.makeController = makeController
  }
}

/// The sections that remain when all rows of a table are cleared.
public enum ClearingRule: Hashable, Sendable {
  /// All sections, without rows, as with arrays.
  case emptySections

  /// One section without rows and titles. (KtTableView: `clearAllItems`.)
  case oneSection

  /// No section. (RDDM: `clearCellGenerators`.)
  case noSection
}

extension Wiring {
  /// Returns a controller for the rows that a supply has loaded.
  @MainActor public func makeController(
    for supply: any RowSupply,
    style: TableViewStyle = .plain,
    size: Size = TableViewController.standardSize
  ) -> any ViewController & TableViewHosting {
    makeController(supply.rows.sections, style, size)
  }

  /// All wirings, in the order of their articles' argument.
  public static let all: [Wiring] = [
    .monolith, .array, .items, .generators, .datamodel, .container, .fetched,
  ]

  /// Returns the wiring with a name, or nil.
  public static func named(_ name: String) -> Wiring? { all.first { $0.name == name } }
}

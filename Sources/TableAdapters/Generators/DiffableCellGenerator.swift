/// A generator with an identity and a content that can be compared. (RDDM: `DiffableCellGenerator`.)
@MainActor
open class DiffableCellGenerator<Cell: ConfigurableCell>: BaseCellGenerator<Cell>,
  DiffableItem
where Cell.Model: Equatable {
  public let diffableID: String

  /// Makes a row that is known by an id.
  public init(id: String, with model: Cell.Model) {
    diffableID = id
    super.init(with: model)
  }

  public func hasSameContent(as other: any DiffableItem) -> Bool {
    (other as? DiffableCellGenerator<Cell>)?.model == model
  }
}

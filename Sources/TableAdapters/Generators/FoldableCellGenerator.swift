/// A generator whose row opens and closes over its children. (RDDM: `FoldableCellGenerator`.)
@MainActor
open class FoldableCellGenerator<Cell: ConfigurableCell>: BaseCellGenerator<Cell>,
  FoldableItem
{
  public var isExpanded = false
  public var childGenerators: [any CellGenerator] = []
  public var didFoldEvent = Event<Bool>()
}

import TableModel
public import TableStore

/// A model that is asked for rows and tells its delegate, which it holds weakly, when they are there.
/// (DRHTableView: data model.)
///
/// `TableStore.DataModel` does the same with a server; this one has its rows in a store.
@MainActor public final class SectionsDataModel {
  /// Who hears, or nil.
  public weak var delegate: (any SectionsDataModelDelegate)?

  /// Where the rows are.
  public let store: SectionStore

  /// How often the rows were asked for.
  public private(set) var requests = 0

  /// Makes a model over a store.
  public init(store: SectionStore) { self.store = store }

  /// Asks for the rows; the delegate hears once.
  public func requestData() {
    requests += 1
    guard let delegate else { return }
    let observer = store.messageObserver
    observer?.messageBegan(
      Message(to: Message.Party("SectionsDataModel", .model), "requestData()", source: .ours)
    )
    let party = Message.Party(String(describing: type(of: delegate)), .controller)
    observer?.messageBegan(Message(to: party, "dataModel(_:didLoad:)", source: .ours))
    delegate.dataModel(self, didLoad: store.sections)
    observer?.messageEnded(result: nil)
    observer?.messageEnded(result: nil)
  }
}

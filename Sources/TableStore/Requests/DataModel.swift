public import JSON
import Platform
public import TableModel

/// A model that loads elements on request and then notifies its delegate, which it holds weakly.
/// (DRHTableView: data model.)
///
/// The elements come from a server, or are the sections of a store. Each request ends in exactly
/// one of the two callbacks. An element that cannot be created is left out and listed in
/// ``problems``. A response without elements is an empty list.
@MainActor public final class DataModel<Element: Sendable> {
  /// The request of a model whose elements come from a server, or nil if they come from a store.
  ///
  /// Set its server, path and other properties before the first load.
  public let request: Request<(elements: [Element], problems: [LoadProblem])>?

  /// Called when elements are loaded, or nil.
  public weak var delegate: (any DataModelDelegate<Element>)?

  /// The elements that were loaded last.
  public private(set) var elements: [Element] = []

  /// The elements that were left out of the last response, with reasons.
  public private(set) var problems: [LoadProblem] = []

  /// The number of calls of ``requestData()``.
  public private(set) var requests = 0

  /// Whether a request is running.
  public var isLoading: Bool { request?.isLoading ?? false }

  /// The sections that were loaded last, if the elements are sections.
  public private(set) var rows = SuppliedRows(extent: .unknown)

  public weak var supplyDelegate: (any RowSupplyDelegate)?

  /// The loads that wait for a response; nil for a model with a store.
  let loads: SupplyLoads?

  private let store: SectionStore?

  /// The elements of the store; empty for a model without one.
  private let stored: @MainActor () -> [Element]

  /// Creates a model whose elements come from a server; it sends nothing yet.
  ///
  /// - Parameters:
  ///   - network: The network that the request uses.
  ///   - list: The path of the array in a response, such as `data/rows`; empty if the response is
  ///     the array.
  ///   - makeElement: Creates an element from a value, or throws an error about it; runs on another
  ///     thread.
  public init(
    _ network: Network,
    list: String = "",
    makeElement: @escaping @Sendable (JSONValue) throws(ElementError) -> Element
  ) {
    store = nil
    loads = SupplyLoads(network.loop)
    stored = { [] }
    request = Request(network) { response throws(RequestError) in
      try Self.read(response, list: list, makeElement)
    }
  }

  /// Creates a model whose elements are the sections of a store.
  public init(store: SectionStore) where Element == Section {
    self.store = store
    loads = nil
    stored = { store.sections }
    request = nil
  }

  /// Loads the elements.
  ///
  /// A request that is already running is superseded and calls nothing. A store calls the delegate
  /// before this returns.
  public func requestData() {
    requests += 1
    guard let request else { return loadFromStore() }
    request.start { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .succeeded(let loaded):
        problems = loaded.problems
        elements = loaded.elements
        supplySections()
        delegate?.dataModel(self, didLoad: loaded.elements)
        loads?.finish(upTo: .max)
      case .failed(let error):
        delegate?.dataModel(self, didFailWith: error)
        loads?.fail(.request(error))
      case .cancelled(.superseded): return
      case .cancelled: loads?.fail(.cancelled)
      }
    }
  }

  private func loadFromStore() {
    elements = stored()
    supplySections()
    guard let delegate else { return }
    let observer = store?.messageObserver
    let party = Message.Party(String(describing: type(of: delegate)), .controller)
    observer?.messageBegan(
      Message(to: Message.Party("DataModel", .model), "requestData()", source: .ours)
    )
    observer?.messageBegan(Message(to: party, "dataModel(_:didLoad:)", source: .ours))
    delegate.dataModel(self, didLoad: elements)
    observer?.messageEnded(result: nil)
    observer?.messageEnded(result: nil)
  }

  /// Shows the elements as ``rows``, if they are sections.
  private func supplySections() {
    guard let sections = elements as? [Section], let supply = self as? any RowSupply else { return }
    let old = rows
    let changes = rows.begin(with: sections)
    supplyDelegate?.rowSupply(supply, didChange: old, to: rows, by: changes)
  }

  private nonisolated static func read(
    _ response: HTTPResponse,
    list: String,
    _ makeElement: (JSONValue) throws(ElementError) -> Element
  ) throws(RequestError) -> (elements: [Element], problems: [LoadProblem]) {
    let root: JSONValue
    do throws(JSONError) { root = try JSONValue(parsing: response.body) } catch {
      throw .json(error, url: RedactedURL(response.url).description)
    }
    let name = list.isEmpty ? "rows" : list.split(separator: "/").joined(separator: ".")
    guard let array = root.value(atPath: list), array.kind != .null else { return ([], []) }
    guard array.kind == .array else {
      throw .content("\(RedactedURL(response.url)): \(name) is not an array", hint: nil)
    }
    var elements: [Element] = []
    var problems: [LoadProblem] = []
    for (index, value) in array.elements.enumerated() {
      do throws(ElementError) { elements.append(try makeElement(value)) } catch {
        let path = "\(name)[\(index)]"
        problems.append(
          LoadProblem(path: path, problem: error.message, action: "the row is left out")
        )
      }
    }
    return (elements, problems)
  }
}

/// The delegate of a ``DataModel``. (DRHTableView: data model delegate.)
@MainActor public protocol DataModelDelegate<Element>: AnyObject {
  /// The elements of the model, such as sections.
  associatedtype Element: Sendable

  /// Called when the elements are loaded; the list may be empty.
  func dataModel(_ model: DataModel<Element>, didLoad elements: [Element])

  /// Called when a request failed; the shown elements are unchanged.
  func dataModel(_ model: DataModel<Element>, didFailWith error: RequestError)
}

extension DataModelDelegate where Element == Section {
  /// Does nothing: the sections of a store are always available.
  public func dataModel(_ model: DataModel<Section>, didFailWith error: RequestError) {}
}

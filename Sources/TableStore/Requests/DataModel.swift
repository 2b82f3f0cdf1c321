public import JSON
import TableModel

/// A model that fetches a list of elements and tells its delegate, which it holds weakly. (DRHTableView.)
///
/// Of each request exactly one of the two callbacks comes. An element that cannot be made is left out and
/// listed in ``problems``; an answer with no elements at all is an empty list, not silence.
@MainActor public final class DataModel<Element: Sendable> {
  /// What is asked; its server, path and the like are set before the first request.
  public let request: Request<(elements: [Element], problems: [LoadProblem])>

  /// Who hears, or nil.
  public weak var delegate: (any DataModelDelegate<Element>)?

  /// What was left out of the last answer, and why.
  public private(set) var problems: [LoadProblem] = []

  /// Makes a model that has asked nobody yet.
  ///
  /// - Parameters:
  ///   - network: What its request goes through.
  ///   - list: The path of the array in an answer, such as `data/rows`; empty where the answer is the array.
  ///   - makeElement: Makes an element of a value, or throws what is wrong with it; it runs on another thread.
  public init(
    _ network: Network,
    list: String = "",
    makeElement: @escaping @Sendable (JSONValue) throws(ElementError) -> Element
  ) {
    request = Request(network) { response throws(RequestError) in
      let root: JSONValue
      do throws(JSONError) { root = try JSONValue(parsing: response.body) } catch {
        throw .json(error, url: RedactedURL(response.url).description)
      }
      let name = list.isEmpty ? "rows" : list.split(separator: "/").joined(separator: ".")
      guard let array = root.value(atPath: list), array.kind != .null else { return ([], []) }
      guard array.kind == .array else {
        throw .content("\(RedactedURL(response.url)): \(name) is no array", hint: nil)
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

  /// Asks for the elements; a request that is under way is superseded and tells nothing.
  public func requestData() {
    request.start { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .succeeded(let loaded):
        problems = loaded.problems
        delegate?.dataModel(self, didLoad: loaded.elements)
      case .failed(let error): delegate?.dataModel(self, didFailWith: error)
      case .cancelled: return
      }
    }
  }
}

public import JSON
import Platform

/// Objects from a file: loaded once, on first use, and kept in an order. (objc.io: store.)
@MainActor public final class Store<Element: Sendable> {
  private let path: String
  private let list: String
  private let makeElement: (JSONValue) throws(ElementError) -> Element
  private let comesBefore: (Element, Element) -> Bool
  private var loaded: [Element]?

  /// The number of times the file was read.
  public private(set) var readCount = 0

  /// The elements that were left out, with reasons.
  public private(set) var problems: [LoadProblem] = []

  /// Creates a store that has read no file yet.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - list: The path of the array in it; empty if the file is the array.
  ///   - comesBefore: Whether the first of two objects precedes the second, such as the newer one.
  ///   - makeElement: Creates an object from a value, or throws an error about it.
  public init(
    file path: String,
    list: String = "",
    sortedBy comesBefore: @escaping (Element, Element) -> Bool,
    makeElement: @escaping (JSONValue) throws(ElementError) -> Element
  ) {
    self.path = path
    self.list = list
    self.comesBefore = comesBefore
    self.makeElement = makeElement
  }

  /// Returns the objects in their order; the file is read only once.
  ///
  /// - Throws: ``StoreError`` with the name of the file, and line and column for invalid JSON. The
  ///   next call tries again.
  public func sortedItems() throws(StoreError) -> [Element] {
    if let loaded { return loaded }
    let contents: FileContents
    readCount += 1
    do throws(FileError) { contents = try Files.read(path) } catch { throw .file(error) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let root: JSONValue
    do throws(JSONError) { root = try JSONValue(parsing: contents.bytes) } catch {
      throw .json(error, name: name)
    }
    guard let array = root.value(atPath: list), array.kind == .array else {
      throw .notATable(found: root.kind.phrase, name: name)
    }
    var found: [LoadProblem] = []
    var elements: [Element] = []
    for (index, value) in array.elements.enumerated() {
      do throws(ElementError) { elements.append(try makeElement(value)) } catch {
        found.append(
          LoadProblem(path: "[\(index)]", problem: error.message, action: "left out")
        )
      }
    }
    problems = found
    let ordered = elements.enumerated().sorted { one, other in
      if comesBefore(one.element, other.element) { return true }
      // Equal objects keep the order of the file.
      return !comesBefore(other.element, one.element) && one.offset < other.offset
    }
    let sorted = ordered.map(\.element)
    loaded = sorted
    return sorted
  }
}

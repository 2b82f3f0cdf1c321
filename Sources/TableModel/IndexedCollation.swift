/// Sorts texts under the letters of an index: the sections of a list of names.
///
/// A simple `UILocalizedIndexedCollation`. The letters are those of English, ignoring case and
/// accents. Texts that begin with other characters come last, under `#`.
///
/// ```swift
/// let collation = IndexedCollation.current
/// collation.sectionTitles[collation.section(for: "Émile")]  // "E"
/// ```
public struct IndexedCollation: Hashable, Sendable {
  /// The collation for English, independent of the system language.
  public static let current = IndexedCollation()

  /// The titles of the sections, `A` to `Z` and `#`.
  public let sectionTitles: [String]

  /// The titles of the section index: those of the sections.
  public var sectionIndexTitles: [String] { sectionTitles }

  private init() {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    sectionTitles = letters + ["#"]
  }

  /// Returns the section for a text.
  ///
  /// - Parameter text: The text; spaces before its first letter do not count.
  /// - Returns: A number from 0, which is an index of ``sectionTitles``.
  /// - Complexity: O(n) in the length of the text.
  public func section(for text: String) -> Int {
    let first = TextFolding.bytes(of: text).first { $0 != UInt8(ascii: " ") }
    guard let first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
      return sectionTitles.count - 1
    }
    return Int(first - UInt8(ascii: "a"))
  }

  /// Returns the section for a tap on an index title: the one with the same number.
  ///
  /// - Parameter index: The number of the title, from 0; numbers beyond the titles lead to the
  ///   nearest one.
  /// - Returns: The number of the section.
  public func section(forSectionIndexTitleAt index: Int) -> Int {
    min(max(0, index), sectionTitles.count - 1)
  }

  /// Returns elements in the order of their texts, for use within a section.
  ///
  /// - Parameters:
  ///   - elements: The elements; those with equal texts keep their order.
  ///   - text: Returns the text of an element.
  /// - Returns: The elements, sorted.
  /// - Complexity: O(n log n).
  public func sortedArray<Element>(
    from elements: some Sequence<Element>,
    by text: (Element) -> String
  ) -> [Element] {
    sortedArray(from: elements, by: text, isCancelled: { false }) ?? []
  }

  /// Returns sorted elements, with support for cancellation.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - text: Returns the text of an element.
  ///   - isCancelled: Called every few thousand elements and comparisons; return true to cancel.
  /// - Returns: The elements, sorted; nil if canceled.
  package func sortedArray<Element>(
    from elements: some Sequence<Element>,
    by text: (Element) -> String,
    isCancelled: () -> Bool
  ) -> [Element]? {
    var steps = 0
    func step() throws(CancellationError) {
      steps += 1
      if steps & 0x1FFF == 0, isCancelled() { throw CancellationError() }
    }
    return try? elements.map { element in
      try step()
      return (key: TextFolding.bytes(of: text(element)), element: element)
    }
    .enumerated()
    .sorted { left, right in
      try step()
      if left.element.key == right.element.key { return left.offset < right.offset }
      return left.element.key.lexicographicallyPrecedes(right.element.key)
    }
    .map(\.element.element)
  }
}

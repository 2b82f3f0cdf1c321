/// Puts texts under the letters of an index: the sections of a list of names.
///
/// A simple `UILocalizedIndexedCollation`: the letters are those of English, capitals and accents do not count,
/// and what begins with no letter of them comes last, under `#`.
///
/// ```swift
/// let collation = IndexedCollation.current
/// collation.sectionTitles[collation.section(for: "Émile")]  // "E"
/// ```
public struct IndexedCollation: Hashable, Sendable {
  /// The collation for English, whatever the system speaks.
  public static let current = IndexedCollation()

  /// The titles of the sections, `A` to `Z` and `#`.
  public let sectionTitles: [String]

  /// The titles of the section index: those of the sections.
  public var sectionIndexTitles: [String] { sectionTitles }

  private init() {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    sectionTitles = letters + ["#"]
  }

  /// The section that a text belongs in.
  ///
  /// - Parameter text: The text; blanks before its first letter do not count.
  /// - Returns: A number from 0, to be looked up in ``sectionTitles``.
  /// - Complexity: O(n) in the length of the text.
  public func section(for text: String) -> Int {
    let first = TextFolding.bytes(of: text).first { $0 != UInt8(ascii: " ") }
    guard let first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
      return sectionTitles.count - 1
    }
    return Int(first - UInt8(ascii: "a"))
  }

  /// The section that a tap on a title of the index leads to: the one of the same number.
  ///
  /// - Parameter index: The number of the title, from 0; numbers beyond the titles lead to the nearest one.
  /// - Returns: The number of the section.
  public func section(forSectionIndexTitleAt index: Int) -> Int {
    min(max(0, index), sectionTitles.count - 1)
  }

  /// Elements in the order of their texts, as they are within a section.
  ///
  /// - Parameters:
  ///   - elements: The elements; those with equal texts keep their order.
  ///   - text: The text of an element.
  /// - Returns: The elements, sorted.
  /// - Complexity: O(n log n).
  public func sortedArray<Element>(
    from elements: some Sequence<Element>,
    by text: (Element) -> String
  ) -> [Element] {
    sortedArray(from: elements, by: text, isCancelled: { false }) ?? []
  }

  /// The same for so many elements that the caller may give up.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - text: The text of an element.
  ///   - isCancelled: Asked every few thousand elements and comparisons; true gives up.
  /// - Returns: The elements, sorted; nil if the caller gave up.
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

import JSON

/// Distinguishes objects that are sections, with one list of rows each, from rows with a list.
///
/// Each section has one array, always under the same key, and one to three texts, numbers and other
/// scalars. Other arrays must be empty. The arrays contain objects. In sections with two members,
/// they may contain texts if they are long or have a usual name
/// (`[{"family": "Felidae", "members": ["Lion", "Lynx"]}]`).
struct NestedSections {
  private static let mostOthers = 3
  private static let sampleSize = 100
  private static let mostSections = ShapeFinder.emptyLimit
  private static let usualNames: Set<String> = [
    "members", "items", "rows", "children", "entries", "elements", "values", "words", "list",
    "names", "people", "examples", "options",
  ]

  private let document: JSONDocument
  private let isCancelled: () -> Bool

  init(in document: JSONDocument, _ isCancelled: @escaping () -> Bool) {
    self.document = document
    self.isCancelled = isCancelled
  }

  /// Returns the keys of the header and rows in a list of sections; nil if its elements are rows.
  ///
  /// - Complexity: Linear in the list if it has sections; else up to the first other element.
  func roles(of list: TextList) -> SectionRoles? {
    guard list.count > 0, list.count <= Self.mostSections,
      let rows = nameOfRows(in: list),
      let sample = headers(of: list, rows: rows, within: Self.sampleSize), !sample.isEmpty,
      let headers = headers(of: list, rows: rows, within: list.count)
    else { return nil }
    let header = header(of: list, among: headers)
    return SectionRoles(header: [header].compactMap { $0 }, footer: [], rows: [rows])
  }

  /// Returns the key of the first array that is not empty, in the first elements.
  private func nameOfRows(in list: TextList) -> String? {
    for slot in 0..<min(list.count, Self.sampleSize) {
      guard let outline = outline(at: list.start(slot)) else { return nil }
      if let rows = outline.rows { return rows }
    }
    return nil
  }

  /// Counts the first elements with a text or number under each key; nil if they are not sections.
  private func headers(of list: TextList, rows: String, within limit: Int) -> [String: Int]? {
    let count = min(list.count, limit)
    var (texts, objects, others) = (0, 0, 0)
    var headers: [String: Int] = [:]
    for slot in 0..<count {
      if slot & 0xFFF == 0xFFF, isCancelled() { return nil }
      guard let outline = outline(at: list.start(slot)),
        outline.rows == rows || outline.rows == nil && outline.empty.contains(rows)
      else { return nil }
      texts += outline.texts
      objects += outline.objects
      others = max(others, outline.scalarCount)
      for name in outline.readable { headers[name, default: 0] += 1 }
    }
    let isOfObjects = objects > 0 && objects >= texts
    let isOfTexts =
      others == 1 && count >= 2 && texts > 0
      && (Self.usualNames.contains(rows) || texts > 3 * count)
    return isOfObjects || isOfTexts ? headers : nil
  }

  /// The members of an object that may be a section.
  private struct Outline {
    /// The key of the array that is not empty, or nil.
    var rows: String?

    /// The keys of empty arrays.
    var empty: [String] = []
    var scalarCount = 0

    /// The keys of texts, then those of numbers.
    var readable: [String] = []
    var texts = 0
    var objects = 0
  }

  private func outline(at offset: Int) -> Outline? {
    guard document.kind(at: offset) == .object else { return nil }
    var outline = Outline()
    var numbers: [String] = []
    var members = TextMembers(of: offset, in: document, depth: 1)
    while let member = members.next() {
      let name = document.text(ofKey: member.key)
      switch document.kind(at: member.value) {
      case .array:
        let list = document.list(arrayAt: member.value)
        guard list.count > 0 else {
          outline.empty.append(name)
          continue
        }
        guard outline.rows == nil else { return nil }
        outline.rows = name
        count(list, &outline)
      case .object: return nil
      case let kind:
        outline.scalarCount += 1
        guard outline.scalarCount <= Self.mostOthers else { return nil }
        if kind == .string { outline.readable.append(name) }
        if kind == .number { numbers.append(name) }
      }
    }
    outline.readable += numbers
    return outline.rows == nil && outline.empty.isEmpty ? nil : outline
  }

  private func count(_ list: TextList, _ outline: inout Outline) {
    for start in list.firstStarts {
      switch document.kind(at: Int(start)) {
      case .object: outline.objects += 1
      default: outline.texts += 1
      }
    }
  }

  /// Returns the key of the header: a usual one, else the first text or number of most sections.
  private func header(of list: TextList, among headers: [String: Int]) -> String? {
    let most = headers.filter { $0.value * 2 > list.count }
    let usual = (NativeNames.header + BindingNames.titles).first { most[$0] != nil }
    if let usual { return usual }
    for slot in 0..<min(list.count, Self.sampleSize) {
      let readable = outline(at: list.start(slot))?.readable ?? []
      if let name = readable.first(where: { most[$0] != nil }) { return name }
    }
    return nil
  }
}

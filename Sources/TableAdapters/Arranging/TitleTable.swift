/// The titles of things that are numbered from 0, of which many have none.
struct TitleTable: Sendable {
  private var titles: [String?] = []

  /// The title of a thing, or nil.
  subscript(id: Int) -> String? {
    get { titles.indices.contains(id) ? titles[id] : nil }
    set {
      if id >= titles.count {
        titles.append(contentsOf: repeatElement(nil, count: id + 1 - titles.count))
      }
      titles[id] = newValue
    }
  }
}

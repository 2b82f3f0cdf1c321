/// What a command made the table and its data source do.
struct CountedWork: Hashable, CustomStringConvertible {
  var items: Int
  var heights: Int
  var counts: Int
  var cells: Int

  var description: String {
    "items \(items), heights \(heights), counts \(counts), cells \(cells)"
  }
}

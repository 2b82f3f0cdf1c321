/// A tab beside the table that a client shows, perhaps for one row.
struct PageView: Hashable, Sendable {
  /// The names of all tabs.
  static let all = ["trace", "controller", "row", "errors", "requests", "settings"]

  /// The name of the tab.
  let tab: String

  /// The key of the row; empty for the focused one or a tab without a row.
  var row = ""

  /// The start of the names of its facts.
  var prefix: String { "tab/\(tab)/\(row)/" }

  /// Creates a view of a tab.
  init(tab: String, row: String = "") { (self.tab, self.row) = (tab, row) }

  /// Creates the view of a fact with a name such as `tab/row/=hopper/row`; nil for other names.
  init?(ofFact name: String) {
    guard name.hasPrefix("tab/") else { return nil }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 4 else { return nil }
    tab = String(parts[1])
    // The key of a row may contain slashes itself.
    row = parts[2..<(parts.count - 1)].joined(separator: "/")
  }
}

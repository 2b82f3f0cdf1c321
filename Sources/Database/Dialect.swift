/// The differences between databases that matter for reading and saving rows.
package struct Dialect: Hashable, Sendable {
  /// Whether NULL precedes all values in an ascending order.
  package let sortsNullFirst: Bool

  /// The operator that also compares NULL.
  package let same: String

  /// SQLite.
  package static let sqlite = Dialect(sortsNullFirst: true, same: "IS")

  /// Returns a name in quotes, whatever characters it has.
  package func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}

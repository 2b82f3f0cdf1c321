import TableModel
import Workspace

/// A batch from JSON: the row counts before and after, the operations, and optionally its result.
struct BatchCase: Sendable {
  /// The name of the case, or nil.
  var name: String?

  /// The row count of each section before the batch, or nil to use the table's.
  var before: [Int]?

  /// The row count of each section that the data source reports after the batch, or nil to use the
  /// table's.
  var after: [Int]?

  /// The operations.
  var updates = TableUpdates()

  /// The policy for batches that only UIKit rejects.
  var policy = BatchPolicy.lenient

  /// The UIKit wording for the error, or nil to use the table's.
  var era: UIKitWording?

  /// The expected result, or nil if the case has none.
  var expected: Expected?

  /// The names of unknown members.
  var strangers: [String] = []

  /// The result that a case expects.
  struct Expected: Hashable, Sendable {
    /// Whether the batch is legal.
    var isLegal: Bool

    /// The expected rows after a legal batch.
    var final: [[String]]?

    /// The expected error text of an illegal batch.
    var reason: String?
  }
}

import TableModel
import Workspace

/// A batch that somebody wrote down: the counts on both sides, the operations, and maybe what comes of it.
struct BatchCase: Sendable {
  /// What the case is called, or nil.
  var name: String?

  /// The rows of each section before, or nil for those of the table.
  var before: [Int]?

  /// The rows of each section that the data source reports afterwards, or nil for those of the table.
  var after: [Int]?

  /// The operations.
  var updates = TableUpdates()

  /// What becomes of batches that only UIKit refuses.
  var policy = BatchPolicy.lenient

  /// Whose wording the error uses, or nil for the table's.
  var era: UIKitWording?

  /// What is said to come of it, or nil where the case says nothing.
  var expected: Expected?

  /// Members that mean nothing here.
  var strangers: [String] = []

  /// What a case says of its own outcome.
  struct Expected: Hashable, Sendable {
    /// Whether the batch is legal.
    var isLegal: Bool

    /// The rows afterwards, where it is.
    var final: [[String]]?

    /// The text of the error, where it is not.
    var reason: String?
  }
}

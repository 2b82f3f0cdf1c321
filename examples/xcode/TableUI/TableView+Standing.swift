public import TableModel
public import UIKit

// What a table view of UIKit's has not and ready data sources and delegates ask for: the nearest that it can do.
extension TableView {
  /// Which batches are refused; UIKit refuses by stopping the program, so a batch is made to pass.
  public var batchPolicy: BatchPolicy { .uikit }

  /// The sections that a visible row stands in.
  public var visibleSections: [Int] { Set(indexPathsForVisibleRows.map(\.section)).sorted() }

  /// Asks with other paths than the table view's own.
  ///
  /// A table view of UIKit's knows no paths but its own: rows that are filtered, sorted or folded by an
  /// `ArrangedDataSource` must be asked for with a cell from `dequeueReusableCell(withIdentifier:)`.
  public func translatingPaths<Answer, Failure: Error>(
    _ translate: @escaping (IndexPath) -> IndexPath?,
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer { try body() }
}

extension TableViewCell {
  /// Whether the rows below are folded away, as an own state that a configuration can show.
  public var isFolded: Bool {
    get { foldedState }
    set {
      foldedState = newValue
      setNeedsUpdateConfiguration()
    }
  }
}

public import TableModel
public import UIKit

// What a table view of UIKit's has not and ready data sources and delegates ask for: the nearest that it can do.
extension TableView {
  /// Which batches are refused; UIKit refuses by stopping the program, so a batch is made to pass.
  public var batchPolicy: BatchPolicy { .uikit }

  /// The wording of UIKit's own errors.
  public var messageEra: UIKitWording { .current }

  /// The sections that a visible row stands in.
  public var visibleSections: [Int] { Set(indexPathsForVisibleRows.map(\.section)).sorted() }

  /// Who shows the rows of the model at other places, or nil where nobody does.
  public var rowMapping: (any RowMapping)? { probe((any RowMapping).self, in: dataSource) }

  /// Nobody: a table view of UIKit's asks about everything after each batch.
  public var changeReporter: (any TableViewChangeReporting)? {
    get { nil }
    set { _ = newValue }
  }

  /// Does nothing: UIKit asks anew which methods an object has where one is set.
  public func probeCapabilities() {}

  /// Goes on: nothing interrupts a table view of UIKit's.
  package func checkCancellation(at number: Int = 0) throws(TableError) {}

  /// Asks with other paths than the table view's own.
  ///
  /// A table view of UIKit's knows no paths but its own: rows that are filtered, sorted or folded by an
  /// `ArrangedDataSource` must be asked for with a cell from `dequeueReusableCell(withIdentifier:)`.
  public func translatingPaths<Answer, Failure: Error>(
    _ translate: @escaping (IndexPath) -> IndexPath?,
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer { try body() }
}

// What a diffable data source of ours asks for: it brings its own difference, as batches that UIKit takes.
extension TableView {
  /// How it goes by in the text of an error.
  var errorName: String { "<\(type(of: self))>" }

  /// Whether it shows sections of so many rows.
  func shows(_ counts: some Collection<Int>) -> Bool { rowCounts.elementsEqual(counts) }

  /// Puts other objects in place of those that it asks; UIKit loads all again.
  func interpose(
    dataSource: (any TableViewDataSource)?,
    delegate: (any TableViewDelegate)?
  ) {
    connect(dataSource: dataSource)
    connect(delegate: delegate)
  }

  /// Says what is probably a mistake.
  func warn(_ warning: TableWarning) { print("\(name): \(warning.text)") }

  /// Asks how many rows there are, unless that is known.
  func loadIfNeeded() throws(TableError) { _ = numberOfSections }
}

// What a cell reports to a trace, which a table view of UIKit's has not.
extension ItemCell {
  /// Reports nothing.
  func noteConfiguring(_ item: Item?) {}

  /// Returns the height of a row from the class.
  package static func sentRowHeight(for item: Item?, in tableView: TableView) -> Double {
    rowHeight(for: item, in: tableView)
  }
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

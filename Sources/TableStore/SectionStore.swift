public import TableModel

/// The rows of one table while they are worked on: the model's side of every edit.
///
/// Whoever shows the rows asks the store for them and tells it about edits; the store knows no
/// view.
@MainActor public final class SectionStore {
  /// The sections as they are now.
  public private(set) var sections: [Section]

  /// The observer of messages, or nil.
  public weak var messageObserver: (any MessageObserver)?

  /// Called after each edit, or nil.
  public var onChange: (@MainActor (TableChange) -> Void)?

  /// Creates a store of some sections.
  public init(_ sections: [Section] = []) { self.sections = sections }

  /// Makes one edit; an edit that does not fit changes nothing.
  ///
  /// - Complexity: O(log n) in the rows of the section.
  /// - Throws: `TableError.changeDoesNotFit(_:)`.
  public func apply(_ change: TableChange) throws(TableError) {
    tell("apply(_:) \(change)")
    defer { messageObserver?.messageEnded(result: nil) }
    try change.apply(to: &sections)
    onChange?(change)
  }

  private func tell(_ selector: @autoclosure () -> String, line: Int = #line) {
    guard let messageObserver else { return }
    let receiver = Message.Party("SectionStore", .model)
    messageObserver.messageBegan(
      Message(to: receiver, selector(), source: .ours, file: #fileID, line: line)
    )
  }
}

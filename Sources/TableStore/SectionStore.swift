public import TableModel

/// The rows of one table during editing: the model's side of every edit.
///
/// Its users read the rows and send edits; the store does not know any view.
@MainActor public final class SectionStore {
  /// The current sections.
  public private(set) var sections: [Section]

  /// The observer of messages, or nil.
  public weak var messageObserver: (any MessageObserver)?

  /// Called after each edit, or nil.
  public var onChange: (@MainActor (TableChange) -> Void)?

  /// Creates a store of some sections.
  public init(_ sections: [Section] = []) { self.sections = sections }

  /// Makes one edit; an edit that does not match the rows changes nothing.
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

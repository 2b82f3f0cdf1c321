/// A change of a cell's content after its row was sized.
enum CellSizeChange: Hashable, Sendable {
  /// The constraints changed, for example by the text of a label.
  case constraints

  /// The cell requested another height.
  case request

  /// Whether a table view sizes the row again.
  func counts(for invalidation: SelfSizingInvalidation) -> Bool {
    switch invalidation {
    case .disabled: false
    case .enabled: self == .request
    case .enabledIncludingConstraints: true
    }
  }
}

extension TableViewCell {
  /// Requests another height for the cell's row at the next layout.
  ///
  /// Another content configuration requests it automatically. It has an effect if the row is sized
  /// by its cell and ``TableView/selfSizingInvalidation`` permits it. (UIKit, iOS 16)
  public func invalidateIntrinsicContentSize() { noteSizeChange(.request) }

  /// Records a change; a request overrides other changes.
  func noteSizeChange(_ change: CellSizeChange) {
    if sizeChange != .request { sizeChange = change }
  }
}

extension ContentConfiguration {
  /// Whether the texts may need another height than those of another configuration.
  func sizes(differFrom other: ContentConfiguration) -> Bool {
    text != other.text || secondaryText != other.secondaryText
      || numberOfLines != other.numberOfLines
      || secondaryNumberOfLines != other.secondaryNumberOfLines
  }
}

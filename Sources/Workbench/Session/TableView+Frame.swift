import TableUI

extension TableView {
  /// Takes over what a person set about the frame that another table view is laid out in.
  func takeOverFrame(of other: TableView) {
    estimatedRowHeight = other.estimatedRowHeight
    estimatedSectionHeaderHeight = other.estimatedSectionHeaderHeight
    estimatedSectionFooterHeight = other.estimatedSectionFooterHeight
    contentInset = other.contentInset
    keyboardInset = other.keyboardInset
    tableHeaderView = other.tableHeaderView
    tableFooterView = other.tableFooterView
    backgroundView = other.backgroundView
    separatorStyle = other.separatorStyle
    dropScope = other.dropScope
    separatorInset = other.separatorInset
    separatorInsetReference = other.separatorInsetReference
    layoutDirection = other.layoutDirection
    preferredContentSizeCategory = other.preferredContentSizeCategory
  }
}

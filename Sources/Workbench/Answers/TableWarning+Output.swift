import CommandLanguage
import TableModel
import TableUI
import Workspace

extension OutputWarning {
  /// Creates an output warning from a warning of the table view.
  init(_ warning: TableWarning) { self.init(code: warning.code, text: warning.text) }
}

extension OpenTable {
  /// Returns and clears the table view's warnings since the last call.
  func takeWarnings() -> [OutputWarning] { tableView.takeWarnings().map { OutputWarning($0) } }
}

import CommandLanguage
import TableModel
import TableUI
import Workspace

extension OutputWarning {
  /// What a table view warned of.
  init(_ warning: TableWarning) { self.init(code: warning.code, text: warning.text) }
}

extension OpenTable {
  /// What the table view has warned of since the last call.
  func takeWarnings() -> [OutputWarning] { tableView.takeWarnings().map { OutputWarning($0) } }
}

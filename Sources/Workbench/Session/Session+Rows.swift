import CommandLanguage
import TableModel
import Workspace

extension Session {
  /// Returns a row with its title, as text.
  func name(of path: IndexPath, in source: OpenTable) -> String {
    "\(path)" + (source.item(at: path)?.title.map { " " + quoted(shown($0)) } ?? "")
  }
}

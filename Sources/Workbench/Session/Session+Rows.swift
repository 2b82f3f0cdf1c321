import CommandLanguage
import TableModel
import Workspace

extension Session {
  /// A row with its title, for people.
  func name(of path: IndexPath, in source: OpenTable) -> String {
    "\(path)" + (source.item(at: path)?.title.map { " " + quoted(shown($0)) } ?? "")
  }
}

import JSON
import TableModel

/// The command that cures a finding.
enum AuditCure: Hashable, Sendable {
  /// Sets members of a row; `--fix` does it.
  case update(IndexPath, key: String, value: String)

  /// Gives a row its own height again; `--fix` does it.
  case automaticHeight(IndexPath)

  /// A line for the user, because only a person knows the value or the code.
  case line(String)

  /// Whether an edit of the rows cures it.
  var isEdit: Bool {
    if case .line = self { false } else { true }
  }

  /// The command line.
  var line: String {
    switch self {
    case .update(let path, let key, let value):
      "update \(path) \(key)=\(Self.quoted(value))"
    case .automaticHeight(let path): "height \(path) auto"
    case .line(let line): line
    }
  }

  /// Returns a text as a word of the command line.
  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
  }
}

import TableModel
import Wirings
import Workspace

extension Session {
  /// The prompt before the line on a terminal.
  ///
  /// It shows the table, whether it is modified, the current row, and the wiring if it is not the
  /// default.
  var prompt: String {
    if let chosen = settings.prompt {
      let shown = shown(filled(chosen))
      return shown.hasSuffix("> ") ? shown : shown + "> "
    }
    guard let current else { return "tabletop> " }
    let isUsual = current.wiring.name == SessionSettings().wiring
    let parts = [
      promptName + (current.isModified ? "*" : ""), promptRow,
      isUsual ? "" : current.wiring.name, current.batch == nil ? "" : "batch",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ") + "> "
  }

  /// Returns a prompt with its placeholders filled in.
  ///
  /// `%s` is the table, `%m` a star if it is modified, and `%r` the current row. `%w` is the
  /// wiring, and `%%` a percent sign.
  private func filled(_ text: String) -> String {
    var result = ""
    var isMark = false
    for character in text {
      guard isMark else {
        if character == "%" { isMark = true } else { result.append(character) }
        continue
      }
      isMark = false
      switch character {
      case "s": result += promptName
      case "m": result += current?.isModified == true ? "*" : ""
      case "r": result += promptRow
      case "w": result += current?.wiring.name ?? ""
      case "%": result += "%"
      default: result += "%\(character)"
      }
    }
    return isMark ? result + "%" : result
  }

  private var promptName: String {
    guard let current else { return "tabletop" }
    let plain = current.name.filter { $0.isASCII && $0 >= " " && $0 != "\u{7F}" }
    return plain.isEmpty ? "table" : String(plain.prefix(24))
  }

  private var promptRow: String { current?.current.map { "\($0.section).\($0.row)" } ?? "" }
}

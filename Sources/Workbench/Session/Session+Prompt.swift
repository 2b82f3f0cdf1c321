import TableModel
import Wirings
import Workspace

extension Session {
  /// What stands before the line at a terminal: the source, whether it is modified, the current row, and the wiring
  /// where it is another one than new sources have by themselves.
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

  /// The text of a prompt with what its marks stand for: `%s` the source, `%m` a star where it is modified, `%r` the
  /// current row, `%w` the wiring, `%%` the sign itself.
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

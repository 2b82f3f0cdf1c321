import CommandLanguage
import JSON

/// A JSON value as indented lines; keys and numbers stay unchanged, and long texts are cut.
///
/// An array of short values without members stays on one line. The code does not recurse, so a
/// value may have any depth.
struct ValueLines: Sendable {
  /// The maximum length of a text in characters; a longer text is cut.
  private static let textLimit = 200

  /// The maximum length of an array on one line, in bytes.
  private static let lineLimit = 60

  /// The maximum depth that is indented; deeper values have the same indentation.
  private static let depthLimit = 40

  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// An open object or array.
  private struct Frame {
    var members: JSONMembers.Iterator?
    var elements: JSONElements.Iterator?
    let close: String
    var isFirst = true
  }

  /// The lines.
  var lines: [StyledLine] {
    var lines = [StyledLine()]
    var frames: [Frame] = []
    open(value, &lines, &frames)
    while var frame = frames.popLast() {
      let member = frame.members?.next()
      guard let next = member?.value ?? frame.elements?.next() else {
        if !frame.isFirst { startLine(&lines, depth: frames.count) }
        lines[lines.count - 1].parts.append(.init(frame.close))
        continue
      }
      if !frame.isFirst { lines[lines.count - 1].parts.append(.init(",")) }
      frame.isFirst = false
      frames.append(frame)
      startLine(&lines, depth: frames.count)
      if let member {
        lines[lines.count - 1].parts += [
          .init(Self.shown(next.source[member.keyRange]), .key), .init(": "),
        ]
      }
      open(next, &lines, &frames)
    }
    return lines
  }

  private func startLine(_ lines: inout [StyledLine], depth: Int) {
    let blanks = String(repeating: "  ", count: min(depth, Self.depthLimit))
    lines.append(StyledLine([.init(blanks)]))
  }

  private func open(_ value: JSONValue, _ lines: inout [StyledLine], _ frames: inout [Frame]) {
    switch value.kind {
    case .object:
      lines[lines.count - 1].parts.append(.init("{"))
      frames.append(Frame(members: value.members.makeIterator(), close: "}"))
    case .array where !fitsOnLine(value):
      lines[lines.count - 1].parts.append(.init("["))
      frames.append(Frame(elements: value.elements.makeIterator(), close: "]"))
    case .array:
      for (index, element) in value.elements.enumerated() {
        lines[lines.count - 1].parts.append(.init(index == 0 ? "[" : ", "))
        lines[lines.count - 1].parts += parts(of: element)
      }
      lines[lines.count - 1].parts.append(.init(value.elements.isEmpty ? "[]" : "]"))
    default: lines[lines.count - 1].parts += parts(of: value)
    }
  }

  /// Whether an array has only short values without members.
  private func fitsOnLine(_ array: JSONValue) -> Bool {
    array.utf8.count <= Self.lineLimit
      && array.elements.allSatisfy { $0.kind != .array && $0.kind != .object }
  }

  /// Returns a string in its JSON form, with escapes for characters that are unsafe for a terminal.
  private static func shown(_ string: ArraySlice<UInt8>) -> String {
    JSONValue.shownLines(of: string).joined()
  }

  private func parts(of value: JSONValue) -> [StyledLine.Part] {
    guard value.kind == .string else { return [.init(value.text, .value)] }
    let text = value.string ?? ""
    guard value.utf8.count > Self.textLimit, text.count > Self.textLimit else {
      return [.init(Self.shown(value.utf8), .string)]
    }
    let cut = JSONText.quoted(text.prefix(Self.textLimit - 1) + "…")
    return [.init(cut, .string), .init(" (\(TextFormatting.grouped(text.count)) characters)")]
  }
}

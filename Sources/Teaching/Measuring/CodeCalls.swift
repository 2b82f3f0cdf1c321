import SourceCode
import TableModel
import TextLayout
import Workbench

/// The calls of methods by the last command, as its trace has them.
@MainActor struct CodeCalls {
  /// The number of calls of each method, by its file and line.
  private let counts: [String: Int]

  /// Creates the counts of the last command with calls; nil while the trace does not record every
  /// message.
  init?(_ session: Session) {
    let trace = session.trace
    guard trace.isOn, trace.recordsPatterns else { return nil }
    var counts: [String: Int] = [:]
    for line in trace.lastCalls {
      let receiver = line.message.receiver.name
      guard let place = SourcePlaces.place(of: line.name, in: receiver) else { continue }
      counts[place, default: 0] += 1
    }
    self.counts = counts
  }

  /// Returns the number of calls of a method, or nil if no message is sent for it.
  func count(_ found: CodeFinder.Found) -> Int? {
    guard found.declaration.kind == .function else { return nil }
    if let count = counts[Self.place(found, found.declaration)] { return count }
    return KnownMessages.isTraced(found.declaration.name) ? 0 : nil
  }

  /// Returns the note after the file and line of a method; empty for other declarations.
  func words(_ found: CodeFinder.Found) -> String {
    guard found.declaration.kind == .function else { return "" }
    return "  " + MeasuringText.calls(count(found)).words
  }

  /// Returns the lines of a declaration, those of each called method after the number of calls.
  func marked(_ found: CodeFinder.Found) -> [String] {
    var marks: [Int: Int] = [:]
    for method in found.file.declarations where found.declaration.lines.contains(method.line) {
      guard let count = counts[Self.place(found, method)] else { continue }
      for line in method.line...method.lines.upperBound { marks[line] = count }
    }
    guard !marks.isEmpty else { return found.lines }
    let width = (marks.values.map { "\($0)".count }.max() ?? 0) + 2
    return zip(found.declaration.lines, found.lines).map { number, line in
      (marks[number].map { "\($0)×" } ?? "").padded(toWidth: width) + line
    }
  }

  private static func place(
    _ found: CodeFinder.Found,
    _ declaration: SourceDeclaration
  ) -> String {
    "\(found.file.path):\(declaration.line)"
  }
}

import CommandLanguage
import Platform
import TableStore
import TextLayout

/// A search for transcripts without a script of the same name, and for scripts without a transcript.
@MainActor struct OrphanSearch {
  private let checker: TranscriptChecker

  private static let endings = [".transcript", ".tabletop"]

  init(_ checker: TranscriptChecker) { self.checker = checker }

  /// Prints a line per orphan.
  ///
  /// - Returns: A failure if there are any.
  func run() -> ExitStatus {
    var status = ExitStatus.success
    var count = 0
    for operand in checker.options.files {
      do throws(CommandError) {
        let paths = try TranscriptFile.paths(operand, endings: [Self.endings[1]])
        if !Files.exists(operand) { throw .missing(operand) }
        for path in paths {
          guard let other = Self.missing(for: path) else { continue }
          count += 1
          let line = "\(path): no \(other)"
          checker.printer.print([line.escapedForDisplay(checker.options.settings.escapeStyle)])
        }
      } catch {
        checker.printError(error.fault.wording)
        status = .input
      }
    }
    guard status == .success, !checker.options.settings.isQuiet, count == 0 else {
      return status == .success && count > 0 ? .failure : status
    }
    checker.printer.print(["no orphans: each transcript has a script, and each script a transcript"]
    )
    return status
  }

  /// Returns the path of the missing other file, or nil.
  private static func missing(for path: String) -> String? {
    guard let index = endings.firstIndex(where: path.hasSuffix) else { return nil }
    let other = String(path.dropLast(endings[index].count)) + endings[1 - index]
    return Files.exists(other) ? nil : other
  }
}

extension CommandError {
  fileprivate static func missing(_ path: String) -> CommandError {
    CommandError(.file(.notFound(path)), width: 76, style: .symbol)
  }
}

import CommandLanguage
import TableUI
import TextLayout
import Workspace

/// A box for the audit whose output is being written.
@MainActor private final class CurrentAudit {
  var audit: TableAudit?
}

extension Listing {
  /// Creates a listing of findings that audits the rows while it is written.
  ///
  /// - Parameters:
  ///   - makeAudit: Begins an audit.
  ///   - closing: The last line after an audit, or nil.
  ///   - session: The session.
  @MainActor init(
    auditing makeAudit: @escaping @MainActor @Sendable () -> TableAudit,
    closing: @escaping @MainActor @Sendable (TableAudit) -> String?,
    in session: Session
  ) {
    let current = CurrentAudit()
    let begin: @Sendable () -> TableAudit = {
      MainActor.assumeIsolated {
        let audit = makeAudit()
        current.audit = audit
        return audit
      }
    }
    let form = session.answerForm
    self.init(sample: Self.sample, isOfObjects: form.format.isOfObjects, count: 0) {
      let audit = begin()
      return { MainActor.assumeIsolated { audit.next()?.value } }
    }
    data = .list {
      let audit = begin()
      return { MainActor.assumeIsolated { audit.next().map { .value($0.value) } } }
    }
    let escape = session.settings.escapeStyle
    makeLines = {
      let audit = begin()
      var isClosed = false
      return {
        MainActor.assumeIsolated {
          if let finding = audit.next() {
            return finding.line { $0.escapedForDisplay(escape) }
          }
          guard !isClosed, audit.failure == nil, let line = closing(audit) else { return nil }
          isClosed = true
          return StyledLine([.init(line)])
        }
      }
    }
    failure = { MainActor.assumeIsolated { current.audit?.error } }
  }

  private static let sample: AnswerValue = [
    "rule": "A1", "name": "", "section": 0, "row": 0, "message": "", "cure": "", "fixable": true,
  ]
}

extension TableAudit {
  /// The error that the audit ends with: its own, else that it found something.
  var error: CommandError? {
    if let failure { return failure }
    guard count > 0 else { return nil }
    return CommandError(AuditFault.findings(count, fixable: fixableCount))
  }
}

import CommandLanguage
import Platform

extension Session {
  /// Sees to it that a command which needs too much memory fails in order, or ends the program with its message.
  func prepareForExhaustion(_ command: LexedCommand, _ typed: TypedText) {
    guard let prepare = host.preparesForExhaustion else { return }
    Memory.refillReserve()
    prepare(
      CommandResult(
        number: results.count + 1,
        place: typed.place,
        command: typed.text.slice(of: command.range),
        result: .failure(.noMemory),
        blame: nil
      )
    )
  }

  /// Rejects work on rows that needs more memory than there is, before it starts.
  ///
  /// Without a limit nothing is checked.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - size: The bytes that each row needs at least, beside what is in use.
  ///   - title: The work, as in `sorting`.
  /// - Throws: `no-memory`.
  func checkMemory(for count: Int, _ size: Int, _ title: String) throws(CommandError) {
    guard host.preparesForExhaustion != nil, count > 10_000, let limit = Memory.limit else {
      return
    }
    let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: size)
    guard isTooMuch || !Memory.canAllocate(bytes) else { return }
    let need = isTooMuch ? .max >> 20 : bytes >> 20
    throw CommandError(
      SessionFault.needsMemory(title: title, count: count, need: need, limit: limit)
    )
  }
}

extension CommandError {
  /// A command that needs more memory than there is.
  static var noMemory: CommandError { CommandError(SessionFault.noMemory) }

  /// The error of work that stopped because memory ran short, which it takes for Ctrl-C.
  var namingMemory: CommandError {
    code == "interrupted" && Memory.isShort && !Interruption.isPending ? .noMemory : self
  }
}

import CommandLanguage
import Platform

extension Session {
  /// Prepares an error message in case a command exhausts the memory.
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

  /// Rejects work on rows before it starts if it needs more memory than is available.
  ///
  /// Does nothing without a memory limit.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - size: The minimum additional bytes per row.
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
  /// The error of a command that needs more memory than is available.
  static var noMemory: CommandError { CommandError(SessionFault.noMemory) }

  /// The error itself, or `no-memory` if low memory rather than Ctrl-C stopped the work.
  var namingMemory: CommandError {
    code == "interrupted" && Memory.isShort && !Interruption.isPending ? .noMemory : self
  }
}

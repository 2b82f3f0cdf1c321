import Synchronization

/// A second thread for texts that are long enough to be read in two halves.
public struct SecondThread: Sendable {
  /// Starts work on another thread.
  ///
  /// It returns a function that waits a moment for the end of the work. Its caller looks for
  /// cancellation in between.
  public typealias Starter = @Sendable (_ work: @escaping @Sendable () -> Void) -> () -> Void

  let start: Starter

  /// The shortest text that is read in two halves, in bytes.
  let shortestText: Int

  /// Creates a second thread, which starts when a text is long enough.
  ///
  /// - Parameters:
  ///   - shortestText: The shortest text that is read in two halves, in bytes. The default is 32
  ///     MiB: a shorter one is read before a person sees that it takes time.
  ///   - start: Starts work on another thread.
  public init(shortestText: Int = 32 << 20, start: @escaping Starter) {
    self.shortestText = shortestText
    self.start = start
  }
}

/// The scan of the second half of a text, on another thread.
///
/// It assumes that the first half is correct and ends where the scan was told. The first half's
/// scan decides whether that is true.
final class SecondHalf: Sendable {
  /// The end of a scan.
  private enum Outcome {
    case finished(Scanner)
    case failed
  }

  private let outcome = Mutex<Outcome?>(nil)
  private let hasOutcome = Atomic(false)
  private let isAbandoned = Atomic(false)

  /// Starts the scan of a text from the position of a scanner to the end.
  ///
  /// - Parameters:
  ///   - scanner: A scanner that continues another one.
  ///   - helper: The whole text and the thread for the scan.
  /// - Returns: The running scan, and the function that waits a moment for it.
  static func start(
    _ scanner: Scanner,
    with helper: ScanHelper
  ) -> (half: SecondHalf, waitBriefly: () -> Void) {
    let half = SecondHalf()
    // Only the bytes: a thread may keep its work, which must not keep the thread.
    let withBytes = helper.withBytes
    let work = { @Sendable in withBytes { half.scan($0, scanner) } }
    return (half, helper.thread.start(work))
  }

  /// Ends the scan soon; its result is not needed.
  func abandon() { isAbandoned.store(true, ordering: .relaxed) }

  /// The finished scanner, or nil if the scan failed or still runs.
  var scanner: Scanner? {
    outcome.withLock { if case .finished(let scanner) = $0 { scanner } else { nil } }
  }

  /// Whether the scan has ended.
  var hasEnded: Bool { hasOutcome.load(ordering: .acquiring) }

  private func scan(_ bytes: borrowing Span<UInt8>, _ scanner: Scanner) {
    var scanner = scanner
    let result: Outcome
    do throws(ScanFailure) {
      try scanner.scanSecondHalf(in: bytes) { _, _ in
        isAbandoned.load(ordering: .relaxed)
      }
      result = .finished(scanner)
    } catch {
      // The first scan continues to the end and finds the same failure, with its path.
      result = .failed
    }
    outcome.withLock { $0 = result }
    hasOutcome.store(true, ordering: .releasing)
  }
}

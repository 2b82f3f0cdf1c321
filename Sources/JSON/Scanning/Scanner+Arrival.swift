/// Waiting for bytes, which happens only between two values.
extension Scanner {
  /// Sets where the scan ends or pauses, and waits for the next bytes.
  ///
  /// - Parameters:
  ///   - place: The offset after the last byte to read.
  ///   - offset: The offset of the scan.
  /// - Throws: A cancellation if the bytes do not arrive.
  mutating func receive(upTo place: Int, after offset: Int) throws(ScanFailure) {
    goal = place
    guard let arrival else {
      end = place
      return
    }
    let wanted = min(place, max(nextQuestion, offset) + arrival.step)
    end = min(place, arrival.arrive(offset..<wanted))
    guard end >= wanted else { throw ScanFailure(.cancelled, at: offset) }
  }

  /// Checks for cancellation, and waits for the next bytes.
  @inline(never)
  mutating func pause(
    at next: Int,
    _ isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) {
    nextQuestion = firstQuestion(after: next)
    guard !isCancelled(next, goal) else { throw ScanFailure(.cancelled, at: next) }
    if end < goal { try receive(upTo: goal, after: next) }
  }

  /// The offset of the first check for cancellation of a scan from an offset on.
  func firstQuestion(after offset: Int) -> Int {
    offset + (arrival?.step ?? Self.questionDistance)
  }

  /// Throws if the scan is at the end of the bytes that are there, but not of the text.
  func checkArrival() throws(ScanFailure) {
    guard at < end || end == goal else { throw ScanFailure(.cancelled, at: at) }
  }

  /// Whether a failure may only mean that bytes are still missing.
  ///
  /// The longest token whose failure is not at its end is half of an escaped character.
  func mayLackBytes(at offset: Int) -> Bool { end < goal && offset + 16 >= end }

  /// Finds the end of an element in the bytes from an offset on, for which it waits.
  func elementEnd(
    near place: Int,
    like other: ElementEnd? = nil,
    in bytes: borrowing Span<UInt8>
  ) -> ElementEnd? {
    ElementEnd(near: place, like: other, to: arrivedEnd(from: place), in: bytes)
  }

  /// Waits for the bytes in which to search for a middle; returns their end.
  func arrivedEnd(from place: Int) -> Int {
    guard let arrival, place < goal else { return goal }
    return min(goal, arrival.arrive(place..<min(goal, place + 2 * arrival.step)))
  }
}

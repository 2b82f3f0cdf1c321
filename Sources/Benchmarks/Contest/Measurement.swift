/// One run of a job.
struct Measurement: Hashable, Sendable {
  /// How long it took in nanoseconds; in a heat that counts bytes, how many.
  var amount: Double

  /// What came out, for comparing: the same facts from every contestant.
  var answer: Answer

  /// The most memory that a fresh process had, in bytes, where that is known.
  var peakMemory: Int?
}

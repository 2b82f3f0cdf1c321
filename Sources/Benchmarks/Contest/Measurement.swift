/// One run of a job.
struct Measurement: Hashable, Sendable {
  /// How long it took.
  var nanoseconds: Double

  /// What came out, for comparing: the same facts from every contestant.
  var answer: Answer

  /// The most memory that a fresh process had, in bytes, where that is known.
  var peakMemory: Int?
}

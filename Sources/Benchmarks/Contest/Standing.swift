/// How one contestant did over all rounds.
struct Standing: Sendable {
  let name: String
  let detail: String
  let version: String

  /// The runs in ascending order of time.
  let nanoseconds: [Double]

  let answer: Answer
  let peakMemory: Int?

  var median: Double {
    let middle = nanoseconds.count / 2
    return nanoseconds.count % 2 == 1
      ? nanoseconds[middle] : (nanoseconds[middle - 1] + nanoseconds[middle]) / 2
  }

  var minimum: Double { nanoseconds[0] }

  /// How far the slowest run was from the fastest, as a part of the median.
  var spread: Double { (nanoseconds[nanoseconds.count - 1] - nanoseconds[0]) / median }
}

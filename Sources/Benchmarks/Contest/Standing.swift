/// How one contestant did over all rounds.
struct Standing: Sendable {
  let name: String

  /// Whether it is Tabletop itself, or something that this program does.
  let isOurs: Bool

  let detail: String
  let version: String

  /// The runs in ascending order of what they took.
  let amounts: [Double]

  let answer: Answer
  let peakMemory: Int?

  var median: Double {
    let middle = amounts.count / 2
    return amounts.count % 2 == 1
      ? amounts[middle] : (amounts[middle - 1] + amounts[middle]) / 2
  }

  var minimum: Double { amounts[0] }

  /// How far the slowest run was from the fastest, as a part of the median.
  var spread: Double { (amounts[amounts.count - 1] - amounts[0]) / median }
}

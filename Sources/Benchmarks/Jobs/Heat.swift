/// A job at one size: who does it, and what must come out.
@MainActor struct Heat {
  /// The input in words.
  let input: String

  /// How many rounds count.
  let rounds: Int

  /// The unit of the times, in nanoseconds, and its name.
  let unit: (nanoseconds: Double, name: String)

  /// The bytes of the input, which memory is compared with, or nil.
  var byteCount: Int?

  /// What must come out.
  let answer: Answer

  /// Tabletop first, then the peers.
  let contestants: [any Contestant]
}

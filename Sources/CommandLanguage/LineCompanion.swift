/// Work that continues while the user types a line, such as that of a server.
///
/// The reader waits for its descriptors and the keyboard together. It calls the companion when a
/// descriptor is readable or its time is over. The typed text and the cursor stay.
@MainActor public struct LineCompanion {
  /// Returns the descriptors to wait for.
  public var descriptors: () -> [Int32]

  /// Returns the time until there is work, in milliseconds; nil for no limit.
  public var milliseconds: () -> Int32?

  /// Does the pending work without waiting.
  ///
  /// It calls its argument before it prints something. It returns the prompt if that may have
  /// changed, else nil.
  public var work: (_ makeRoom: @escaping () -> Void) -> String?

  /// Returns once what the companion replies to the question that the user is asked; nil for
  /// nothing.
  public var reply: () -> LineRead?

  /// Creates a companion.
  ///
  /// - Parameters:
  ///   - descriptors: Returns the descriptors to wait for.
  ///   - milliseconds: Returns the time until there is work, in milliseconds; nil for no limit.
  ///   - work: Does the pending work. It calls its argument before it prints, and returns the new
  ///     prompt or nil.
  ///   - reply: Returns once a reply to the question that the user is asked. The default has none.
  public init(
    descriptors: @escaping () -> [Int32],
    milliseconds: @escaping () -> Int32?,
    work: @escaping (_ makeRoom: @escaping () -> Void) -> String?,
    reply: @escaping () -> LineRead? = { nil }
  ) {
    (self.descriptors, self.milliseconds) = (descriptors, milliseconds)
    (self.work, self.reply) = (work, reply)
  }
}

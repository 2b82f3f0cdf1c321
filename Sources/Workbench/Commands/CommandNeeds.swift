/// What must be there for a command to do its work: whoever calls it checks, and it is not offered in vain.
struct CommandNeeds: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// An open data source.
  static let source = CommandNeeds(rawValue: 1)

  /// An open data source whose table is before a person's eyes, or one step back from there.
  static let screen: CommandNeeds = [.source, CommandNeeds(rawValue: 32)]

  /// An open batch.
  static let batch = CommandNeeds(rawValue: 2)

  /// No open batch.
  static let noBatch = CommandNeeds(rawValue: 4)

  /// An edit to take back.
  static let done = CommandNeeds(rawValue: 8)

  /// An edit that was taken back.
  static let undone = CommandNeeds(rawValue: 16)
}

/// One edit of a random script: the rows before and after, and what was done on purpose.
public struct ScriptEdit: Hashable, Sendable {
  public var before: ScriptContent
  public var after: ScriptContent

  /// The rows that were moved by name.
  public var movedRows: Set<String> = []

  /// The sections that were moved by name.
  public var movedSections: Set<Int> = []

  /// The rows whose content was changed.
  public var renewed: Set<String> = []

  /// How many steps changed something, even if others took it back.
  public internal(set) var changes = 0

  /// Makes an edit that has done nothing yet.
  init(_ content: ScriptContent) {
    before = content
    after = content
  }

  /// The edit that takes this one back.
  var inverse: ScriptEdit {
    var inverse = self
    swap(&inverse.before, &inverse.after)
    return inverse
  }
}

/// A geometry whose last changes can be taken back.
///
/// It keeps the inverses of the changes and no copy of the geometry, which would share its nodes:
/// each change would copy the nodes on its way.
struct RevertibleGeometry: Sendable {
  /// A moment to which the geometry can go back.
  struct Moment {
    fileprivate let stepCount: Int
  }

  /// The geometry.
  private(set) var current = TableGeometry()

  /// A number that is different after every change.
  private(set) var version = 0

  /// The changes that take the last ones back, the last one at the end.
  private var steps: [GeometryEdit] = []

  /// The number of moments that were begun and not ended.
  private var openCount = 0

  /// Performs a change.
  mutating func perform(_ edit: GeometryEdit) {
    guard let inverse = current.perform(edit) else { return }
    version += 1
    if openCount > 0 { steps.append(inverse) }
  }

  /// Records changes, so that the geometry can go back to this moment, until ``end()``.
  mutating func begin() -> Moment {
    openCount += 1
    return Moment(stepCount: steps.count)
  }

  /// Takes back all changes since a moment.
  ///
  /// - Complexity: That of the changes.
  mutating func revert(to moment: Moment) {
    while steps.count > moment.stepCount {
      _ = current.perform(steps.removeLast())
      version += 1
    }
  }

  /// Forgets how to go back to the moment that was begun last.
  mutating func end() {
    openCount -= 1
    if openCount == 0 { steps = [] }
  }
}

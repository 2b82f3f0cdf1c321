import TableModel

/// All that is shown at one moment, shared by the sections of that moment: there may be a million of them.
final class ShownRows: Sendable {
  let map: ArrangementMap
  let model: [Section]

  init(_ map: ArrangementMap, of model: [Section]) {
    self.map = map
    self.model = model
  }
}

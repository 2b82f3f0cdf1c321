import CommandLanguage
import TableModel
import TextLayout

/// The texts that explain a row: the origin of its fields, its cell, its height and its edits.
enum RowText: OutputText {
  case place(height: Double, isEstimate: Bool, y: Double)
  case id(String)
  case changedElsewhere
  case accessibility(String)
  case outdatedCell(title: String, IndexPath)
  case moreRows(Int, command: String)
  case kindProblem(kind: String)
  case row(IndexPath)

  case value(String, origin: String)
  case field(String, origin: String)
  case heightFrom(Double, origin: String)
  case cell(className: String, height: Double)

  case loaded(name: String, origin: String)
  case created(command: String?)
  case onlyInDataSource
  case originalOrder
  case arranged(String, modelPath: IndexPath?)

  case createdHere
  case createdWithSection
  case moved(from: IndexPath)
  case sectionMoved(from: Int)
  case resized(old: String, new: String)
  case edit(milliseconds: Int, command: String, effect: String)

  var words: String {
    switch self {
    case .place(let height, let isEstimate, let y):
      "\(TextFormatting.points(height)) high\(isEstimate ? " (an estimate)" : "")"
        + " at y \(y.pointsText)"
    case .id(let id): "id \(id)"
    case .changedElsewhere: "changed elsewhere"
    case .accessibility(let text): "accessibility: \(text)"
    case .outdatedCell(let title, let path):
      "     the visible cell still shows \(quoted(title)); `reload \(path)` updates it"
    case .moreRows(let rest, let command): TextFormatting.more(rest, next: command)
    case .kindProblem(let kind): "no cell kind \(quoted(kind))"
    case .row(let path): "row \(path)"

    case .value(let value, let origin): "\(value), from \(origin)"
    case .field(let name, let origin): "\(name): from \(origin)"
    case .heightFrom(let height, let origin): "\(TextFormatting.points(height)), from \(origin)"
    case .cell(let className, let height): "cell: \(className), \(TextFormatting.points(height))"

    case .loaded(let name, let origin): "loaded from \(name) at \(origin)"
    case .created(let command):
      "created in this session" + (command.map { " by \($0)" } ?? "")
    case .onlyInDataSource: "only in the data source"
    case .originalOrder: "none: rows in original order"
    case .arranged(let arrangement, let modelPath):
      arrangement + (modelPath.map { "; in the model at \($0)" } ?? "")

    case .createdHere: "created here"
    case .createdWithSection: "created with its section"
    case .moved(let from): "moved from \(from)"
    case .sectionMoved(let from): "its section moved from \(from)"
    case .resized(let old, let new): "height \(old) → \(new)"
    case .edit(let milliseconds, let command, let effect):
      "    \(milliseconds) ms  \(command): \(effect)"
    }
  }
}

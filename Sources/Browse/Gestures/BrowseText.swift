import TableModel
import TableUI
import TextLayout

/// The texts of the full screen about gestures and rows, with their words.
enum BrowseText {
  case dragToMove(IndexPath)
  case droppedOutside(IndexPath)
  case rejected(IndexPath, reason: String)
  case found(IndexPath, position: Int, of: Int)
  case rowsChanged
  case noKey(Character)
  case noButton(number: Int)
  case noButtons
  case needsEditMode
  case firstRow(IndexPath)
  case lastRow(IndexPath)
  case messages(Int)
  case moreLines(Int)
  case buttonKeys(IndexPath)

  var words: String {
    switch self {
    case .dragToMove(let path): "drag the reorder control of \(path) to move it"
    case .droppedOutside(let path): "dropped \(path) outside the table; not moved"
    case .rejected(let path, let reason): "\(path): rejected (\(reason))"
    case .found(let path, let position, let count):
      "\(path), \(position) of \(count); n next, N previous"
    case .rowsChanged: "the rows changed; / searches again"
    case .noKey(let character): "\"\(character)\" does nothing here; ? lists the keys"
    case .noButton(let number): "the swiped row has no button \(number)"
    case .noButtons: "no row shows buttons; d swipes one"
    case .needsEditMode: "moving rows needs edit mode; press e"
    case .firstRow(let path): "row \(path) is the first one"
    case .lastRow(let path): "row \(path) is the last one"
    case .messages(let count): "─ trace: \(count) message\(count == 1 ? "" : "s") "
    case .moreLines(let count): "… \(count) more lines: item shows all"
    case .buttonKeys(let path): "1…9 the buttons of \(path)  Esc close  q quit  ? keys"
    }
  }
}

extension TouchEvent {
  /// The event as text, or nil if a person sees it anyway.
  var words: String? {
    switch self {
    case .highlighted, .unhighlighted, .refused: nil
    case .highlightRefused(let path): "\(path) not highlighted"
    case .selectionRefused(let path): "\(path) not selected"
    case .selected(let path): "selected \(path)"
    case .deselectionRefused(let path): "\(path) stays selected"
    case .deselected(let path): "deselected \(path)"
    case .primaryAction(let path): "primary action of \(path)"
    case .accessoryTapped(let path, _): "detail button of \(path)"
    case .opened(let path): "\(path) shows its buttons"
    case .closed: "closed"
    case .committed(let style, let path, _): "\(style) of \(path)"
    case .actionPerformed(let title, let path): "\(title.escapedForDisplay()) of \(path)"
    case .editModeBegan: "edit mode on"
    case .moved(let from, let to): "moved \(from) to \(to)"
    case .droppedInPlace(let path): "dropped \(path) in place"
    case .entered(let path, let input, _): "\(path): \(input.description.escapedForDisplay())"
    case .rejected(_, let problem): "rejected: \(problem.escapedForDisplay())"
    }
  }
}

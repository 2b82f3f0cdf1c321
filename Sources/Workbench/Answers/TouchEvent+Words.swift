import TableUI

extension TouchEvent {
  /// The event as a word with its row, for programs.
  var words: String {
    switch self {
    case .highlightRefused(let path): "highlightRefused \(path)"
    case .highlighted(let path): "highlighted \(path)"
    case .unhighlighted(let path): "unhighlighted \(path)"
    case .selectionRefused(let path): "selectionRefused \(path)"
    case .selected(let path): "selected \(path)"
    case .deselectionRefused(let path): "deselectionRefused \(path)"
    case .deselected(let path): "deselected \(path)"
    case .primaryAction(let path): "primaryAction \(path)"
    case .accessoryTapped(let path, _): "accessoryTapped \(path)"
    case .opened(let path): "opened \(path)"
    case .closed(let path): path.map { "closed \($0)" } ?? "closed"
    case .committed(let style, let path, _): "committed \(style) \(path)"
    case .actionPerformed(let title, let path): "action \(title) \(path)"
    case .editModeBegan: "editModeBegan"
    case .moved(let from, let to): "moved \(from) to \(to)"
    case .droppedInPlace(let path): "droppedInPlace \(path)"
    case .entered(let path, let input, _): "entered \(path) \(input)"
    case .rejected(let path, let problem): "rejected \(path) \(problem)"
    case .refused(let path, _): "refused \(path)"
    }
  }
}

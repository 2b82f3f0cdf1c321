import CommandLanguage
import TableModel

/// The output of taps and of other ways to select rows.
///
/// A `receiver` is the object that implements the delegate's methods.
enum SelectionText: OutputText {
  /// The delegate calls about a tap.
  enum Calls {
    case neither

    /// A missing `didSelect`; the rows of `didDeselect`.
    case onlyDeselect(receiver: String, rows: [IndexPath])

    case didSelect(receiver: String, isDeselectedAfterwards: Bool)
  }

  case selected(IndexPath, title: String?, Calls)
  case closedButtons(of: IndexPath?)
  case deselected(IndexPath)
  case editModeBlocks(IndexPath)
  case delegateRejected(IndexPath)
  case selectionOff(IndexPath)
  case selectedRows(Int, keepsEditMode: Bool)
  case selectedByCode([IndexPath])

  var words: String {
    switch self {
    case .selected(let path, let title, let calls):
      "selected \(path)\(title.map { " " + quoted($0) } ?? "")\(calls.words)"
    case .closedButtons(let path):
      "closed the buttons\(path.map { " of \($0)" } ?? ""); the touch did nothing else"
    case .deselected(let path): "deselected \(path)"
    case .editModeBlocks(let path): "\(path) not selected: allowsSelectionDuringEditing is off"
    case .delegateRejected(let path): "\(path) not selected: the delegate rejected it"
    case .selectionOff(let path): "\(path) not selected: allowsSelection is off"
    case .selectedRows(let count, let keepsEditMode):
      "selected \(TextFormatting.count(count, "row"))\(keepsEditMode ? "; edit mode stays on" : "")"
    case .selectedByCode(let paths):
      "selected: \(paths.isEmpty ? "nothing" : paths.map(\.description).joined(separator: ", "))"
        + "; set by code, so the delegate is not notified"
    }
  }
}

extension SelectionText.Calls {
  fileprivate var words: String {
    switch self {
    case .neither: "; neither didSelect nor didDeselect is implemented"
    case .onlyDeselect(let receiver, let rows):
      "; didSelect is not implemented" + rows.map { "; \(receiver).didDeselect for \($0)" }.joined()
    case .didSelect(let receiver, let isDeselectedAfterwards):
      " (\(receiver).didSelect)"
        + (isDeselectedAfterwards
          ? ", then deselected; `set deselectsAfterTap off` keeps it" : "")
    }
  }
}

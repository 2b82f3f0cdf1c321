import TableModel
import TableUI

// The controls in a cell, and the overlays that they open.
extension Browser {
  /// Handles Tab: selects the next control of the focused row, then the next row.
  func moveControl(by step: Int) {
    if visibleFocus != nil {
      let next = control.map { $0 + step } ?? (step > 0 ? 0 : -1)
      if (0..<(focusedInput?.cell.controls.count ?? 0)).contains(next) {
        control = next
        return
      }
    }
    moveFocus(step > 0 ? .down : .up)
    let count = isCovered ? 0 : focusedInput?.cell.controls.count ?? 0
    control = count == 0 ? nil : step > 0 ? 0 : count - 1
  }

  /// Uses a control as a finger or keyboard does.
  func use(_ index: Int, at path: IndexPath) {
    guard let cell = table.cellForRow(at: path) as? any CellInputTaking,
      cell.controls.indices.contains(index)
    else { return perform(.tap(path)) }
    switch cell.controls[index] {
    case .toggle: perform(.toggle(path))
    case .button(let name): perform(.enter(.button(name, value: nil), at: path))
    case .text, .date: overlay = .field(path, FieldEditor(value(in: cell)))
    case .choice(let values):
      guard !values.isEmpty else { return say("no values to choose from") }
      overlay = .choice(path, values, values.firstIndex(of: value(in: cell)) ?? 0)
    }
  }

  /// Handles a left or right arrow: selects the next value of a choice, or toggles a switch.
  func turnChoice(by step: Int) {
    guard let (path, cell) = focusedInput, let control, cell.controls.indices.contains(control)
    else {
      return say("← and → change a choice; Tab selects it")
    }
    switch cell.controls[control] {
    case .toggle: perform(.toggle(path))
    case .choice(let values) where !values.isEmpty:
      let at = values.firstIndex(of: value(in: cell)).map { $0 + step } ?? (step > 0 ? 0 : -1)
      let index = (at + values.count) % values.count
      perform(.enter(.choice(values[index]), at: path))
    default: moveControl(by: step)
    }
  }

  private func value(in cell: any CellInputTaking) -> String {
    (cell as? InputCell)?.shownValue ?? ""
  }

  /// Handles a key in the overlay.
  func takeInOverlay(_ key: Key) {
    switch overlay {
    case .help(let first): takeInHelp(key, first)
    case .field(let path, let editor): take(key, in: editor, at: path)
    case .choice(let path, let values, let index): take(key, at: path, values, index)
    case .query(let purpose, let editor): take(key, in: editor, for: purpose)
    case nil: break
    }
  }

  /// Handles a click in an overlay: on a value, selects it; elsewhere, closes the overlay and keeps
  /// the text of a field.
  func clickInOverlay(_ place: ScreenPlace) {
    let earlier = overlay
    overlay = nil
    switch earlier {
    case .choice(let path, let values, let marked):
      let box = BrowserBox(values, from: marked, on: layout)
      guard let index = box.line(at: place) else { return say("choice unchanged") }
      perform(.enter(.choice(values[index]), at: path))
    case .field(let path, let editor):
      perform(.enter(.text(editor.string), at: path))
      click(from: place, to: place)
    case .help, .query, nil: break
    }
  }

  private func takeInHelp(_ key: Key, _ first: Int) {
    switch key {
    case .down, .character("j"), .pageDown, .character(" "):
      overlay = .help(min(first + 1, max(0, BrowserHelp.lines.count - 1)))
    case .up, .character("k"), .pageUp: overlay = .help(max(0, first - 1))
    default: overlay = nil
    }
  }

  private func take(_ key: Key, in editor: FieldEditor, at path: IndexPath) {
    var editor = editor
    switch key {
    case .enter, .tab, .backTab:
      overlay = nil
      perform(.enter(.text(editor.string), at: path))
      guard key != .enter, outcome?.refusal == nil else { break }
      control = control ?? 0
      moveControl(by: key == .tab ? 1 : -1)
    case .escape:
      overlay = nil
      say("field unchanged")
    default:
      if editor.take(key) { overlay = .field(path, editor) }
    }
  }

  private func take(_ key: Key, at path: IndexPath, _ values: [String], _ index: Int) {
    switch key {
    case .up, .character("k"): overlay = .choice(path, values, max(0, index - 1))
    case .down, .character("j"): overlay = .choice(path, values, min(values.count - 1, index + 1))
    case .enter, .character(" "):
      overlay = nil
      perform(.enter(.choice(values[index]), at: path))
    case .escape, .character("q"):
      overlay = nil
      say("choice unchanged")
    default: break
    }
  }
}

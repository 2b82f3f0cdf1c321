import Testing

@testable import LineEditing

@Suite struct LineChangesTests {
  /// The states of a line after keys, each with the text that its function leaves.
  private func changes(_ steps: [(key: Unicode.Scalar, text: String)]) -> LineChanges {
    var changes = LineChanges()
    var line = EditedLine(text: "", cursor: 0)
    for step in steps {
      if !changes.isTyping { changes.note(line) }
      if changes.take(step.key) { changes.note(line) }
      line = EditedLine(text: step.text, cursor: step.text.unicodeScalars.count)
    }
    changes.endTyping()
    changes.note(line)
    return changes
  }

  private func undone(_ changes: LineChanges) -> [String] {
    var changes = changes
    var texts: [String] = []
    while let line = changes.undo() { texts.append(line.text) }
    return texts
  }

  @Test func `letters in a row are one change`() {
    let typed = changes([("a", "a"), ("b", "ab"), ("\u{17}", ""), ("c", "c"), ("d", "cd")])
    #expect(undone(typed) == ["", "ab", ""])
  }

  @Test func `a key with an Escape is a change of its own`() {
    let typed = changes([("a", "a b"), ("\u{1B}", "a b"), ("d", " b"), ("x", "x b")])
    #expect(undone(typed) == [" b", "a b", ""])
    let deleted = changes([
      ("a", "ab"), ("\u{1B}", "ab"), ("[", "ab"), ("3", "ab"), ("~", "b"), ("x", "xb"),
    ])
    #expect(undone(deleted) == ["b", "ab", ""])
  }

  @Test func `many states and long ones are forgotten, the oldest first`() {
    var changes = LineChanges()
    for number in 0..<1000 { changes.note(EditedLine(text: "\(number)", cursor: 0)) }
    #expect(undone(changes).count == 199)
    for number in 0..<9 {
      let text = String(repeating: "\(number)", count: 1 << 20)
      changes.note(EditedLine(text: text, cursor: 0))
    }
    #expect(undone(changes).count == 3)
  }
}

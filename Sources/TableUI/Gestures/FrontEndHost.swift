package import TableModel

/// A host of a front end that shows a table beside other front ends and sends whole commands.
///
/// The full screen uses the gestures only.
@MainActor package protocol FrontEndHost: AnyObject {
  /// The visible table with its surroundings, or nil if no table is open.
  var scene: FrontEndScene? { get }

  /// Returns the id of a row's item, which stays the same while the row moves; nil without one.
  func identifier(ofRowAt indexPath: IndexPath) -> String?

  /// Performs a gesture and adds its command to the history.
  func perform(_ gesture: Gesture) -> FrontEndRecord

  /// Runs a command line with the permissions of the front end.
  func run(_ line: String) -> FrontEndRecord

  /// Returns completions for the end of a text.
  func complete(_ text: String) -> FrontEndCompletion
}

/// The visible table with the facts that a front end shows around it.
@MainActor package struct FrontEndScene {
  /// The table view.
  package var table: TableView

  /// The grid that shows the rows, or nil for a list.
  package var grid: GridView?

  /// The name of the table.
  package var name: String

  /// The titles of the screens, the visible one last.
  package var titles: [String]

  /// The name of the screen that covers the table, or nil.
  package var cover: String?

  /// The name of the wiring.
  package var wiring: String

  /// The names of all wirings.
  package var wirings: [String]

  /// Whether the table has unsaved changes.
  package var isModified = false

  /// Whether a batch is open.
  package var hasBatch = false

  /// The current row of the prompt, or nil.
  package var current: IndexPath?

  /// The last command, or nil.
  package var step: FrontEndStep?

  /// Creates a scene of a list without changes.
  package init(
    table: TableView,
    name: String,
    titles: [String],
    wiring: String,
    wirings: [String]
  ) {
    (self.table, self.name, self.titles) = (table, name, titles)
    (self.wiring, self.wirings) = (wiring, wirings)
  }
}

/// A command with its output and the calls between model, view and controller.
package struct FrontEndStep: Hashable, Sendable {
  /// A call between model, view and controller.
  package struct Call: Hashable, Sendable {
    /// The letter of the sender: `P`, `V`, `C` or `M`.
    package var sender: String

    /// The letter of the receiver.
    package var receiver: String

    /// The name of the receiver.
    package var name: String

    /// The selector with its arguments.
    package var selector: String

    /// The result, or nil.
    package var result: String?

    /// The depth of the call, from 0.
    package var depth: Int

    /// Creates a call without a result.
    package init(sender: String, receiver: String, name: String, selector: String, depth: Int) {
      (self.sender, self.receiver, self.name) = (sender, receiver, name)
      (self.selector, self.depth) = (selector, depth)
    }
  }

  /// The number of the command, from 1.
  package var number: Int

  /// The command.
  package var command: String

  /// The output lines.
  package var lines: [String]

  /// Whether the command failed.
  package var isRefused: Bool

  /// The first calls of the command.
  package var calls: [Call]

  /// The number of all its calls.
  package var callCount: Int

  /// Creates a step.
  package init(
    number: Int,
    command: String,
    lines: [String],
    isRefused: Bool,
    calls: [Call],
    callCount: Int
  ) {
    (self.number, self.command, self.lines) = (number, command, lines)
    (self.isRefused, self.calls, self.callCount) = (isRefused, calls, callCount)
  }
}

/// The result of a command from a front end.
package struct FrontEndRecord: Hashable, Sendable {
  /// The record of the command as one line of JSON.
  package var json: String

  /// Whether the command failed.
  package var isRefused: Bool

  /// Creates a record.
  package init(json: String, isRefused: Bool) {
    (self.json, self.isRefused) = (json, isRefused)
  }
}

/// The completions of a line.
package struct FrontEndCompletion: Hashable, Sendable {
  /// A possible completion.
  package struct Candidate: Hashable, Sendable {
    /// The text that replaces the word.
    package var text: String

    /// A short help text, or empty.
    package var help: String

    /// Creates a candidate.
    package init(text: String, help: String) { (self.text, self.help) = (text, help) }
  }

  /// The number of Characters before the cursor that a candidate replaces.
  package var replacedCount: Int

  /// The candidates, in list order.
  package var candidates: [Candidate]

  /// The line below the list, or empty.
  package var note: String

  /// Creates completions.
  package init(replacedCount: Int, candidates: [Candidate], note: String) {
    (self.replacedCount, self.candidates, self.note) = (replacedCount, candidates, note)
  }
}

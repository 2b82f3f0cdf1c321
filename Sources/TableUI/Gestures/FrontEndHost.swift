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

  /// Returns the facts of a tab beside the table; empty for an unknown tab.
  ///
  /// - Parameters:
  ///   - tab: The name of the tab.
  ///   - row: The row for facts about a row; nil for the focused one.
  /// - Returns: The facts.
  func facts(of tab: String, row: IndexPath?) -> [FrontEndFact]

  /// Returns completions for the end of a text.
  func complete(_ text: String) -> FrontEndCompletion

  /// Replies to the question about a line of a script that runs line by line.
  ///
  /// - Parameters:
  ///   - reply: What the script does next.
  ///   - number: The number of the line that the user sees.
  /// - Returns: Whether the script waits at that line.
  func reply(_ reply: FrontEndScriptLine.Reply, atLine number: Int) -> Bool
}

extension FrontEndHost {
  /// Returns false, because no script waits.
  package func reply(_ reply: FrontEndScriptLine.Reply, atLine number: Int) -> Bool { false }
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

  /// The bars that a device draws over the list, or nil.
  package var bars: DeviceBars?

  /// Whether the table has unsaved changes.
  package var isModified = false

  /// Whether a batch is open.
  package var hasBatch = false

  /// Whether the front end may only look.
  package var isReadOnly = false

  /// The current row of the prompt, or nil.
  package var current: IndexPath?

  /// The line of a script that runs line by line, or nil.
  package var script: FrontEndScriptLine?

  /// A number that changes with each command, for facts that are computed once.
  package var revision = 0

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

/// A line of a script that runs line by line.
package struct FrontEndScriptLine: Hashable, Sendable {
  /// What a script does after it waited.
  package enum Reply: String, Sendable {
    /// Runs the line.
    case next

    /// Runs this line and all further ones.
    case all

    /// Ends the script before the line.
    case stop
  }

  /// The name of the script, escaped.
  package var file: String

  /// The number of the line in the script, from 1.
  package var number: Int

  /// The command, escaped; it may have several lines.
  package var text: String

  /// Whether the script waits for a reply; false while the line runs.
  package var isWaiting = true

  /// Creates a line that waits.
  package init(file: String, number: Int, text: String) {
    (self.file, self.number, self.text) = (file, number, text)
  }
}

/// A command with its output and the rows that it requested again.
package struct FrontEndStep: Hashable, Sendable {
  /// A row that the table view requested again.
  package struct Request: Hashable, Sendable {
    /// The row.
    package var path: IndexPath

    /// The call that caused it, such as `reloadRows`; nil if it is unknown.
    package var reason: String?

    /// Creates a request.
    package init(path: IndexPath, reason: String?) { (self.path, self.reason) = (path, reason) }
  }

  /// The number of the command, from 1.
  package var number: Int

  /// The command.
  package var command: String

  /// The output lines.
  package var lines: [String]

  /// Whether the command failed.
  package var isRefused: Bool

  /// The rows that were requested again.
  package var requests: [Request]

  /// Creates a step.
  package init(
    number: Int,
    command: String,
    lines: [String],
    isRefused: Bool,
    requests: [Request]
  ) {
    (self.number, self.command, self.lines) = (number, command, lines)
    (self.isRefused, self.requests) = (isRefused, requests)
  }
}

/// A named fact beside the table, as one line of JSON.
package struct FrontEndFact: Hashable, Sendable {
  /// The name, which is unique in its tab.
  package var name: String

  /// The value as one line of JSON.
  package var json: String

  /// Creates a fact.
  package init(name: String, json: String) { (self.name, self.json) = (name, json) }
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

/// A recording of the steps of a session as one file.
package struct FrontEndRecording: Sendable {
  /// The bytes.
  package var bytes: [UInt8]

  /// The number of steps.
  package var stepCount: Int

  /// The number of steps that are too old.
  package var droppedCount: Int

  /// The number of rows that it contains.
  package var rowCount: Int

  /// Creates a file.
  package init(bytes: [UInt8], stepCount: Int, droppedCount: Int, rowCount: Int) {
    (self.bytes, self.stepCount) = (bytes, stepCount)
    (self.droppedCount, self.rowCount) = (droppedCount, rowCount)
  }
}

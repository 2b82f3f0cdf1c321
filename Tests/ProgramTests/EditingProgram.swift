import Foundation
import TestSupport
import Testing

/// A program that edits random rows of a table, which another one edits too.
///
/// Each edit writes a value of its own, so that it is known whose values were overwritten.
struct EditingProgram {
  /// An edit of a row that was saved.
  struct SavedEdit {
    let row: Int

    /// The value that the program saw before its edit.
    let seen: String

    let new: String

    /// The value that the answer names as overwritten, or nil.
    let overwritten: String?
  }

  /// The answer of a command.
  private struct Answer {
    let isOK: Bool
    let message: String
    let notes: [String]
    let name: String
  }

  private let name: String
  private let program: PipedProgram
  private var answerCount = 0
  private var taken = 0
  private var number = 0

  /// The edits that are not saved, by row: the value that was seen, and the new one.
  private var pending: [Int: (seen: String, new: String)] = [:]

  private(set) var saved: [SavedEdit] = []

  /// The number of edits that gave way to the other program's values.
  private(set) var droppedCount = 0

  /// The number of rows that were named in conflicts.
  private(set) var namedCount = 0

  /// Answers that are not as they should be.
  private(set) var problems: [String] = []

  /// Starts the program with a table and a first command, which may be empty.
  init(_ name: String, _ place: String, _ first: String, in fixture: ProgramFixture) throws {
    self.name = name
    program = try fixture.start([place, "--table", "t", "--json", "--keep-going"])
    if !first.isEmpty { send(first) }
    _ = try takeAnswers()
  }

  // MARK: Rounds

  /// Sends the edits of a round, without waiting.
  mutating func sendEdits(_ rows: [Int], _ random: inout SeededGenerator) {
    for row in rows where pending[row] == nil {
      number += 1
      send("item 0 \(row)")
      send("update 0 \(row) name=\(name)\(number)")
      pending[row] = ("", "\(name)\(number)")
    }
    sentRows = rows
  }

  private var sentRows: [Int] = []

  private mutating func send(_ line: String) {
    program.send(line + "\n")
    answerCount += 1
  }

  /// Waits for the answers of the edits.
  mutating func finishEdits() throws {
    let answers = try takeAnswers()
    var rest = answers[...]
    for row in sentRows {
      guard var edit = pending[row], edit.seen.isEmpty else { continue }
      guard let item = rest.popFirst(), let update = rest.popFirst() else { break }
      edit.seen = item.name
      pending[row] = edit
      if !item.isOK || !update.isOK { problems.append("\(item.message) \(update.message)") }
    }
  }

  /// Sends a save, without waiting.
  mutating func sendSave() { if !pending.isEmpty { send("save") } }

  /// Waits for the save, and lets one side win after a conflict.
  mutating func finishSave(_ random: inout SeededGenerator) throws {
    guard let answer = try takeAnswers().first else { return }
    if answer.isOK { return note(answer) }
    guard answer.message.contains("not saved; ") else {
      if !answer.message.contains("locked by another program") { problems.append(answer.message) }
      return
    }
    let named = conflicts(in: [answer.message])
    namedCount += named.count
    for (row, theirs) in named where theirs.base != pending[row]?.seen {
      problems.append("\(answer.message), but \(pending[row]?.seen ?? "no edit") was seen")
    }
    if named.isEmpty { problems.append(answer.message) }
    let isMine = random.chance(50)
    send(isMine ? "save --mine" : "save --theirs")
    guard let second = try takeAnswers().first else { return }
    guard second.isOK else { return problems.append(second.message) }
    if isMine { note(second) } else { try noteTheirs(named) }
  }

  private mutating func note(_ answer: Answer) {
    let overwritten = conflicts(in: answer.notes)
    for (row, edit) in pending {
      let theirs = overwritten[row]?.theirs
      saved.append(SavedEdit(row: row, seen: edit.seen, new: edit.new, overwritten: theirs))
    }
    pending = [:]
  }

  /// After `save --theirs`, the rows tell which edits gave way.
  private mutating func noteTheirs(_ named: [Int: (base: String, theirs: String)]) throws {
    let rows = pending.keys.sorted()
    for row in rows { send("item 0 \(row)") }
    for (row, answer) in zip(rows, try takeAnswers()) {
      guard let edit = pending[row] else { continue }
      if answer.name == edit.new {
        saved.append(SavedEdit(row: row, seen: edit.seen, new: edit.new, overwritten: nil))
        if named[row] != nil { problems.append("row \(row) kept its edit after a conflict") }
      } else {
        droppedCount += 1
      }
    }
    pending = [:]
  }

  /// Ends the program; edits that are not saved are discarded.
  mutating func finish() throws { _ = try program.finish() }

  // MARK: Answers

  private mutating func takeAnswers() throws -> [Answer] {
    let mark = "end \(name) \(answerCount)"
    program.send("echo \"\(mark)\"\n")
    try program.wait(for: "\"answer\":\"\(mark)\"")
    let lines = program.output[taken...].split(separator: UInt8(ascii: "\n"))
    taken = program.output.count
    return try lines.compactMap { line in
      guard
        let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
        let command = object["command"] as? String, !command.hasPrefix("echo")
      else { return nil }
      let error = object["error"] as? [String: Any]
      let answer = object["answer"] as? [String: Any]
      return Answer(
        isOK: object["ok"] as? Bool ?? false,
        message: error?["message"] as? String ?? "",
        notes: object["notes"] as? [String] ?? [],
        name: answer?["name"] as? String ?? ""
      )
    }
  }

  /// The rows in words such as `0 3 #4: name was "A", is "B", yours "C"`, with the two first values.
  private func conflicts(in texts: [String]) -> [Int: (base: String, theirs: String)] {
    let pattern = /0 (\d+) #\d+: name was "([^"]*)", is "([^"]*)", yours/
    var rows: [Int: (base: String, theirs: String)] = [:]
    for match in texts.joined(separator: "\n").matches(of: pattern) {
      if let row = Int(match.1) { rows[row] = (String(match.2), String(match.3)) }
    }
    return rows
  }
}

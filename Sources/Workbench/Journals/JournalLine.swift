import JSON
import TableModel

/// One thing that happened to the rows of a source, as its journal holds it.
enum JournalLine: Sendable {
  /// An edit was kept for `undo`; `endsBatch` where it is all that was done since `begin`.
  case edit(EditHistory.Entry, endsBatch: Bool)

  /// Something was done between `begin` and `end`.
  case step(command: String, [TableChange])

  /// What was done since `begin` was taken back.
  case rollback

  /// The last edit of the journal was taken back.
  case undo

  /// The last edit that was taken back was made again.
  case redo

  /// Rows came in without being an edit.
  case arrival([TableChange])
}

extension JournalLine {
  /// The line as JSON, with its end.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    switch self {
    case .edit(let entry, let endsBatch):
      writer.key("edit")
      writer.value(entry.command)
      writer.write(entry.steps)
      if endsBatch { writer.write("batch", true) }
      writer.key("changes")
      writer.beginArray()
      for batch in entry.batches { writer.write(batch) }
      writer.endArray()
    case .step(let command, let changes):
      writer.key("step")
      writer.value(command)
      writer.key("changes")
      writer.write(changes)
    case .rollback: writer.write("rollback", true)
    case .undo: writer.write("undo", true)
    case .redo: writer.write("redo", true)
    case .arrival(let changes):
      writer.key("arrival")
      writer.write(changes)
    }
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ key: String, _ flag: Bool) {
    self.key(key)
    value(flag)
  }

  fileprivate mutating func write(_ steps: [EditHistory.Entry.Step]) {
    key("typed")
    beginArray()
    for step in steps {
      beginObject()
      key("line")
      value(step.command)
      key("count")
      value(step.count)
      endObject()
    }
    endArray()
  }

  fileprivate mutating func write(_ changes: [TableChange]) {
    beginArray()
    for change in changes { change.write(to: &self) }
    endArray()
  }
}

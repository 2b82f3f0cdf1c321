import JSON
import TableModel

// A transaction as a line of a journal.
extension Transaction {
  /// The line as JSON, with its newline.
  var journalLine: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    switch kind {
    case .made, .ended:
      writer.member("edit", command)
      writer.write(steps)
      if case .ended = kind { writer.write("batch", true) }
      writer.key("changes")
      writer.beginArray()
      for batch in batches { writer.write(batch) }
      writer.endArray()
    case .gathered:
      writer.member("step", steps.first?.command ?? "")
      writer.key("changes")
      writer.write(changes)
    case .rolledBack: writer.write("rollback", true)
    case .undone: writer.write("undo", true)
    case .redone: writer.write("redo", true)
    case .arrived:
      writer.key("arrival")
      writer.write(changes)
    case .followed, .saved, .staged, .counted: break
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

  fileprivate mutating func write(_ steps: [Transaction.Step]) {
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

import JSON
import TableModel
package import TableStore

/// The first line of a journal: the table that its edits apply to.
package struct JournalHeader: Hashable, Sendable {
  /// The base of the edits.
  package enum Base: Hashable, Sendable {
    /// The state of a file when it was opened or last saved.
    ///
    /// It has the absolute path, the size in bytes, and the modification time in nanoseconds since
    /// 1970.
    case file(String, size: Int, modified: Int)

    /// The rows of a table on a server when it was opened or last saved.
    ///
    /// It has the server's address without user and password, the table, and the order of the rows.
    /// Each edit has the old values of its rows, which a recovery compares.
    case server(String, table: String, order: String)

    /// Numbered rows, with the number of rows in each section.
    case numbered([Int])

    /// A document without a file: its text.
    case text(String)
  }

  /// The name of the table.
  package let name: String

  /// The base of the edits.
  package let base: Base

  /// The options with which the document was opened.
  package let options: OpenOptions
}

extension JournalHeader {
  private static let mark = "tabletop journal"
  private static let version = 1

  /// The header as a line.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key(Self.mark)
    writer.value(Self.version)
    writer.member("name", name)
    switch base {
    case .file(let path, let size, let modified):
      writer.member("file", path)
      writer.member("size", size)
      writer.member("modified", modified)
    case .server(let address, let table, let order):
      writer.member("server", address)
      writer.member("table", table)
      writer.member("order", order)
    case .numbered(let counts):
      writer.member("new", counts)
    case .text(let text):
      writer.member("text", text)
    }
    for (option, key) in OpenOptions.texts {
      guard let value = options[keyPath: key] else { continue }
      writer.key(option)
      writer.value(value)
    }
    if let at = options.at {
      writer.key("--at")
      writer.value(at)
    }
    if options.isStrict {
      writer.key("--strict")
      writer.value(true)
    }
    if options.isReadOnly {
      writer.key("--read-only")
      writer.value(true)
    }
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  /// Reads the first line of a journal; nil if it has another format.
  init?(_ value: JSONValue) {
    guard value.kind == .object, value[Self.mark]?.integer == Self.version,
      let name = value["name"]?.string, let base = Base(value)
    else { return nil }
    self.name = name
    self.base = base
    var options = OpenOptions()
    for (option, key) in OpenOptions.texts { options[keyPath: key] = value[option]?.string }
    options.at = value["--at"]?.string
    options.isStrict = value["--strict"]?.bool ?? false
    options.isReadOnly = value["--read-only"]?.bool ?? false
    self.options = options
  }

  /// The table's name for the user.
  package var title: String {
    switch base {
    case .file(let path, _, _): path
    case .server(let address, let table, _): "\(address) \(table)"
    case .numbered(let counts): "new" + counts.map { " \($0)" }.joined()
    case .text: name
    }
  }
}

extension JournalHeader.Base {
  fileprivate init?(_ value: JSONValue) {
    if let path = value["file"]?.string, let size = value["size"]?.integer,
      let modified = value["modified"]?.integer
    {
      self = .file(path, size: size, modified: modified)
    } else if let address = value["server"]?.string, let table = value["table"]?.string,
      let order = value["order"]?.string
    {
      self = .server(address, table: table, order: order)
    } else if let counts = value["new"], counts.kind == .array {
      var numbers: [Int] = []
      for count in counts.elements {
        guard let number = count.integer else { return nil }
        numbers.append(number)
      }
      self = .numbered(numbers)
    } else if let text = value["text"]?.string {
      self = .text(text)
    } else {
      return nil
    }
  }
}

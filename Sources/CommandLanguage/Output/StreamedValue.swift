import JSON

/// Output as data whose long lists are produced one element at a time, while they are written.
package indirect enum StreamedValue: Sendable {
  /// A closure that returns the next element of a list; nil after the last one.
  package typealias Cursor = () -> StreamedValue?

  /// A value in memory.
  case value(AnswerValue)

  /// A list, with a closure that returns a cursor at its first element.
  case list(@Sendable () -> Cursor)

  /// An object with its members in order.
  case object([Member])

  /// A member of an object.
  package struct Member: Sendable {
    fileprivate let key: String
    fileprivate let value: StreamedValue

    /// Creates a member.
    package init(_ key: String, _ value: StreamedValue) {
      (self.key, self.value) = (key, value)
    }
  }

  /// Returns a list of values that are made from the elements of a collection.
  package static func list<Source: Sequence & Sendable>(
    of source: Source,
    _ value: @escaping @Sendable (Source.Element) -> StreamedValue
  ) -> StreamedValue {
    .list {
      var iterator = source.makeIterator()
      return { iterator.next().map(value) }
    }
  }

  /// The whole value in memory.
  package var whole: AnswerValue {
    switch self {
    case .value(let value): return value
    case .object(let members): return .object(members.map { .init($0.key, $0.value.whole) })
    case .list(let makeCursor):
      let next = makeCursor()
      var values: [AnswerValue] = []
      while let value = next() { values.append(value.whole) }
      return .list(values)
    }
  }
}

/// A writer of a streamed value as JSON, one step at a time.
struct StreamedValueWriter {
  /// An open array or object, with what follows in it.
  private enum Frame {
    case list(StreamedValue.Cursor)
    case object(ArraySlice<StreamedValue.Member>)
  }

  private var stack: [Frame] = []
  private var first: StreamedValue?

  /// Creates a writer before the start of a value.
  init(_ value: StreamedValue) { first = value }

  /// Writes the next element, member or bracket; returns false after the end of the value.
  mutating func step(_ writer: inout JSONWriter) -> Bool {
    if let value = first {
      first = nil
      open(value, &writer)
      return true
    }
    switch stack.popLast() {
    case nil: return false
    case .list(let next):
      if let value = next() {
        stack.append(.list(next))
        open(value, &writer)
      } else {
        writer.endArray()
      }
    case .object(var members):
      if let member = members.popFirst() {
        stack.append(.object(members))
        writer.key(member.key)
        open(member.value, &writer)
      } else {
        writer.endObject()
      }
    }
    return true
  }

  /// Closes the open arrays and objects, so that the text is valid JSON.
  mutating func close(_ writer: inout JSONWriter) {
    if first != nil { writer.null() }
    first = nil
    while let frame = stack.popLast() {
      if case .list = frame { writer.endArray() } else { writer.endObject() }
    }
  }

  private mutating func open(_ value: StreamedValue, _ writer: inout JSONWriter) {
    switch value {
    case .value(let value): value.write(to: &writer)
    case .list(let makeCursor):
      writer.beginArray()
      stack.append(.list(makeCursor()))
    case .object(let members):
      writer.beginObject()
      stack.append(.object(members[...]))
    }
  }
}

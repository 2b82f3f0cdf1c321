import JSON

/// One JSON object per command, on one line.
package struct JSONLinesFormat: OutputFormat {
  package static let name = "jsonl"
  package static let reader = OutputReader.records

  package let style: OutputStyle

  package init(_ style: OutputStyle = OutputStyle()) { self.style = style }

  package func append(_ outcome: CommandResult, to bytes: inout [UInt8]) {
    var writer = JSONWriter()
    Self.begin(outcome, &writer)
    switch outcome.result {
    case .success(let answer):
      writer.key("answer")
      answer.value.write(to: &writer)
    case .failure(let error):
      writer.key("error")
      Self.value(of: error, at: outcome.blame).write(to: &writer)
    }
    Self.end(outcome, &writer)
    writer.move(to: &bytes)
  }

  package func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)? {
    JSONLinesListing(listing, outcome)
  }

  package func parts(
    of listing: Listing,
    in outcome: CommandResult
  ) -> (any ListingPartWriter)? {
    listing.data.map { StreamedRecord($0, outcome) } ?? rowParts(of: listing, in: outcome)
  }

  package func errors(for outcome: CommandResult, width: Int) -> String { "" }

  package func remark(for outcome: CommandResult) -> String { "" }

  /// Writes the members before the output.
  fileprivate static func begin(_ outcome: CommandResult, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("n")
    writer.value(outcome.number)
    writer.key("file")
    writer.value(outcome.place.file)
    writer.key("line")
    writer.value(outcome.blame?.line ?? outcome.place.line)
    writer.key("command")
    writer.value(outcome.command)
    writer.key("ok")
    writer.value(outcome.errorCode == nil && failure(of: outcome) == nil)
    guard outcome.isExpected else { return }
    writer.key("expected")
    writer.value(true)
  }

  /// Writes the members after the output.
  fileprivate static func end(_ outcome: CommandResult, _ writer: inout JSONWriter) {
    if case .success(let answer) = outcome.result {
      let notes =
        answer.notes + (answer.omission.map { [$0] } ?? [])
        + answer.warnings.filter { $0.code == nil }.map(\.text)
      add("notes", notes.map { .text($0) }, to: &writer)
      add("warnings", answer.warnings.compactMap(\.value), to: &writer)
    }
    if let error = failure(of: outcome) {
      writer.key("error")
      value(of: error, at: nil).write(to: &writer)
    }
    if let trace = outcome.trace { add("trace", trace.records(), to: &writer) }
    if let remark = outcome.remark {
      writer.key(remark.key)
      remark.value.write(to: &writer)
    }
    writer.endObject()
    writer.endLine()
  }

  /// Returns the error that is known before the first row of a listing, or nil.
  private static func failure(of outcome: CommandResult) -> CommandError? {
    guard case .success(let answer) = outcome.result, let listing = answer.listing,
      listing.isFailed
    else { return nil }
    return listing.failure?()
  }

  private static func add(_ key: String, _ values: [AnswerValue], to writer: inout JSONWriter) {
    guard !values.isEmpty else { return }
    writer.key(key)
    AnswerValue.list(values).write(to: &writer)
  }

  private static func value(
    of error: CommandError,
    at blame: CommandResult.ErrorLocation?
  ) -> AnswerValue {
    var members: [AnswerValue.Member] = [
      .init("code", .text(error.code)),
      .init("message", .text(error.message)),
      .init("hint", .optional(error.hint)),
    ]
    if !error.details.isEmpty {
      members.append(.init("details", .list(error.details.map { .text($0) })))
    }
    members.append(.init("column", blame.map { .int($0.column) } ?? .null))
    return .object(members)
  }
}

/// A writer of listings as the array that holds the output.
package struct JSONLinesListing: ListingWriter {
  private let listing: Listing
  private let outcome: CommandResult
  private var writer = JSONWriter()

  fileprivate init(_ listing: Listing, _ outcome: CommandResult) {
    self.listing = listing
    self.outcome = outcome
  }

  package mutating func begin(_ bytes: inout [UInt8]) {
    JSONLinesFormat.begin(outcome, &writer)
    writer.key("answer")
    writer.beginArray()
    writer.move(to: &bytes)
  }

  package mutating func append(_ cells: [OutputCell], to bytes: inout [UInt8]) {
    writer.beginObject()
    for member in zip(listing.columns, cells).flatMap({ $1.members($0) }) {
      writer.key(member.key)
      member.value.write(to: &writer)
    }
    writer.endObject()
    writer.move(to: &bytes)
  }

  package mutating func end(_ bytes: inout [UInt8], isWhole: Bool) {
    writer.endArray()
    if !isWhole {
      writer.key("interrupted")
      writer.value(true)
    }
    JSONLinesFormat.end(outcome, &writer)
    writer.move(to: &bytes)
  }
}

/// A writer of a listing's own data as the output in a command's record.
private struct StreamedRecord: ListingPartWriter {
  private let outcome: CommandResult
  private var data: StreamedValueWriter
  private var writer = JSONWriter()

  init(_ value: StreamedValue, _ outcome: CommandResult) {
    data = StreamedValueWriter(value)
    self.outcome = outcome
  }

  mutating func begin(_ bytes: inout [UInt8]) {
    JSONLinesFormat.begin(outcome, &writer)
    writer.key("answer")
    writer.move(to: &bytes)
  }

  mutating func appendPart(to bytes: inout [UInt8]) -> Bool {
    guard data.step(&writer) else { return false }
    writer.move(to: &bytes)
    return true
  }

  mutating func end(_ bytes: inout [UInt8], isWhole: Bool) {
    data.close(&writer)
    if !isWhole {
      writer.key("interrupted")
      writer.value(true)
    }
    JSONLinesFormat.end(outcome, &writer)
    writer.move(to: &bytes)
  }
}

extension OutputWarning {
  /// The warning as data, or nil.
  fileprivate var value: AnswerValue? {
    code.map { ["code": .text($0), "text": .text(text)] }
  }
}

import JSON
import TableModel

/// Writes an outcome as one JSON object on one line.
enum JSONLinesAnswer {
  /// The line, with its newline.
  static func line(for outcome: Outcome) -> String {
    var writer = JSONWriter()
    value(of: outcome).write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private static func value(of outcome: Outcome) -> AnswerValue {
    var members: [AnswerValue.Member] = [
      .init("n", .int(outcome.number)),
      .init("file", .optional(outcome.place.file)),
      .init("line", .int(outcome.blame?.line ?? outcome.place.line)),
      .init("command", .text(outcome.command)),
      .init("ok", .bool(outcome.errorCode == nil)),
    ]
    switch outcome.result {
    case .success(let answer):
      members.append(.init("answer", answer.value))
      let notes =
        answer.notes + (answer.omission.map { [$0] } ?? [])
        + answer.warnings.filter { $0.code == nil }.map(\.text)
      if !notes.isEmpty { members.append(.init("notes", .list(notes.map { .text($0) }))) }
      let warnings = answer.warnings.compactMap(\.value)
      if !warnings.isEmpty { members.append(.init("warnings", .list(warnings))) }
    case .failure(let error):
      members.append(.init("error", value(of: error, at: outcome.blame)))
    }
    if !outcome.trace.isEmpty {
      members.append(.init("trace", .list(outcome.trace.map(\.value))))
    }
    if let coaching = outcome.coaching { members.append(.init("lesson", coaching.value)) }
    return .object(members)
  }

  private static func value(of error: CommandError, at blame: Outcome.Blame?) -> AnswerValue {
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

extension TableWarning {
  /// A warning of the catalogue as data, or nil.
  fileprivate var value: AnswerValue? {
    code.map { ["code": .text($0), "text": .text(text)] }
  }
}

extension TraceLine {
  /// The line as data.
  var value: AnswerValue {
    [
      "n": .int(number),
      "from": .text(senderName),
      "to": .text(message.receiver.name),
      "layers": .text(layers),
      "selector": .text(message.selector),
      "result": .optional(result),
      "source": .text(message.source.rawValue),
      "at": .text(place),
    ]
  }
}

import TableModel

/// One line of the trace: a message and what was answered.
struct TraceLine: Hashable, Sendable {
  /// The number of the message since the trace was switched on, from 1.
  var number: Int

  /// Who sent it; the person at the prompt where no party did.
  var sender: Message.Party?

  /// The message.
  var message: Message

  /// What was answered, or nil.
  var result: String?

  /// How deep it is nested.
  var depth: Int

  /// How many messages of the same kind this line stands for.
  var count = 1

  /// Whether those were answered differently.
  var answersVary = false
}

extension TraceLine {
  /// The selector without its paths.
  var name: Substring { message.selector.prefix { $0 != " " } }

  /// The boundary that the message crosses, such as `V→C`.
  var layers: String {
    (sender?.layer.rawValue ?? "·") + "→" + message.receiver.layer.rawValue
  }

  /// The selector with 0 in place of each number, so that it is the same for every row.
  var shape: String {
    var bytes: [UInt8] = []
    var isInNumber = false
    for byte in message.selector.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if !isDigit { bytes.append(byte) }
      if isDigit, !isInNumber { bytes.append(UInt8(ascii: "0")) }
      isInNumber = isDigit
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [TraceLine] {
  /// The lines with what repeats itself folded; each line of a repetition says how often it came.
  var folded: [TraceLine] { TraceTree(self).lines }
}

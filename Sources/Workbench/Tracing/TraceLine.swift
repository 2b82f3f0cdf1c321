import TableModel

/// One line of the trace: a message and its result.
struct TraceLine: Hashable, Sendable {
  /// The number of the call since the trace was turned on, from 1.
  var number: Int

  /// The sender; nil for the user at the prompt.
  var sender: Message.Party?

  /// The call.
  var message: Message

  /// The returned value, or nil.
  var result: String?

  /// The nesting depth.
  var depth: Int

  /// The number of calls of the same kind that this line represents.
  var count = 1

  /// Whether those calls returned different values.
  var answersVary = false
}

extension TraceLine {
  /// The selector without index paths.
  var name: Substring { message.selector.prefix { $0 != " " } }

  /// The boundary that the call crosses, such as `V→C`.
  var layers: String {
    (sender?.layer.rawValue ?? "·") + "→" + message.receiver.layer.rawValue
  }

  /// The selector with each number replaced by 0, so that it is the same for every row.
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
  /// The lines with repetitions folded; each line of a repetition has its count.
  var folded: [TraceLine] { TraceTree(self).lines }
}

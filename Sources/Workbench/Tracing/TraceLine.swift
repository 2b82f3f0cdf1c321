package import TableModel

/// One line of the trace: a message and its result.
package struct TraceLine: Hashable, Sendable {
  /// The number of the call since the trace was turned on, from 1.
  var number: Int

  /// The sender; nil for the user at the prompt.
  var sender: Message.Party?

  /// The call.
  package var message: Message

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
  package var name: Substring { message.selector.prefix { $0 != " " } }

  /// Whether the call is about the pattern: the choice and content of cells, generators and plugins,
  /// objects handed over, and how data arrives.
  var isPattern: Bool {
    let base = name.prefix { $0 != "(" }
    return message.isPattern || Self.patternNames.contains(String(base))
      || Self.objectMethods.contains(String(name))
  }

  /// The names of other messages that are about the pattern.
  private static let patternNames: Set<String> = [
    "makeDataSource", "makeListModel", "dataModel", "requestData", "item", "detailsController",
    "process", "changeModel", "perform", "listModel", "listModelDidFinish",
    "listModelDidReachLastPage", "load", "loadNextPage", "loadPreviousPage", "refresh", "itemCell",
    "didEnterEvent", "reloadData",
  ]

  /// The methods named as those of the table view that receive an item instead of an index path.
  private static let objectMethods: Set<String> = [
    "tableView(_:didSelect:at:)", "tableView(_:didEnter:for:in:)", "tableView(_:commit:of:at:)",
    "tableView(_:move:from:to:)", "tableView(_:swipeActionsAt:for:at:)",
    "tableView(_:viewForHeaderOf:at:)",
  ]

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

/// Where a command's answer goes in place of the output.
enum AnswerDestination: Hashable, Sendable {
  /// `> FILE`, or `>> FILE` behind what is there; the name is at a byte of the text.
  case file(String, appends: Bool, offset: Int)

  /// `| COMMAND`: to a program, whose output takes the answer's place; the sign is at a byte of the text.
  case program(String, offset: Int)

  /// Where it stands in the text.
  var offset: Int {
    switch self {
    case .file(_, _, let offset), .program(_, let offset): offset
    }
  }
}

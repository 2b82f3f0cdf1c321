import Testing

@testable import LineEditing

@Suite struct HistoryReferenceTests {
  @Test(arguments: [
    ("!!", "c"), ("!1", "a"), ("!3", "c"), ("!-1", "c"), ("!-3", "a"), ("!02", "b"),
    ("!0", nil), ("!4", nil), ("!-4", nil), ("!", nil), ("!-", nil), ("!+1", nil), ("!ls", nil),
    ("! 1", nil), ("!!!", nil), ("a!!", nil), ("!-9223372036854775808", nil), ("", nil),
    ("!9223372036854775807", nil), ("!99999999999999999999", nil),
  ]) func `stands for one line or for none`(line: String, command: String?) {
    #expect(HistoryReference.command(of: line, in: ["a", "b", "c"]) == command)
    #expect(HistoryReference.command(of: line, in: []) == nil)
  }
}

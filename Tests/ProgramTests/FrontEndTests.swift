import TestSupport
import Testing

/// The prompt, the full screen and two clients of a page, over the same table.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct FrontEndTests {
  /// Gestures of a page and their commands, which are all different.
  private static let gestures = [
    (#"{"name":"focusDown"}"#, "focus down"),
    (#"{"name":"tap","row":"@0.1"}"#, "select 0 1"),
    (#"{"name":"focusUp"}"#, "focus up"),
    (#"{"name":"press","row":"@0.2"}"#, "press 0 2"),
    (#"{"name":"release"}"#, "release"),
    (#"{"name":"swipe","row":"@0.3","edge":"trailing"}"#, "swipe 0 3"),
    (#"{"name":"cancel"}"#, "cancel"),
    (#"{"name":"editOn"}"#, "edit on"),
    (#"{"name":"editOff"}"#, "edit off"),
  ]

  /// Waits until both clients have a command, and acknowledges the state.
  ///
  /// - Returns: The number of the state.
  private func expect(
    _ command: String,
    _ clients: [PageConnection],
    _ link: PageLink
  ) throws -> Int {
    var sequence = 0
    for client in clients {
      let text = try client.next(for: "\"command\":\"\(command)\"")
      let match = try #require(text.matches(of: /"from":[0-9]+,"seq":([0-9]+)/).last, "\(text)")
      sequence = try #require(Int(match.output.1))
      let number = try client.number
      _ = try link.post("/ack", #"{"client":\#(number),"seq":\#(sequence)}"#)
    }
    return sequence
  }

  @Test func `a script that waits at the prompt goes on from the page`() throws {
    let fixture = try PromptFixture()
    try fixture.folder.write(
      "append 0 x\nselect 0 1\ndelete 0 0\nappend 0 y\nappend 0 z\n",
      to: "s.tabletop"
    )
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("serve\r", until: "page: ")
    let link = try PageLink(try fixture.terminal.wait(for: "\r\n"))
    try fixture.terminal.wait(for: "in.json> ")
    let client = try link.stream()
    func waits(at line: Int) throws {
      let text = try client.next(for: "\"line\":\(line),")
      let match = try #require(text.matches(of: /"from":[0-9]+,"seq":([0-9]+)/).last, "\(text)")
      _ = try link.post("/ack", #"{"client":\#(try client.number),"seq":\#(match.output.1)}"#)
      try fixture.terminal.wait(for: "Ctrl-C stops: ")
    }
    func reply(_ word: String, at line: Int) throws -> String {
      try link.post("/step", #"{"reply":"\#(word)","line":\#(line)}"#)
    }
    #expect(try reply("next", at: 1).hasPrefix("HTTP/1.1 409"))
    try fixture.type("source --step s.tabletop\r", until: "1  append 0 x\r\n")
    try waits(at: 1)
    // The script waits, so the page cannot run something else; a wrong line or word does nothing.
    #expect(try link.run("undo").hasPrefix("HTTP/1.1 503"))
    #expect(try reply("next", at: 2).hasPrefix("HTTP/1.1 409"))
    #expect(try reply("more", at: 1).hasPrefix("HTTP/1.1 400"))
    #expect(try reply("next", at: 1).hasPrefix("HTTP/1.1 200"))
    try fixture.terminal.wait(for: "2  select 0 1\r\n")
    try waits(at: 2)
    // The prompt and the page take turns.
    try fixture.type("\r", until: "3  delete 0 0\r\n")
    try waits(at: 3)
    #expect(try reply("stop", at: 3).hasPrefix("HTTP/1.1 200"))
    try fixture.terminal.wait(for: "stopped before line 3, after 2 commands")
    _ = try client.next(for: "\"script\":null")
    try fixture.type("source --step s.tabletop\r", until: "1  append 0 x\r\n")
    try waits(at: 1)
    #expect(try reply("all", at: 1).hasPrefix("HTTP/1.1 200"))
    for command in ["append 0 x", "select 0 1", "delete 0 0", "append 0 y", "append 0 z"] {
      _ = try client.next(for: "\"command\":\"\(command)\"")
    }
    _ = try client.next(for: "\"script\":null")
    try fixture.terminal.wait(for: "in.json* ")
    try fixture.type("undo 2\r", until: "in.json ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `all front ends agree after every gesture, and write one history`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("serve\r", until: "page: ")
    let link = try PageLink(try fixture.terminal.wait(for: "\r\n"))
    try fixture.terminal.wait(for: "in.json> ")
    let clients = [try link.stream(), try link.stream()]
    try fixture.type("focus down\r", until: "> ")
    var sequence = try expect("focus down", clients, link)
    for (gesture, command) in Self.gestures.dropFirst() {
      let response = try link.gesture(gesture, sequence: sequence)
      #expect(response.contains("\"refused\":false"), "\(command): \(response)")
      sequence = try expect(command, clients, link)
      try fixture.terminal.wait(for: "> \(command)\r\n")
    }
    // The full screen follows the page, and the page follows it.
    try fixture.type("browse\r", until: "lists the keys")
    let moved = try link.gesture(#"{"name":"tap","row":"@0.3"}"#, sequence: sequence)
    #expect(moved.contains("\"refused\":false"), "\(moved)")
    _ = try expect("select 0 3", clients, link)
    try fixture.terminal.send("e")
    _ = try expect("edit on", clients, link)
    try fixture.terminal.send("q")
    try fixture.terminal.wait(for: "in.json 0.3> ")
    // The full screen had its own size.
    try fixture.type("\u{1B}[A", until: "viewport 390 528")
    try fixture.type("\u{1B}[A", until: "edit on")
    try fixture.type("\u{1B}[A", until: "select 0 3")
    try fixture.drop(prompt: "in.json 0.3> ")
    #expect(try fixture.leave() == .exited(0))
    for client in clients { _ = try client.next(for: "event: bye") }
    fixture.checkTerminal()
  }
}

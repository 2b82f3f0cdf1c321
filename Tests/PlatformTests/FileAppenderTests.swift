import Platform
import TestSupport
import Testing

/// Appended bytes that are taken out of the file again.
@Suite struct FileAppenderTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `withdrawing leaves an old file as it was`() throws {
    let path = try folder.write("old\n", to: "log")
    let file = try FileAppender(extending: path)
    try file.append("new\n")
    #expect(folder.read("log") == "old\nnew\n")
    file.withdraw(atMost: 4)
    #expect(folder.read("log") == "old\n")
  }

  @Test func `withdrawing deletes a file that was created`() throws {
    let file = try FileAppender(extending: folder.file("log"))
    try file.append("new\n")
    file.withdraw(atMost: 4)
    #expect(folder.names.isEmpty)
  }

  @Test func `what another program appended stays`() throws {
    let path = try folder.write("old\n", to: "log")
    let file = try FileAppender(extending: path)
    try file.append("new\n")
    try FileAppender(extending: path).append("other\n")
    file.withdraw(atMost: 4)
    #expect(folder.read("log") == "old\nnew\nother\n")
  }
}

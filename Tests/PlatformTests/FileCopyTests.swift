import Glibc
import Platform
import TestSupport
import Testing

@Suite struct FileCopyTests {
  private let outside: ScratchFolder

  init() throws { outside = try ScratchFolder() }

  @Test func `a copy stands in folders of its own`() throws {
    try outside.write("text", to: "file")
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/b/../c")
    try folder.makeFolder("a/b")
    try folder.copy(outside.file("file"), to: "a/b/c/copy")
    let copied = try Files.read(folder.path + "/a/b/c/copy").bytes
    #expect(copied == Array("text".utf8))
  }

  @Test func `a copy writes over nothing`() throws {
    try outside.write("one", to: "file")
    let folder = try TemporaryFolder()
    try folder.copy(outside.file("file"), to: "copy")
    for name in ["file", "none"] {
      do throws(FileError) {
        try folder.copy(outside.file(name), to: "copy")
        Issue.record("copied \(name)")
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
    let copied = try Files.read(folder.path + "/copy").bytes
    #expect(copied == Array("one".utf8))
  }

  @Test func `a growing file has each piece at once`() throws {
    let file = try FileAppender(creating: outside.file("log"))
    try file.append("one\n")
    #expect(outside.read("log") == "one\n")
    try file.append("two\n")
    #expect(outside.read("log") == "one\ntwo\n")
  }

  @Test func `a growing file takes nobody's place unless forced`() throws {
    let path = try outside.write("old", to: "log")
    #expect(throws: FileError.alreadyExists(path)) { try FileAppender(creating: path) }
    #expect(outside.read("log") == "old")
    _ = try FileAppender(creating: path, force: true)
    #expect(outside.read("log") == "")
    unsafe mkfifo(outside.file("pipe"), 0o600)
    #expect(throws: FileError.self) {
      try FileAppender(creating: outside.file("pipe"), force: true)
    }
    #expect(throws: FileError.isDirectory(outside.path)) {
      try FileAppender(creating: outside.path, force: true)
    }
    #expect(throws: FileError.notFound(outside.file("no/log"))) {
      try FileAppender(creating: outside.file("no/log"))
    }
  }
}

import Glibc
import TestSupport
import Testing

@testable import Platform

@Suite(.timeLimit(.minutes(20))) struct HistoryFileTests {
  private static let header = "# tabletop history 1\n"

  private let folder: ScratchFolder
  private let file: HistoryFile

  init() throws {
    folder = try ScratchFolder()
    file = HistoryFile(path: folder.file("history"))
  }

  private func mode(_ name: String) -> UInt32? { Files.status(folder.file(name))?.mode }

  @Test func `nothing is made by looking`() throws {
    #expect(try file.load() == [])
    try file.clear()
    #expect(folder.names == [])
  }

  @Test func `the first command makes file and folders for nobody else`() throws {
    let mask = umask(0)
    defer { umask(mask) }
    let file = HistoryFile(path: folder.file("a/b/history"))
    try file.append("one\ntwo")
    #expect(folder.read("a/b/history") == Self.header + "one\\ntwo\n")
    #expect([mode("a"), mode("a/b"), mode("a/b/history")] == [0o700, 0o700, 0o600])
    #expect(try file.load() == ["one\ntwo"])
  }

  @Test func `places stand on lines of their own, which older programs pass over`() throws {
    try file.append("one", at: "/a/b.json")
    try file.append("two")
    try file.append("three\n3", at: "/表/line\nend\\")
    let lines = "\\@/a/b.json\none\ntwo\n\\@/表/line\\nend\\\\\nthree\\n3\n"
    #expect(folder.read("history") == Self.header + lines)
    let entries = [
      HistoryEntry("one", place: "/a/b.json"), HistoryEntry("two"),
      HistoryEntry("three\n3", place: "/表/line\nend\\"),
    ]
    #expect(try file.entries() == entries)
    #expect(try file.entries(last: 2) == Array(entries.dropFirst()))
    #expect(try file.load() == ["one", "two", "three\n3"])
    #expect(
      lines.split(separator: "\n").compactMap { HistoryLine.decode($0.utf8) } == [
        "one", "two", "three\n3",
      ]
    )
  }

  @Test func `a place belongs to the line right behind it`() throws {
    try folder.write(Self.header + "\\@/a\n\\x\none\n\\@/b\n\\@/c\ntwo\n\\@/d\n", to: "history")
    #expect(try file.entries() == [HistoryEntry("one"), HistoryEntry("two", place: "/c")])
  }

  @Test(arguments: [("/a/b.json", "/a/"), ("/a/", "/a/"), ("/a", "/"), ("/", "/"), ("x", "")])
  func `the folder of a place`(place: String, folder: String) {
    #expect(HistoryEntry.folder(of: place) == folder)
  }

  @Test func `each command is there as soon as it is entered`() throws {
    try file.append("one")
    try file.append("zwei 表")
    try file.append("")
    try file.append("\0")
    #expect(folder.read("history") == Self.header + "one\nzwei 表\n")
    #expect(try file.load() == ["one", "zwei 表"])
  }

  @Test func `a file of ours that others may read is theirs no more`() throws {
    let path = try folder.write(Self.header, to: "history")
    unsafe chmod(path, 0o644)
    try file.append("one")
    #expect(mode("history") == 0o600)
  }

  @Test(arguments: [
    "some other file\n", "# tabletop history 1", "# tabletop history 2\n", "\n",
    "_HiStOrY_V2_\nx\n",
  ]) func `a file of something else stays as it is`(text: String) throws {
    let path = try folder.write(text, to: "history")
    let foreign = HistoryError.foreign(path, kind: "not a history file")
    #expect(throws: foreign) { try file.load() }
    #expect(throws: foreign) { try file.append("one") }
    #expect(throws: foreign) { try file.clear() }
    #expect(folder.read("history") == text)
  }

  @Test func `what is no file is never opened`() throws {
    let path = folder.file("history")
    unsafe mkfifo(path, 0o600)
    for target in [path, "/dev/zero", "/dev/full", folder.path] {
      let link = folder.file("link")
      unsafe symlink(target, link)
      let file = HistoryFile(path: link)
      #expect(throws: HistoryError.self) { try file.load() }
      #expect(throws: HistoryError.self) { try file.append("one") }
      #expect(throws: HistoryError.self) { try file.clear() }
      unsafe unlink(link)
    }
    #expect(throws: HistoryError.foreign(path, kind: "a FIFO")) { try file.append("one") }
  }

  @Test func `a link that leads nowhere makes no file`() throws {
    unsafe symlink("target", folder.file("history"))
    #expect(try file.load() == [])
    #expect(throws: HistoryError.foreign(file.path, kind: "a broken link")) {
      try file.append("one")
    }
    #expect(folder.names == ["history"])
  }

  @Test func `a link to a file of ours is followed, also when it grows too large`() throws {
    try HistoryFile(path: folder.file("target")).append("one")
    unsafe symlink("target", folder.file("history"))
    try file.append("two")
    #expect(try file.load() == ["one", "two"])
    let line = String(repeating: "x", count: 200_000)
    for number in 0..<20 { try file.append("\(number) \(line)") }
    #expect(Files.resolved(file.path) == Files.resolved(folder.file("target")))
    #expect(try #require(Files.status(file.path)?.identity.size) < HistoryFile.sizeLimit + 300_000)
  }

  @Test func `a binary file and one of 10 MB do no harm`() throws {
    let bytes = (0..<10_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try folder.write(bytes, to: "history")
    #expect(throws: HistoryError.self) { try file.load() }
    let ours = Array(Self.header.utf8) + bytes + Array("\nlast\n".utf8)
    try folder.write(ours, to: "history")
    #expect(try file.load().last == "last")
    try file.append("next")
    #expect(try file.load().suffix(2) == ["last", "next"])
    #expect(try #require(Files.status(file.path)?.identity.size) <= 1 << 20 + 100)
    #expect(mode("history") == 0o600)
    #expect(folder.names == ["history"])
  }

  @Test func `lines that are not valid are passed over`() throws {
    let lines = Self.header + "one\n\nbad\\\n\u{1B}[31m\ntwo\n" + Self.header + "three"
    try folder.write(Array(lines.utf8) + [0x0A, 0xFF, 0x0A], to: "history")
    #expect(try file.load() == ["one", "two", "# tabletop history 1", "three"])
  }

  @Test func `of a large file whole commands of the end are read`() throws {
    let lines = (0..<200_000).map { "command \($0)\n" }
    try folder.write(Self.header + lines.joined(), to: "history")
    let loaded = try file.load()
    #expect(loaded.last == "command 199999")
    #expect(loaded.map { $0.utf8.count + 1 }.reduce(0, +) <= 1 << 20)
    #expect(loaded.first.map { lines.contains("\($0)\n") } == true)
    #expect(loaded.count > 60_000)
    #expect(try file.load(last: 2) == ["command 199998", "command 199999"])
  }

  @Test func `a line cut off by a full disk stays alone`() throws {
    try folder.write(Self.header + "half a comm", to: "history")
    try file.append("one")
    #expect(try file.load() == ["half a comm", "one"])
  }

  @Test func `a command that is too long is not kept`() throws {
    try file.append(String(repeating: "x", count: 300_000))
    try file.append("one")
    #expect(try file.load() == ["one"])
  }

  @Test func `a lock that somebody holds delays a command but loses none`() throws {
    try file.append("one")
    let descriptor = unsafe open(file.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let start = Clock.monotonicNanoseconds
    try file.append("two")
    #expect(Clock.monotonicNanoseconds - start >= 200_000_000)
    #expect(try file.load() == ["one", "two"])
  }

  @Test func `a file that cannot be written is an error`() throws {
    let file = HistoryFile(path: "/proc/no-such-folder/history")
    #expect(try file.load() == [])
    #expect(throws: HistoryError.self) { try file.append("one") }
  }

  @Test func `clearing leaves the first line, for all sessions`() throws {
    try file.append("one")
    try file.clear()
    #expect(folder.read("history") == Self.header)
    try file.append("two")
    #expect(try file.load() == ["two"])
    try folder.write("", to: "history")
    try file.clear()
    #expect(folder.read("history") == "")
  }

  @Test func `sessions that write at once lose nothing and tear nothing`() async throws {
    let file = file
    await withTaskGroup { group in
      for session in 0..<4 {
        group.addTask {
          for number in 0..<250 { try? file.append("session \(session) command \(number)") }
        }
      }
    }
    let loaded = try file.load()
    #expect(loaded.count == 1000)
    for session in 0..<4 {
      let own = loaded.filter { $0.hasPrefix("session \(session) ") }
      #expect(own == (0..<250).map { "session \(session) command \($0)" })
    }
    #expect(folder.read("history")?.split(separator: "\n").count == 1001)
  }

  @Test func `trimming beside other sessions loses none of the last commands`() async throws {
    let file = file
    let long = String(repeating: "x", count: 20_000)
    await withTaskGroup { group in
      for session in 0..<3 {
        group.addTask {
          for number in 0..<60 { try? file.append("\(session) \(number) \(long)") }
        }
      }
    }
    let loaded = try file.load()
    #expect(loaded.count >= 51)
    let heads = loaded.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    for session in 0..<3 {
      let own = heads.compactMap { head in
        head.hasPrefix("\(session) ") ? Int(head.dropFirst(2)) : nil
      }
      #expect(own == own.first.map { Array($0..<60) } ?? [])
    }
    #expect(folder.names == ["history"])
  }
}

import Glibc
import Platform
import TestSupport
import Testing

@Suite struct FileSaveTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func identity(_ path: String) -> FileIdentity? { Files.status(path)?.identity }

  @discardableResult private func save(
    _ text: String,
    to path: String,
    expecting: FileIdentity? = nil,
    force: Bool = false
  ) throws(FileError) -> FileIdentity {
    try Files.save(to: path, expecting: expecting, force: force) { sink throws(FileError) in
      try sink.write(Array(text.utf8))
    }
  }

  private func failure(_ body: () throws(FileError) -> Void) -> FileError? {
    do throws(FileError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func `a new file gets its bytes and the usual permissions`() throws {
    let path = folder.file("new")
    let mask = umask(0o027)
    defer { umask(mask) }
    let saved = try save("hello", to: path)
    #expect(folder.read("new") == "hello")
    #expect(saved == identity(path))
    #expect(Files.status(path)?.mode == 0o640)
    #expect(Files.status(path)?.linkCount == 1)
    #expect(folder.names == ["new"])
  }

  @Test(arguments: [0o640, 0o600, 0o755, 0o444] as [UInt32])
  func `the permissions of the old file stay`(mode: UInt32) throws {
    let path = try folder.write("old", to: "file")
    unsafe chmod(path, mode)
    try save("new", to: path, expecting: identity(path), force: mode == 0o444)
    #expect(folder.read("file") == "new")
    #expect(Files.status(path)?.mode == mode)
  }

  @Test(arguments: [0o444, 0o400, 0o555] as [UInt32])
  func `a file that nobody may write is left alone unless forced`(mode: UInt32) throws {
    let path = try folder.write("old", to: "file")
    unsafe chmod(path, mode)
    let error = failure { () throws(FileError) in
      try save("new", to: path, expecting: identity(path))
    }
    #expect(error == .readOnly(path))
    #expect(folder.read("file") == "old")
    try save("new", to: path, expecting: identity(path), force: true)
    #expect(folder.read("file") == "new")
    #expect(Files.status(path)?.mode == mode)
  }

  @Test func `a file that went is made again with the permissions that it had`() throws {
    let path = try folder.write("old", to: "file")
    unsafe chmod(path, 0o604)
    let loaded = try #require(identity(path))
    unsafe unlink(path)
    try save("new", to: path, expecting: loaded, force: true)
    #expect(Files.status(path)?.mode == 0o604)
  }

  @Test func `a change of permissions alone is no change of the file`() throws {
    let path = try folder.write("old", to: "file")
    let loaded = try #require(identity(path))
    unsafe chmod(path, 0o606)
    try save("new", to: path, expecting: loaded)
    #expect(Files.status(path)?.mode == 0o606)
  }

  @Test(arguments: ["file/x", "file/x/y"])
  func `a file holds no other files`(name: String) throws {
    let file = try folder.write("old", to: "file")
    let path = folder.file(name)
    let error = failure { () throws(FileError) in try save("x", to: path) }
    guard case .notDirectory(_, file) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      failure { () throws(FileError) in _ = try Files.read(path) }
        == .notDirectory(path, name: file)
    )
  }

  @Test func `an empty text is no name of a file`() {
    #expect(failure { () throws(FileError) in try save("x", to: "") } == .unnamed)
    #expect(failure { () throws(FileError) in _ = try Files.read("") } == .unnamed)
    #expect(failure { () throws(FileError) in try Files.checkWritable("") } == .unnamed)
  }

  @Test func `a link stays a link and its target changes`() throws {
    let target = try folder.write("old", to: "target")
    unsafe symlink("target", folder.file("link"))
    unsafe symlink(folder.file("link"), folder.file("second"))
    try save("new", to: folder.file("second"), expecting: identity(target))
    #expect(folder.read("target") == "new")
    #expect(Files.resolved(folder.file("second")) == Files.resolved(target))
    #expect(folder.names == ["link", "second", "target"])
  }

  @Test func `a link to nothing makes the file it leads to`() throws {
    unsafe symlink("later", folder.file("link"))
    try save("new", to: folder.file("link"))
    #expect(folder.read("later") == "new")
    #expect(folder.names == ["later", "link"])
  }

  @Test func `links in a circle are an error`() throws {
    unsafe symlink("b", folder.file("a"))
    unsafe symlink("a", folder.file("b"))
    let path = folder.file("a")
    let error = failure { () throws(FileError) in try save("x", to: path) }
    #expect(error == .system(SystemError(code: ELOOP, operation: "save", path: path)))
  }

  @Test func `a file that changed is left alone`() throws {
    let path = try folder.write("old", to: "file")
    let loaded = try #require(identity(path))
    try folder.write("other", to: "file")
    #expect(
      failure { () throws(FileError) in try save("new", to: path, expecting: loaded) }
        == .changedOnDisk(path)
    )
    #expect(folder.read("file") == "other")
    try save("new", to: path, expecting: loaded, force: true)
    #expect(folder.read("file") == "new")
  }

  @Test func `a file that went, or came, is a change too`() throws {
    let path = try folder.write("old", to: "file")
    let loaded = try #require(identity(path))
    #expect(
      failure { () throws(FileError) in try save("new", to: path) } == .alreadyExists(path)
    )
    unsafe unlink(path)
    #expect(
      failure { () throws(FileError) in try save("new", to: path, expecting: loaded) }
        == .gone(path)
    )
    #expect(folder.names.isEmpty)
  }

  @Test func `a file that comes while we write is not replaced`() throws {
    let path = folder.file("file")
    let folder = folder
    let error = failure { () throws(FileError) in
      _ = try Files.save(to: path, expecting: nil) { sink throws(FileError) in
        try sink.write(Array("ours".utf8))
        _ = try? folder.write("theirs", to: "file")
      }
    }
    #expect(error == .alreadyExists(path))
    #expect(folder.read("file") == "theirs")
    #expect(folder.names == ["file"])
  }

  @Test func `an error while writing leaves the old file and nothing else`() throws {
    let path = try folder.write("old", to: "file")
    let loaded = identity(path)
    let error = failure { () throws(FileError) in
      _ = try Files.save(to: path, expecting: loaded) { sink throws(FileError) in
        try sink.write([UInt8](repeating: 1, count: 3_000_000))
        throw .cancelled(path)
      }
    }
    #expect(error == .cancelled(path))
    #expect(folder.read("file") == "old")
    #expect(folder.names == ["file"])
  }

  @Test func `what is no regular file is refused`() throws {
    let fifo = folder.file("fifo")
    unsafe mkfifo(fifo, 0o600)
    let refused = failure { () throws(FileError) in try save("x", to: fifo, force: true) }
    #expect(refused == .notRegular(fifo, kind: "a FIFO"))
    let directory = failure { () throws(FileError) in try save("x", to: folder.path, force: true) }
    #expect(directory == .isDirectory(folder.path))
    let nowhere = folder.file("none/file")
    let missing = failure { () throws(FileError) in try save("x", to: nowhere) }
    #expect(missing == .noFolder(folder.file("none")))
    #expect(folder.names == ["fifo"])
  }

  @Test func `left-overs of dead processes go, those of living ones stay`() throws {
    try folder.write("x", to: ".tabletop-999999999-1f.saving")
    try folder.write("x", to: ".tabletop-\(getpid())-2f.saving")
    try folder.write("x", to: ".tabletop-notes.saving")
    try save("new", to: folder.file("file"))
    #expect(
      folder.names == [
        ".tabletop-\(getpid())-2f.saving", ".tabletop-notes.saving", "file",
      ]
    )
  }

  @Test func `large and small pieces arrive in order`() throws {
    let pieces = [10, 2_000_000, 0, 1_048_576, 7, 1_048_575, 2].enumerated().map { index, count in
      [UInt8](repeating: UInt8(index), count: count)
    }
    let path = folder.file("file")
    _ = try Files.save(to: path, expecting: nil) { sink throws(FileError) in
      for piece in pieces { try sink.write(piece) }
    }
    #expect(try Files.read(path).bytes == Array(pieces.joined()))
  }
}

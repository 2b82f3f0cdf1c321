import Glibc
import TestSupport
import Testing

@testable import Platform

/// What confined work can do: read what it was given, and nothing else.
@Suite struct PermissionsTests {
  /// A door of the module that changes something or starts something.
  enum Door: CaseIterable {
    case save, checkWritable, create, extend, stream
    case makeTemporary, fillTemporary, makeInTemporary, copyIntoTemporary
    case appendHistory, clearHistory, readHistory
    case run, shell, network
  }

  private let folder: ScratchFolder
  private let outside: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    outside = try ScratchFolder()
    try folder.write("inside", to: "a")
    try outside.write("outside", to: "b")
    try outside.write("# tabletop history 1\nrows\n", to: "history")
  }

  private var permissions: Permissions { .confined(toFolders: [folder.path]) }

  private func content(_ path: String) -> Result<String, FileError> {
    do throws(FileError) {
      return .success(String(decoding: try Files.read(path).bytes, as: UTF8.self))
    } catch {
      return .failure(error)
    }
  }

  @MainActor private func go(through door: Door, _ temporary: borrowing TemporaryFolder) throws {
    let path = folder.file("new")
    let history = HistoryFile(path: outside.file("history"))
    switch door {
    case .save:
      _ = try Files.save(to: path, expecting: nil) { sink throws(FileError) in try sink.write([1]) }
    case .checkWritable: try Files.checkWritable(path)
    case .create: _ = try FileAppender(creating: path)
    case .extend: _ = try FileAppender(extending: folder.file("a"))
    case .stream: _ = try OutputStream(writingTo: path)
    case .makeTemporary: _ = try TemporaryFolder()
    case .fillTemporary: try temporary.write("x", "text")
    case .makeInTemporary: try temporary.makeFolder("y")
    case .copyIntoTemporary: try temporary.copy(folder.file("a"), to: "z")
    case .appendHistory: try history.append("sections")
    case .clearHistory: try history.clear()
    case .readHistory: _ = try history.load()
    case .run: _ = try Process.run("touch", [path])
    case .shell: _ = try Process.runShell("touch '\(path)'", input: nil, capturesOutput: true)
    case .network: try Permissions.checkNetwork()
    }
  }

  @MainActor @Test(arguments: Door.allCases) func `a door is shut, and only then`(
    door: Door
  ) throws {
    let temporary = try TemporaryFolder()
    let before = outside.read("history")
    permissions.confine {
      #expect(throws: (any Error).self) { try go(through: door, temporary) }
    }
    #expect(folder.names == ["a"])
    #expect(folder.read("a") == "inside")
    #expect(outside.read("history") == before)
    #expect(try Files.list(temporary.path) == [])
    #expect(throws: Never.self) { try go(through: door, temporary) }
  }

  @Test func `what stands in the folders is read`() throws {
    unsafe mkdir(folder.file("sub"), 0o700)
    try folder.write("deep", to: "sub/c")
    unsafe symlink("sub/c", folder.file("link"))
    permissions.confine {
      #expect(content(folder.file("a")) == .success("inside"))
      #expect(content(folder.file("sub/../sub/c")) == .success("deep"))
      #expect(content(folder.file("link")) == .success("deep"))
      #expect(content(folder.file("none")) == .failure(.notFound(folder.file("none"))))
      #expect(throws: Never.self) { try Files.list(folder.path) }
      #expect(Files.isDirectory(folder.file("sub")))
    }
  }

  @Test(arguments: [
    "b", "none", "no/such/folder", "../../etc/passwd", "../OUT/b", "../IN/out", "../IN/outs/b",
    "../IN/outs/none", "../IN/outs/../b", ".",
  ]) func `what stands elsewhere is not, however it is named`(name: String) throws {
    unsafe symlink(outside.file("b"), folder.file("out"))
    unsafe symlink(outside.path, folder.file("outs"))
    let last = { (path: String) in path.split(separator: "/").last.map(String.init) ?? "" }
    let path = outside.file(
      name.replacing("OUT", with: last(outside.path)).replacing("IN", with: last(folder.path))
    )
    permissions.confine {
      #expect(content(path) == .failure(.forbidden(path, .reading)))
      #expect(Files.status(path) == nil)
      #expect(Files.resolved(path) == nil)
      #expect(throws: FileError.forbidden(path, .reading)) { try Files.list(path) }
    }
  }

  @MainActor @Test func `lines of a script elsewhere are not read`() throws {
    let path = outside.file("b")
    permissions.confine {
      #expect(throws: FileError.forbidden(path, .reading)) { try InputStream(opening: path) }
      #expect(throws: Never.self) { try InputStream(opening: folder.file("a")) }
    }
  }

  @Test func `a folder whose name begins alike is another one`() throws {
    unsafe mkdir(folder.path + "2", 0o700)
    defer { unsafe rmdir(folder.path + "2") }
    permissions.confine {
      #expect(!Files.exists(folder.path + "2"))
      #expect(Files.exists(folder.path + "/"))
    }
  }

  @Test(arguments: ["a\nb", "a\u{1B}[31m", "a\u{7F}", "a\u{9B}"])
  func `names with control characters are refused`(name: String) throws {
    let path = try folder.write("x", to: name)
    permissions.confine { #expect(content(path) == .failure(.forbidden(path, .naming))) }
    #expect(content(path) == .success("x"))
    // What the system would cut off is another file.
    permissions.confine {
      #expect(throws: FileError.self) { try Files.read(folder.file("a\0b")) }
    }
  }

  @Test func `a file that was named is read by that name, with what stands beside it`() throws {
    unsafe symlink(outside.file("b"), folder.file("out"))
    try folder.write("x", to: "beside")
    let permissions = Permissions.confined(toFolders: [], files: [folder.file("out"), "/dev/null"])
    permissions.confine {
      #expect(content(folder.file("out")) == .success("outside"))
      #expect(content(folder.file("beside")) == .success("x"))
      #expect(!Files.exists(outside.file("b")))
      #expect(!Files.exists("/dev/zero"))
    }
  }

  @Test func `nothing gives confined work more, and a thread of its has no more`() {
    let path = outside.file("b")
    permissions.confine {
      Permissions.confined(toFolders: ["/"]).confine { #expect(!Files.exists(path)) }
      Permissions.all.confine { #expect(!Files.exists(path)) }
      let work = BackgroundWork { Files.exists(path) }
      while work.result == nil { work.wait(milliseconds: 100) }
      #expect(work.result == false)
    }
    #expect(Files.exists(path))
    #expect(!Permissions.areConfined)
  }

  @Test func `work that may write one folder writes there and nowhere else`() throws {
    let permissions = Permissions.confined(toFolders: [outside.path], writing: [folder.path])
    unsafe symlink(outside.path, folder.file("link"))
    permissions.confine {
      #expect(throws: Never.self) { try FileAppender(creating: folder.file("new")).append([1]) }
      #expect(throws: Never.self) { _ = try TemporaryFolder().path.hasPrefix(folder.path + "/") }
      for path in [outside.file("new"), folder.file("link/new"), folder.path + "/../new", "new"] {
        #expect(throws: FileError.forbidden(path, .writing)) { try FileAppender(creating: path) }
      }
      #expect(throws: SystemError.self) { try Process.run("true") }
      #expect(throws: SystemError.self) { try Permissions.checkNetwork() }
    }
    #expect(outside.names == ["b", "history"])
  }

  @Test func `programs and the network are allowed by name`() throws {
    let permissions = Permissions.confined(toFolders: [], allowing: [.programs, .network])
    try permissions.confine {
      #expect(try Process.run("true").exitStatus == 0)
      try Permissions.checkNetwork()
    }
  }
}

import Glibc
import Platform
import TestSupport
import Testing

@MainActor @Suite struct StreamTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func lines(_ bytes: [UInt8]) throws -> [InputLine] {
    let stream = try InputStream(opening: folder.write(bytes, to: "lines"))
    var lines: [InputLine] = []
    while true {
      let line = stream.nextLine()
      if line == .end { return lines }
      lines.append(line)
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]),
    ("a\r\nb\r\n", ["a", "b"]), ("a\r\r\n", ["a\r"]), ("a\rb\n", ["a\rb"]), ("\r\n", [""]),
  ]) func `takes lines apart`(text: String, expected: [String]) throws {
    #expect(try lines(Array(text.utf8)) == expected.map { .line(ArraySlice($0.utf8)) })
  }

  @Test func `keeps zero bytes and what is no text`() throws {
    #expect(try lines([0, 0xFF, 0x0A, 0x62]) == [.line([0, 0xFF]), .line([0x62])])
  }

  @Test func `lines longer than the buffer are whole`() throws {
    let long = [UInt8](repeating: 0x61, count: 300_001)
    let text = long + [0x0A] + long + [0x0A, 0x62]
    #expect(try lines(text) == [.line(long[...]), .line(long[...]), .line([0x62])])
  }

  @Test func `a closed descriptor and a directory are errors, not the end`() throws {
    let closed = InputStream(descriptor: 987)
    #expect(closed.nextLine() == .failed(SystemError(code: EBADF, operation: "read")))
    #expect(closed.nextLine() == .failed(SystemError(code: EBADF, operation: "read")))
    let descriptor = unsafe open(folder.path, O_RDONLY)
    defer { close(descriptor) }
    let directory = InputStream(descriptor: descriptor)
    #expect(directory.nextLine() == .failed(SystemError(code: EISDIR, operation: "read")))
    #expect(throws: FileError.isDirectory(folder.path)) { try InputStream(opening: folder.path) }
    #expect(throws: FileError.notFound("/none")) { try InputStream(opening: "/none") }
  }

  @Test func `a pipe without a reader is told from other errors`() throws {
    Interruption.install()
    var ends: [Int32] = [0, 0]
    unsafe pipe(&ends)
    close(ends[0])
    let stream = OutputStream(descriptor: ends[1])
    stream.write("hello")
    #expect(throws: SystemError(code: EPIPE, operation: "write")) { try stream.flush() }
    #expect(stream.isClosedPipe)
    stream.write("more")
    #expect(throws: SystemError(code: EPIPE, operation: "write")) { try stream.flush() }
    close(ends[1])
  }

  @Test func `a full disk is an error`() throws {
    let descriptor = unsafe open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let stream = OutputStream(descriptor: descriptor)
    stream.write(String(repeating: "x", count: 200_000))
    #expect(throws: SystemError.self) { try stream.flush() }
    #expect(stream.failure?.isDiskFull == true)
    #expect(!stream.isClosedPipe)
  }
}

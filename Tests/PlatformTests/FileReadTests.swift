import Glibc
import Platform
import TestSupport
import Testing

@Suite struct FileReadTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func error(_ path: String, limit: Int = Files.sizeLimit) -> FileError? {
    do throws(FileError) {
      _ = try Files.read(path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 5_000_001])
  func `reads all bytes`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = try folder.write(bytes, to: "file")
    let contents = try Files.read(path)
    #expect(contents.bytes == bytes)
    #expect(contents.identity?.size == Int64(count))
    #expect(contents.identity == Files.status(path)?.identity)
  }

  @Test func `says what is wrong`() throws {
    let path = try folder.write("hello", to: "file")
    #expect(error(folder.file("none")) == .notFound(folder.file("none")))
    #expect(error("") == .unnamed)
    #expect(error("\(path)/below") == .notDirectory("\(path)/below", name: path))
    #expect(error(folder.path) == .isDirectory(folder.path))
    #expect(error("/dev/zero") == .notRegular("/dev/zero", kind: "a device"))
    #expect(error(path, limit: 4) == .tooLarge(path, size: 5, limit: 4))
    #expect(error("\(path)\0x")?.message.hasSuffix("Invalid argument") == true)
  }

  @Test func `a FIFO is refused at once`() throws {
    let path = folder.file("fifo")
    #expect(unsafe mkfifo(path, 0o600) == 0)
    #expect(error(path) == .notRegular(path, kind: "a FIFO"))
  }

  @Test func `reads files that do not tell their size`() throws {
    let contents = try Files.read("/proc/self/status")
    #expect(contents.bytes.starts(with: Array("Name:".utf8)))
  }

  @Test func `a large file is read on only if its first block is accepted`() throws {
    let path = try folder.write("first", to: "file")
    #expect(unsafe truncate(path, 100 << 20) == 0)
    var blocks: [[UInt8]] = []
    var asked: [Int] = []
    let refused = try Files.read(
      path,
      isCancelled: { done, total in
        asked.append(done)
        return total != 100 << 20
      },
      accepts: { block in
        blocks.append(block)
        return false
      }
    )
    #expect(blocks == [refused.bytes])
    #expect(refused.bytes.starts(with: Array("first".utf8)))
    #expect(asked == [0])
    let accepted = try Files.read(path, accepts: { _ in true })
    #expect(accepted.bytes.count == 100 << 20)
    #expect(accepted.bytes.starts(with: refused.bytes))
    #expect(accepted.bytes.last == 0)
  }

  @Test func `a file that is read in an instant is not judged before`() throws {
    let path = try folder.write("small", to: "file")
    #expect(try Files.read(path, accepts: { _ in false }).bytes == Array("small".utf8))
  }

  @Test func `can be cancelled`() throws {
    let path = try folder.write("hello", to: "file")
    do throws(FileError) {
      _ = try Files.read(path, isCancelled: { _, _ in true })
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .cancelled(path))
    }
  }

  @Test func `lists a folder sorted by bytes`() throws {
    for name in ["b", "a", "é", "Z"] { try folder.write("", to: name) }
    #expect(unsafe mkdir(folder.file("d"), 0o700) == 0)
    let entries = try Files.list(folder.path)
    #expect(entries.map(\.name) == ["Z", "a", "b", "d", "é"])
    #expect(entries.filter(\.isDirectory).map(\.name) == ["d"])
  }
}

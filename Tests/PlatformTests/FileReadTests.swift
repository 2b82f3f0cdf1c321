import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Platform

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

  /// Words at a few places of a sparse file; two threads read files from 32 MiB on.
  @Test(
    arguments: [32 << 20 - 1, 32 << 20, 32 << 20 + 1, 50_000_003],
    [false, true]
  )
  func `a long file is read whole by two threads`(count: Int, isJudged: Bool) throws {
    let path = try folder.write("", to: "file")
    let places = [0, count / 2 - 3, count / 2, 2 << 20 - 1, count - 1]
    let descriptor = unsafe open(path, O_WRONLY)
    for place in places { #expect(unsafe pwrite(descriptor, [7 as UInt8], 1, off_t(place)) == 1) }
    close(descriptor)
    var last = 0
    let contents = try Files.read(
      path,
      isCancelled: { done, total in
        #expect(done >= last && done <= total && total == count)
        last = done
        return false
      },
      accepts: isJudged ? { _ in true } : nil
    )
    #expect(contents.bytes.count == count)
    // Functions of C, because arrays of this size take seconds without optimization.
    let expected = unsafe try #require(calloc(count, 1))
    defer { unsafe free(expected) }
    for place in places { unsafe expected.storeBytes(of: 7, toByteOffset: place, as: UInt8.self) }
    #expect(unsafe memcmp(contents.bytes, expected, count) == 0)
  }

  @Test(arguments: 0...3)
  func `reading a long file can be cancelled at each question`(number: Int) throws {
    let path = try folder.write("", to: "file")
    #expect(unsafe truncate(path, 64 << 20) == 0)
    var asked = 0
    do throws(FileError) {
      _ = try Files.read(path) { _, _ in
        asked += 1
        return asked > number
      }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .cancelled(path))
    }
  }

  /// A sparse file with a 7 at some places.
  private func longFile(_ count: Int, places: [Int]) throws -> String {
    let path = try folder.write("", to: "file")
    #expect(unsafe truncate(path, off_t(count)) == 0)
    let descriptor = unsafe open(path, O_WRONLY)
    for place in places { #expect(unsafe pwrite(descriptor, [7 as UInt8], 1, off_t(place)) == 1) }
    close(descriptor)
    return path
  }

  @Test func `bytes of a long file are used on two threads while they arrive`() throws {
    let count = 48 << 20 + 5
    let places = [0, 5 << 20, count / 2 - 1, count / 2, 40 << 20, count - 1]
    let path = try longFile(count, places: places)
    var used = 0
    let contents = try Files.read(
      path,
      use: { file in
        used += 1
        #expect(file.count == count)
        let sum = { @Sendable (range: Range<Int>) -> Int in
          #expect(file.arrive(range) >= range.upperBound)
          let sum = Atomic(0)
          file.withBytes { bytes in
            for place in places where range.contains(place) {
              sum.add(Int(bytes[place]), ordering: .relaxed)
            }
          }
          return sum.load(ordering: .relaxed)
        }
        #expect(sum(0..<6 << 20) == 14)
        let work = BackgroundWork { sum(count / 2..<count) }
        #expect(sum(6 << 20..<count / 2 + 1) == 14)
        while work.result == nil { work.wait(milliseconds: 1000) }
        #expect(work.result == 21)
        return true
      }
    )
    #expect(used == 1)
    #expect(contents.bytes.count == count)
    for place in places { #expect(contents.bytes[place] == 7) }
  }

  @Test(arguments: [0, 5 << 20, 30 << 20])
  func `bytes that nobody asks for are read as well`(wanted: Int) throws {
    let count = 40 << 20
    let path = try longFile(count, places: [count / 2, count - 1])
    let contents = try Files.read(path, use: { file in file.arrive(0..<wanted) >= wanted })
    #expect(contents.bytes.count == count)
    #expect(contents.bytes[count / 2] == 7 && contents.bytes[count - 1] == 7)
  }

  @Test(arguments: [0, 10 << 20, 30 << 20, 39 << 20])
  func `a file that gets shorter while it arrives is read again`(shorter: Int) throws {
    let count = 40 << 20
    let path = try longFile(count, places: [0])
    var used: [Int] = []
    let contents = try Files.read(
      path,
      use: { file in
        used.append(file.count)
        #expect(file.arrive(0..<1 << 20) >= 1 << 20)
        guard file.count == count else { return true }
        #expect(unsafe truncate(path, off_t(shorter)) == 0)
        // The second reader may have read all of its half before the file got shorter.
        let end = file.arrive(1 << 20..<count)
        #expect(shorter < count / 2 ? end < count / 2 : end >= shorter)
        #expect(file.arrive(39 << 20 + 1..<count) <= 39 << 20 + 1 << 20)
        return true
      }
    )
    #expect(contents.bytes.count == shorter)
    #expect(used == (shorter < 32 << 20 ? [count] : [count, shorter]))
  }

  @Test func `a file that always changes while it arrives is refused`() throws {
    let path = try longFile(33 << 20, places: [])
    var used = 0
    do throws(FileError) {
      _ = try Files.read(
        path,
        use: { file in
          used += 1
          return unsafe truncate(path, off_t(file.count + 1)) == 0
        }
      )
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .changedOnDisk(path))
    }
    #expect(used == 3)
  }

  @Test func `a read whose bytes are in use can be cancelled`() throws {
    let path = try longFile(40 << 20, places: [])
    do throws(FileError) {
      _ = try Files.read(path, use: { _ in false })
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .cancelled(path))
    }
  }

  @Test func `an error of the system ends the arrival at once`() throws {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 20)
    defer { unsafe memory.deallocate() }
    let file = unsafe ArrivingFile(-1, from: 5, into: memory)
    try file.whileReadingSecondHalf { waitBriefly throws(FileError) in
      #expect(file.arrive(0..<1 << 20) == 5)
      #expect(file.arrive(600_000..<700_000) == 1 << 19)
      while !waitBriefly() {}
    }
    #expect(throws: SystemError.self) { try file.first.advance(upTo: 1 << 20, by: 1 << 20) }
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

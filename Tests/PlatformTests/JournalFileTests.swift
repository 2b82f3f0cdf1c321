import Glibc
import TestSupport
import Testing

@testable import Platform

/// The lock of a journal says whether its session lives.
@Suite struct JournalFileTests {
  @Test func `a journal that was let go is free although a program holds a copy of its descriptor`()
    throws
  {
    let folder = try ScratchFolder()
    var journal: JournalFile? = try JournalFile(creatingIn: folder.path, beginning: [0x0A])
    let path = try #require(journal).path
    let copies = (3..<4096).compactMap { number -> Int32? in
      let target = unsafe realpath("/proc/self/fd/\(number)", nil)
      defer { unsafe free(target) }
      guard let target = unsafe target, unsafe String(cString: target) == path else { return nil }
      return dup(Int32(number))
    }
    defer { for copy in copies { close(copy) } }
    try #require(!copies.isEmpty)
    #expect(JournalFile(takingOver: path) == nil)
    journal = nil
    #expect(JournalFile(takingOver: path) != nil)
  }
}

import Platform
import Testing

/// Numbers that two processes share; here both ends are in one.
@Suite struct SharedNumbersTests {
  @Test func `what one end sets, the other reads`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/numbers"
    let numbers = try SharedNumbers(creating: path, count: 3)
    let other = try SharedNumbers(opening: path)
    let none: [UInt64] = [0, 0, 0, 0, 0, 0]
    #expect((-1..<5).map { other[$0] } == none)
    for index in -1..<5 { numbers[index] = UInt64.max - UInt64(index + 1) }
    let last: [UInt64] = [0, .max - 1, .max - 2, .max - 3, 0, 0]
    #expect((-1..<5).map { other[$0] } == last)
    #expect(throws: FileError.self) { try SharedNumbers(creating: path, count: 3) }
    #expect(throws: FileError.self) { try SharedNumbers(opening: folder.path + "/none") }
  }
}

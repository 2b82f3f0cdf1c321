import Fuzzing

/// Any bytes as a document: the reader is compared with a naive one, and what it accepts is put to the test.
///
/// - Parameters:
///   - data: The bytes.
///   - count: How many there are.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(data, count)
  DocumentCheck(input.bytes).run()
  TableCheck(input.bytes).run()
  return 0
}

import Fuzzing

/// Any bytes as two documents: one is made into the other by difference, saved, read back, and all of it taken back.
///
/// - Parameters:
///   - data: The bytes.
///   - count: How many there are.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(data, count)
  DocumentPair(input).run()
  return 0
}

import Fuzzing
import TableModel

/// Any bytes as a small table and a batch: the check of batches and a table view are compared with the rules read
/// out slowly.
///
/// - Parameters:
///   - data: The bytes.
///   - count: How many there are.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(data, count)
  MainActor.assumeIsolated { BatchCase(input).run() }
  return 0
}

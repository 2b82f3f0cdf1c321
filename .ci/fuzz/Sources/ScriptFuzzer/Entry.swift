import Fuzzing
import Platform

/// Presses Ctrl-C where a line takes long.
private let watch = Watch { Interruption.request() }

/// Any bytes as a script: each command has an answer or an error, and leaves a sound table.
///
/// The script may read, write, start and ask nothing: whatever it says, the machine stays as it is.
///
/// - Parameters:
///   - data: The bytes.
///   - count: How many there are.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(data, count)
  let text = String(decoding: input.bytes, as: UTF8.self)
  MainActor.assumeIsolated {
    Permissions.confined(toFolders: []).confine { ScriptRun(watch).run(text) }
  }
  return 0
}

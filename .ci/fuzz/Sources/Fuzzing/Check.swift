/// Ends the program where something does not hold that must, so that the fuzzer keeps the input.
///
/// - Parameters:
///   - isTrue: What must hold.
///   - words: What is wrong otherwise, with what was found.
public func check(_ isTrue: Bool, _ words: @autoclosure () -> String) {
  guard !isTrue else { return }
  fatalError("FOUND: \(words())")
}

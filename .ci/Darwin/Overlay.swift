// What Swift's own overlay of Darwin adds to its C library: variadic functions and macros.
import Darwin

func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }
func fcntl(_ file: Int32, _ command: Int32) -> Int32 { -1 }
func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { -1 }
func ioctl(_ file: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 { -1 }
var MAP_FAILED: UnsafeMutableRawPointer! { unsafe UnsafeMutableRawPointer(bitPattern: -1) }
var SIG_DFL: sig_t? { nil }
var SIG_IGN: sig_t { unsafe unsafeBitCast(1, to: sig_t.self) }
var errno: Int32 {
  get { 0 }
  set {}
}

// What the library of Swift for small devices lacks. It is the only one here that knows Darwin.
enum CommandLine {
  static var arguments: [String] { [] }
}
struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  init(_ value: consuming Value) {}
  borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result { fatalError() }
}
extension Collection where Element: Equatable {
  func firstRange(of other: some Collection<Element>) -> Range<Index>? { nil }
  func contains(_ other: some Collection<Element>) -> Bool { false }
}

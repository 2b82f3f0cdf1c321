/// The one door of this module: bytes read eight at a time.
///
/// The load checks its bounds; it counts as unsafe only because it reinterprets bytes, and any
/// eight bytes are a number.
extension Span where Element == UInt8 {
  /// The eight bytes from an offset on, the first in the lowest place.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

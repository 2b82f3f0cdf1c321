import CCurl
import Platform
import TableStore

/// The loaded library, with the running exchanges and their open connections.
@MainActor @safe final class CurlPool {
  /// The result of a wait.
  enum Wait {
    /// An exchange can continue, or the time is over.
    case over

    /// A signal arrived.
    case woken

    /// The library cannot wait.
    case failed
  }

  /// The first version that accepts the names of protocols allowed for redirects.
  private static let oldestVersion: UInt32 = 0x07_5500

  /// The package that contains the library, for users who lack it.
  private static let installHint = "install libcurl: apt-get install libcurl4"

  let pool: OpaquePointer
  private let library: OpaquePointer

  /// Loads the library.
  ///
  /// - Parameters:
  ///   - name: The file name of the library.
  ///   - address: The requested address, for the error message.
  /// - Throws: The reason why the library cannot be used.
  init(library name: String, toAsk address: WebAddress) throws(TransportError) {
    var problem = [CChar](repeating: 0, count: 512)
    guard let library = unsafe ccurl_library_open(name, &problem, problem.count) else {
      let bytes = problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw TransportError(
        .prepare,
        "cannot request \(address): \(name) is missing: "
          + String(decoding: bytes, as: UTF8.self),
        hint: CurlPool.installHint
      )
    }
    let version = unsafe ccurl_library_version(library)
    guard version >= CurlPool.oldestVersion else {
      unsafe ccurl_library_close(library)
      throw TransportError(
        .prepare,
        "cannot request \(address): \(name) is libcurl "
          + "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF), older than 7.85",
        hint: CurlPool.installHint
      )
    }
    guard let pool = unsafe ccurl_pool_make(library) else {
      unsafe ccurl_library_close(library)
      throw TransportError(.prepare, "cannot request \(address): not enough memory")
    }
    unsafe self.library = library
    unsafe self.pool = pool
  }

  isolated deinit {
    unsafe ccurl_pool_destroy(pool)
    unsafe ccurl_library_close(library)
  }

  /// Continues all exchanges without waiting; returns false if the library fails.
  func perform() -> Bool { unsafe ccurl_pool_perform(pool) }

  /// Waits until an exchange can continue.
  func wait(milliseconds: Int) -> Wait {
    switch unsafe ccurl_pool_wait(pool, Interruption.descriptor, Int32(clamping: milliseconds)) {
    case 0: return .over
    case 1:
      // Flags stay set, but a full pipe would keep the next wait from blocking.
      Interruption.drain()
      return .woken
    default: return .failed
    }
  }

  /// Returns libcurl's message for the result of an exchange.
  func description(of code: Int) -> String {
    unsafe String(cString: ccurl_library_describe(library, Int32(clamping: code)))
  }

  /// Resolves a reference in a response to an absolute address; nil if it is invalid.
  func address(of reference: String, from base: WebAddress) -> String? {
    guard let text = unsafe ccurl_library_resolve(library, base.text, reference) else { return nil }
    defer { unsafe ccurl_library_free(library, text) }
    return unsafe String(cString: text)
  }
}

import CCurl
import Platform
import TableStore

/// The loaded library, with the exchanges that go on and the connections that they leave open.
@MainActor @safe final class CurlPool {
  /// What a wait ended with.
  enum Wait {
    /// Something can be done, or the time is over.
    case over

    /// A signal came.
    case woken

    /// The library cannot wait.
    case failed
  }

  /// The first version that can be told which protocols a redirect may lead to by their names.
  private static let oldestVersion: UInt32 = 0x07_5500

  /// The package that has the library, for who is without it.
  private static let installHint = "install libcurl: apt-get install libcurl4"

  let pool: OpaquePointer
  private let library: OpaquePointer

  /// Loads the library.
  ///
  /// - Parameters:
  ///   - name: Its file.
  ///   - address: What is to be asked, for the message.
  /// - Throws: Why it cannot be used.
  init(library name: String, toAsk address: WebAddress) throws(TransportError) {
    var problem = [CChar](repeating: 0, count: 512)
    guard let library = unsafe ccurl_library_open(name, &problem, problem.count) else {
      let bytes = problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw TransportError(
        .prepare,
        "\(address) cannot be asked, for there is no \(name): "
          + String(decoding: bytes, as: UTF8.self),
        hint: CurlPool.installHint
      )
    }
    let version = unsafe ccurl_library_version(library)
    guard version >= CurlPool.oldestVersion else {
      unsafe ccurl_library_close(library)
      throw TransportError(
        .prepare,
        "\(address) cannot be asked: \(name) is libcurl "
          + "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF), and 7.85 is the oldest that will do",
        hint: CurlPool.installHint
      )
    }
    guard let pool = unsafe ccurl_pool_make(library) else {
      unsafe ccurl_library_close(library)
      throw TransportError(.prepare, "\(address) cannot be asked: there is no memory left")
    }
    unsafe self.library = library
    unsafe self.pool = pool
  }

  isolated deinit {
    unsafe ccurl_pool_destroy(pool)
    unsafe ccurl_library_close(library)
  }

  /// Does what can be done without waiting; false where the library cannot.
  func perform() -> Bool { unsafe ccurl_pool_perform(pool) }

  /// Waits until something can be done.
  func wait(milliseconds: Int) -> Wait {
    switch unsafe ccurl_pool_wait(pool, Interruption.descriptor, Int32(clamping: milliseconds)) {
    case 0: return .over
    case 1:
      // Flags stay; a pipe left full would keep the next wait from waiting.
      Interruption.drain()
      return .woken
    default: return .failed
    }
  }

  /// libcurl's words for how an exchange ended.
  func description(of code: Int) -> String {
    unsafe String(cString: ccurl_library_describe(library, Int32(clamping: code)))
  }

  /// What a reference in an answer means, as an address of its own; nil where it means nothing.
  func address(of reference: String, from base: WebAddress) -> String? {
    guard let text = unsafe ccurl_library_resolve(library, base.text, reference) else { return nil }
    defer { unsafe ccurl_library_free(library, text) }
    return unsafe String(cString: text)
  }
}

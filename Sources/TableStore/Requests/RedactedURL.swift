/// An address as it may be shown: a user name and password in it are left out.
public struct RedactedURL: Hashable, Sendable, CustomStringConvertible {
  /// The address without credentials.
  public let description: String

  /// Leaves the credentials of an address out; O(length).
  ///
  /// What stands between the scheme's `//` and the last `@` before the path goes, whatever it holds.
  public init(_ url: String) {
    guard let slashes = url.firstRange(of: "//") else {
      description = url
      return
    }
    let rest = url[slashes.upperBound...]
    let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
    guard let at = rest[..<end].lastIndex(of: "@") else {
      description = url
      return
    }
    description = String(url[..<slashes.upperBound]) + String(rest[rest.index(after: at)...])
  }
}

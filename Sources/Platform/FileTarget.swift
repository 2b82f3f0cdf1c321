#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The real location of a path: the directory and name that a rename must use.
struct FileTarget {
  let directory: String
  let name: String

  private static let linkLimit = 40

  var path: String { directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)" }

  /// Creates the target by following links manually, since a link may lead to a file that does not
  /// exist yet.
  init(resolving path: String) throws(FileError) {
    var current = path
    for _ in 0..<FileTarget.linkLimit {
      let (directory, name) = FileTarget.split(current)
      guard let link = FileTarget.readLink(current) else {
        guard !name.isEmpty, name != ".", name != ".." else { throw .isDirectory(path) }
        self.directory = directory
        self.name = name
        return
      }
      current = link.hasPrefix("/") ? link : "\(directory)/\(link)"
    }
    throw .system(SystemError(code: ELOOP, operation: "save", path: path))
  }

  private static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return (".", path) }
    let directory = slash == path.startIndex ? "/" : String(path[..<slash])
    return (directory, String(path[path.utf8.index(after: slash)...]))
  }

  private static func readLink(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      guard let start = unsafe bytes.bindMemory(to: CChar.self).baseAddress else { return -1 }
      return unsafe readlink(path, start, bytes.count)
    }
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}

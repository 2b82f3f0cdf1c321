#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system access of the program: full, or only reading some folders and writing fewer.
///
/// Every entry point of this module checks them: reading, listing, writing, starting a program and
/// using the network. So a command that skips its own checks can still do no harm.
///
/// Permissions apply to the work they are set for, to everything it calls and to the threads it
/// starts. No other code can change them, and work inside restricted work cannot have more. The
/// process's own resources stay available: its standard streams, `/dev/null`, and shared libraries
/// with their files.
public struct Permissions: Sendable {
  /// No restriction.
  static let all = Permissions(folders: nil, files: [], writable: [], allowances: [])

  /// The permissions of the current task.
  @TaskLocal static var current = Permissions.all

  /// The readable folders, without links; nil without restrictions.
  private let folders: [String]?

  /// The files that may be read by exactly these paths, whatever links they follow.
  private let files: Set<String>

  /// The folders in which files may be written, without links.
  private let writable: [String]

  /// The other allowed kinds of access.
  private let allowances: Allowances

  /// Kinds of access besides reading and writing files.
  public struct Allowances: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Starting programs.
    public static let programs = Allowances(rawValue: 1)

    /// Using the network.
    public static let network = Allowances(rawValue: 2)
  }

  /// Returns permissions that only allow reading the named folders and files, and the files'
  /// folders.
  ///
  /// - Parameters:
  ///   - folders: The readable folders, including their subfolders; missing ones are ignored.
  ///   - files: Files that may be read by the given path, and their folders.
  ///   - writable: The folders that may also be written to; missing ones are ignored. The first one
  ///     holds temporary files.
  ///   - allowances: The other allowed kinds of access. A started program has full access.
  /// - Returns: The permissions. A pipe or device among the files adds no folder.
  public static func confined(
    toFolders folders: [String],
    files: [String] = [],
    writing writable: [String] = [],
    allowing allowances: Allowances = []
  ) -> Permissions {
    let beside = files.filter(Files.isRegular).map(folder(of:))
    return Permissions(
      folders: (folders + writable + beside).compactMap { Files.resolved($0) },
      files: Set(files),
      writable: writable.compactMap { Files.resolved($0) },
      allowances: allowances
    )
  }

  /// Whether the current work is restricted to some folders.
  public static var areConfined: Bool { current.folders != nil }

  /// Whether the current work may write files somewhere.
  package static var allowWriting: Bool { !areConfined || !current.writable.isEmpty }

  /// Whether the current work may start programs.
  package static var allowPrograms: Bool { !areConfined || current.allowances.contains(.programs) }

  /// The folder for the temporary files of restricted work, or nil.
  static var temporaryFolder: String? { areConfined ? current.writable.first : nil }

  /// Runs work under these permissions; work that is already restricted keeps its restrictions.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of the work.
  @discardableResult public func confine<Value>(_ work: () throws -> Value) rethrows -> Value {
    try Permissions.areConfined ? work() : Permissions.$current.withValue(self, operation: work)
  }

  /// Throws if the network is not allowed.
  ///
  /// - Throws: `EPERM`.
  package static func checkNetwork() throws(SystemError) {
    guard areConfined, !current.allowances.contains(.network) else { return }
    throw SystemError(code: EPERM, operation: "use the network")
  }

  /// Throws if starting a program is not allowed.
  static func checkProgram(_ name: String) throws(SystemError) {
    guard !allowPrograms else { return }
    throw SystemError(code: EPERM, operation: "run", path: name)
  }

  /// Throws if writing, creating or deleting a file is not allowed.
  static func checkWriting(_ path: String) throws(FileError) {
    guard areConfined else { return }
    // Links lead out of a folder only in the part of the path that exists.
    let place = Files.withoutLinks(path) ?? nearestFolder(of: path)
    guard current.writable.contains(where: { isBelow($0, place) }) else {
      throw .forbidden(path, .writing)
    }
  }

  /// Throws if the path is outside the readable folders, before accessing it.
  ///
  /// - Parameter path: The path of a file or folder.
  /// - Returns: The path to open; with restrictions, it has no links.
  /// - Throws: `forbidden`, or `notFound` if the item is missing in a readable folder.
  static func checkReading(_ path: String) throws(FileError) -> String {
    guard let folders = current.folders, !current.files.contains(path) else { return path }
    guard path.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      throw .forbidden(path, .naming)
    }
    let resolved = Files.withoutLinks(path)
    // A missing item is reported as missing only in a readable folder.
    let place = resolved ?? nearestFolder(of: path)
    guard folders.contains(where: { isBelow($0, place) }) else { throw .forbidden(path, .reading) }
    guard let resolved else { throw .notFound(path) }
    return resolved
  }

  private static func isBelow(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns the nearest existing folder above a path.
  private static func nearestFolder(of path: String) -> String {
    var path = path
    while true {
      let above = folder(of: path)
      if let resolved = Files.withoutLinks(above) { return resolved }
      // Even a working directory may have been deleted.
      if above == "." || above == "/" { return "" }
      path = above
    }
  }

  /// Returns the folder of a path, derived only from its text.
  private static func folder(of path: String) -> String {
    let bytes = path.utf8
    let end = bytes.lastIndex { $0 != 0x2F } ?? bytes.startIndex
    guard let slash = bytes[..<end].lastIndex(of: 0x2F) else {
      return path.hasPrefix("/") ? "/" : "."
    }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

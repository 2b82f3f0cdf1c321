import Glibc

/// What the program may ask of the system: everything, or no more than reading some folders.
///
/// Every door of this module asks first: reading, listing, writing, starting a program, using the network. So who
/// forgets to look at what a command touches still does no harm.
///
/// The permissions hold for the work that they are laid on and for all that it calls, with the threads that it
/// begins; there is no switch that somebody else could flip, and work inside of work that is confined cannot have
/// more. What belongs to the process itself stays open: its standard streams, `/dev/null`, and shared libraries with
/// the files they need.
public struct Permissions: Sendable {
  /// No restriction.
  static let all = Permissions(folders: nil, files: [])

  /// What counts where this is asked.
  @TaskLocal static var current = Permissions.all

  /// The folders that may be read, without links; nil where everything may be done.
  private let folders: [String]?

  /// The files that may be read by exactly these paths, wherever links lead.
  private let files: Set<String>

  /// Permissions to read and to do nothing else: what is named, and what stands beside it.
  ///
  /// - Parameters:
  ///   - folders: The folders that may be read, with those in them; what is not there counts for nothing.
  ///   - files: Files that may be read by the path that is given here, and the folders they stand in.
  /// - Returns: The permissions. A pipe or a device among the files opens no folder.
  public static func confined(toFolders folders: [String], files: [String] = []) -> Permissions {
    let beside = files.filter(Files.isRegular).map(folder(of:))
    return Permissions(
      folders: (folders + beside).compactMap { Files.resolved($0) },
      files: Set(files)
    )
  }

  /// Whether the work at hand may only read, and not everything.
  public static var areConfined: Bool { current.folders != nil }

  /// Does work under these permissions; where it is confined already, that stays as it is.
  ///
  /// - Parameter work: The work.
  /// - Returns: What came of it.
  @discardableResult public func confine<Value>(_ work: () throws -> Value) rethrows -> Value {
    try Permissions.areConfined ? work() : Permissions.$current.withValue(self, operation: work)
  }

  /// Refuses the network where it may not be used.
  ///
  /// - Throws: `EPERM`.
  package static func checkNetwork() throws(SystemError) {
    guard areConfined else { return }
    throw SystemError(code: EPERM, operation: "use the network")
  }

  /// Refuses to start a program where that may not be.
  static func checkProgram(_ name: String) throws(SystemError) {
    guard areConfined else { return }
    throw SystemError(code: EPERM, operation: "run", path: name)
  }

  /// Refuses to write, make or take away a file where that may not be.
  static func checkWriting(_ path: String) throws(FileError) {
    guard areConfined else { return }
    throw .forbidden(path, .writing)
  }

  /// Refuses to read what stands elsewhere, before anything there is looked at.
  ///
  /// - Parameter path: The path, of a file or a folder.
  /// - Returns: The path to open: where only some folders may be read, one without links.
  /// - Throws: `forbidden`, or `notFound` where nothing stands in a folder that may be read.
  static func checkReading(_ path: String) throws(FileError) -> String {
    guard let folders = current.folders, !current.files.contains(path) else { return path }
    guard path.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      throw .forbidden(path, .naming)
    }
    let resolved = Files.withoutLinks(path)
    // What is not there is told to be so only where it might have been read.
    let place = resolved ?? nearestFolder(of: path)
    guard folders.contains(where: { isBelow($0, place) }) else { throw .forbidden(path, .reading) }
    guard let resolved else { throw .notFound(path) }
    return resolved
  }

  private static func isBelow(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// The first folder on the way up from a path that is there.
  private static func nearestFolder(of path: String) -> String {
    var path = path
    while true {
      let above = folder(of: path)
      if let resolved = Files.withoutLinks(above) { return resolved }
      // Even a working directory can be gone.
      if above == "." || above == "/" { return "" }
      path = above
    }
  }

  /// The folder that a path stands in, as its text says.
  private static func folder(of path: String) -> String {
    let bytes = path.utf8
    let end = bytes.lastIndex { $0 != 0x2F } ?? bytes.startIndex
    guard let slash = bytes[..<end].lastIndex(of: 0x2F) else {
      return path.hasPrefix("/") ? "/" : "."
    }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

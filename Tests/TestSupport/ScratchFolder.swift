import Glibc

/// A folder of its own for a test; it goes with everything in it when the test lets go of it.
public final class ScratchFolder: Sendable {
  /// The folder.
  public let path: String

  /// Makes the folder.
  public init() throws {
    let parent = getenvText("TMPDIR") ?? "/tmp"
    var template = Array("\(parent)/tabletop-test-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw TestProgramError("mkdtemp: \(errno)") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    ScratchFolder.remove(path)
  }

  /// The path of a name in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, without any of the care that is being tested.
  @discardableResult public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file of bytes.
  @discardableResult public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = file(name)
    guard let stream = unsafe fopen(path, "w") else { throw TestProgramError("fopen: \(errno)") }
    defer { unsafe fclose(stream) }
    guard unsafe fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw TestProgramError("fwrite: \(errno)")
    }
    return path
  }

  /// Reads a file; nil where there is none.
  public func read(_ name: String) -> String? {
    ScratchFolder.contents(of: file(name))
  }

  /// Reads the file at a path; nil where there is none.
  static func contents(of path: String) -> String? {
    guard let stream = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(stream) }
    var bytes: [UInt8] = []
    var byte = unsafe fgetc(stream)
    while byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = unsafe fgetc(stream)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names in the folder, sorted.
  public var names: [String] { ScratchFolder.names(in: path) }

  /// The names in a folder of the folder, sorted; none where there is none.
  public func names(in folder: String) -> [String] { ScratchFolder.names(in: file(folder)) }

  /// Makes a folder in the folder, unless it is there.
  public func makeFolder(_ name: String) throws {
    guard unsafe mkdir(file(name), 0o755) == 0 || errno == EEXIST else {
      throw TestProgramError("mkdir: \(errno)")
    }
  }

  private static func names(in path: String) -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      unsafe chmod(path, 0o700)
      for name in names(in: path) { remove("\(path)/\(name)") }
      unsafe rmdir(path)
    } else {
      unsafe unlink(path)
    }
  }
}

func getenvText(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}

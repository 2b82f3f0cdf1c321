/// A compressed format or an archive, recognized by the first bytes.
enum PackedFormat: CaseIterable {
  case gzip, zip, zstd, bzip2, xz

  /// Recognizes the format of some bytes; nil for data that is not packed.
  init?(_ bytes: [UInt8]) {
    guard let found = Self.allCases.first(where: { bytes.starts(with: $0.magic) }) else {
      return nil
    }
    self = found
  }

  private var magic: [UInt8] {
    switch self {
    case .gzip: [0x1F, 0x8B]
    case .zip: [0x50, 0x4B, 0x03, 0x04]
    case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
    case .bzip2: [0x42, 0x5A, 0x68]
    case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]
    }
  }

  /// The format with its article.
  var name: String {
    switch self {
    case .gzip: "a gzip file"
    case .zip: "a zip archive"
    case .zstd: "a zstd file"
    case .bzip2: "a bzip2 file"
    case .xz: "an xz file"
    }
  }

  /// The command that writes the unpacked content to standard output.
  private var command: String {
    switch self {
    case .gzip: "gunzip -c"
    case .zip: "unzip -p"
    case .zstd: "zstd -dc"
    case .bzip2: "bunzip2 -c"
    case .xz: "xz -dc"
    }
  }

  /// Returns the command that unpacks a file and opens it.
  ///
  /// - Parameter path: The file, or nil for standard input.
  /// - Returns: The command, for a shell.
  func hint(_ path: String?) -> String {
    guard let path else {
      return self == .zip
        ? "unpack it first: `unzip -p FILE | tabletop -`"
        : "unpack it first: `\(command) | tabletop -`"
    }
    if self == .zip, Self.isSpreadsheet(path) { return "export it as CSV in its own program" }
    return "\(command) \(Self.quoted(path)) | tabletop -"
  }

  /// Returns whether a file holds a spreadsheet, whose archive has no table in a known format.
  static func isSpreadsheet(_ path: String) -> Bool {
    let path = path.lowercased()
    return [".xlsx", ".xlsm", ".ods", ".numbers"].contains { path.hasSuffix($0) }
  }

  /// Returns a path in quotes for the shell.
  private static func quoted(_ path: String) -> String {
    let plain = path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [0x2E, 0x2F, 0x2D, 0x5F].contains(byte)
    }
    return plain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}

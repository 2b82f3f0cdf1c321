import CSources

/// The files that are embedded in the program, in alphabetical order of their paths.
enum EmbeddedSources {
  /// The paths, relative to the folder of sources.
  static let paths: [String] = (0..<csources_count()).map {
    unsafe String(cString: csources_path($0))
  }

  /// Returns the bytes of the file at an index of ``paths``.
  ///
  /// - Complexity: O(n).
  static func bytes(at index: Int) -> [UInt8] {
    Array(unsafe String(cString: csources_text(index)).utf8)
  }
}

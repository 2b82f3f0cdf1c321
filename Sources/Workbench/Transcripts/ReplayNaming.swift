import TextLayout

/// The names of files in a replay, independent of the location of its folders.
struct ReplayNaming: Hashable, Sendable {
  /// The folder of the transcript, without links and without a trailing slash.
  let base: String

  /// The folder for saved files, without links.
  ///
  /// Its subfolder `in` replaces the transcript's folder, and `out` the root.
  let scratch: String

  /// Returns a text in which paths are written as the commands name them.
  func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return text }
    var text = text
    for style in [{ $0 }, { $0.escapedForDisplay() }] as [(String) -> String] {
      text.replace(style(scratch) + "/in/", with: "")
      text.replace(style(scratch) + "/out/", with: "/")
      if !base.isEmpty { text.replace(style(base) + "/", with: "") }
    }
    return text
  }
}

import TextLayout

/// Names files of a replay as its commands do, wherever its folders lie.
struct ReplayNaming: Hashable, Sendable {
  /// The folder of the transcript, without links and without a slash at the end.
  let base: String

  /// The folder that takes its saves, without links: `in` stands for the transcript's own folder, `out` for
  /// the root.
  let scratch: String

  /// A text with the paths in it as the commands name them.
  func plain(_ text: String) -> String {
    guard text.contains("/") else { return text }
    var text = text
    for style in [{ $0 }, { $0.escapedForDisplay() }] as [(String) -> String] {
      text.replace(style(scratch) + "/in/", with: "")
      text.replace(style(scratch) + "/out/", with: "/")
      if !base.isEmpty { text.replace(style(base) + "/", with: "") }
    }
    return text
  }
}

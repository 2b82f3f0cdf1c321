import Rendering

/// A file for a picture; its ending says whether the drawing stands in a page.
struct PictureFile: Sendable {
  let path: String
  let form: PictureForm
}

extension Syntax where Value == PictureFile {
  /// A file for a picture, offered under a name such as the sample.
  static func picture(_ sample: String) -> Syntax<PictureFile> {
    Syntax<String>.file("a file", "FILE.svg|.html", completed: .newFile(sample)).with {
      arguments,
      session throws(CommandError) in
      let path = try arguments.takeText("a file")
      if let form = PictureForm(path: path) { return PictureFile(path: path, form: form) }
      throw CommandError(
        "bad-argument",
        "a picture goes to NAME.svg or NAME.html, not to \(session?.shown(path) ?? path)",
        hint: ".svg is the drawing alone, .html a page with it"
      )
    }
  }
}

extension Syntax where Value == PictureAppearance {
  /// In which colours a picture is drawn.
  static let pictureAppearance = Syntax<(Bool, Bool)>.sequence(
    .flag("--light", help: "light, whatever the reader prefers"),
    .flag("--dark", help: "dark, whatever the reader prefers")
  )
  .written([["--light|--dark"]])
  .map { isLight, isDark throws(CommandError) -> PictureAppearance in
    guard !isLight || !isDark else {
      throw CommandError(
        "bad-argument",
        "--light and --dark exclude each other",
        hint: "without either the picture follows whoever looks at it"
      )
    }
    return isLight ? .light : isDark ? .dark : .automatic
  }
}

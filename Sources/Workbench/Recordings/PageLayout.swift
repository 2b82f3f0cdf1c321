/// The fixed parts of a recorded web page.
enum PageLayout {
  /// The mark of pages that `record` wrote.
  static let generator = "<meta name=\"generator\" content=\"tabletop record\">"

  /// The start of a step, before its number.
  static let sectionStart = "<section id=\"step-"

  /// The end of a page.
  static let foot = "</main>\n</body>\n</html>\n"

  /// Returns the beginning of a page.
  static func head(title: String) -> String {
    let title = StyledHTML.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(generator)
      <title>\(title)</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>

      """
  }

  /// Returns the title of a page: the name of its file without the extension.
  static func title(of path: String) -> String {
    let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    let title = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return title.isEmpty ? "Tabletop" : String(title)
  }

  /// The styles: dark on light, light on dark if the reader prefers that, and dark on white in print.
  private static let style = """
    :root {
      --text: #1d1d1f; --page: #ffffff; --bar: #f0f0f3; --edge: #d2d2d7; --dim: #63636a;
      --red: #b3261e; --green: #1b6b2f; --yellow: #7a5600; --blue: #0b57d0; --magenta: #8a2da5;
      --cyan: #00687a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #f2f2f5; --page: #17171a; --bar: #242428; --edge: #3a3a40; --dim: #a0a0a8;
        --red: #ff8a80; --green: #7fd88f; --yellow: #e5c07b; --blue: #8ab4f8; --magenta: #dd9bf0;
        --cyan: #6fd3e3;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 sans-serif; }
    main { max-width: 62rem; margin: 0 auto; padding: 1rem; }
    h1 { margin: 0 0 1rem; font-size: 1.4rem; overflow-wrap: anywhere; }
    section { margin: 0 0 1rem; border: 1px solid var(--edge); border-radius: 8px; }
    h2, pre { margin: 0; padding: .5rem .75rem; font: .875rem/1.45 ui-monospace, monospace; }
    h2 { background: var(--bar); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
    code { font: inherit; }
    .command { font-weight: bold; }
    .prompt, .remark, .dim { color: var(--dim); }
    .prompt { user-select: none; -webkit-user-select: none; }
    pre { overflow-x: auto; }
    pre:empty { display: none; }
    .bold { font-weight: bold; }
    .line { text-decoration: underline; }
    .red { color: var(--red); }
    .green { color: var(--green); }
    .yellow { color: var(--yellow); }
    .blue { color: var(--blue); }
    .magenta { color: var(--magenta); }
    .cyan { color: var(--cyan); }
    .back { background: var(--text); color: var(--page); }
    @media print {
      :root {
        --text: #000000; --page: #ffffff; --bar: #ffffff; --edge: #999999; --dim: #555555;
        --red: #b3261e; --green: #1b6b2f; --yellow: #7a5600; --blue: #0b57d0; --magenta: #8a2da5;
        --cyan: #00687a;
      }
      h2 { break-after: avoid; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    }
    """
}

/// The colors of the pictures, each light and dark, as in iOS.
enum PicturePalette {
  /// The CSS property that a class sets.
  enum Paint: String {
    case fill
    case stroke
    case color
    case background
  }

  /// The color of a class.
  struct Color: Hashable {
    let name: String
    let paint: Paint
    let light: String
    let dark: String

    /// Creates a color that fills shapes and texts.
    init(_ name: String, _ light: String, _ dark: String) {
      self.init(name, .fill, light, dark)
    }

    init(_ name: String, _ paint: Paint, _ light: String, _ dark: String) {
      self.name = name
      self.paint = paint
      self.light = light
      self.dark = dark
    }
  }

  private static let blue = ("#007aff", "#0a84ff")
  private static let red = ("#ff3b30", "#ff453a")
  private static let green = ("#34c759", "#30d158")
  private static let gray = ("#8e8e93", "#98989d")
  private static let label = ("#000", "#fff")
  private static let secondary = ("#58585c", "#aeaeb2")
  private static let hairline = ("#c6c6c8", "#54545a")

  /// The colors of a picture of a table.
  static let table: [Color] = [
    // The page, the case of the phone and its edge.
    Color("svg", .background, "#f5f5f7", "#161618"),
    Color(".o", "#e6e6eb", "#2c2c2e"), Color(".o", .stroke, "#c7c7cc", "#48484a"),
    // The screen, plain and grouped; rows on it; a bar with a header.
    Color(".sp", "#fff", "#000"), Color(".sg", "#f2f2f7", "#000"),
    Color(".cp", "#fff", "#000"), Color(".cg", "#fff", "#1c1c1e"),
    Color(".hb", "#f2f2f7", "#1c1c1e"),
    Color(".fs", "#d1d1d6", "#3a3a3c"), Color(".fh", "#e5e5ea", "#2c2c2e"),
    Color(".l", hairline.0, hairline.1),
    // Texts.
    Color(".t", label.0, label.1), Color(".h", label.0, label.1), Color(".u", label.0, label.1),
    Color(".s", secondary.0, secondary.1), Color(".v", secondary.0, secondary.1),
    Color(".d", gray.0, gray.1), Color(".w", "#d1d1d6", "#48484a"),
    Color(".p", "#b00012", "#ff8a84"), Color(".b", "#004fa8", "#6cb2ff"),
    Color(".x", "#b00012", "#ff8a84"), Color(".i", "#004fa8", "#6cb2ff"),
    Color(".g", "#004fa8", "#6cb2ff"), Color(".z", "#fff", "#fff"),
    // Filled glyphs.
    Color(".kb", blue.0, blue.1), Color(".kr", red.0, red.1), Color(".kg", green.0, green.1),
    Color(".ky", gray.0, "#636366"), Color(".kt", "#e9e9eb", "#39393d"),
    Color(".kw", "#fff", "#fff"),
    Color(".bb", "#e5f0ff", "#12304f"),
    // Stroked glyphs.
    Color(".jy", .stroke, "#c4c4c6", "#5a5a5e"), Color(".jb", .stroke, blue.0, blue.1),
    Color(".js", .stroke, gray.0, gray.1), Color(".jl", .stroke, gray.0, gray.1),
    Color(".jw", .stroke, "#fff", "#fff"),
    // Placeholders of images, two colors each.
    Color(".m0", "#dbe9ff", "#14304f"), Color(".n0", "#0a4fb5", "#9cc9ff"),
    Color(".m1", "#dcf5e1", "#123d20"), Color(".n1", "#1c6b33", "#8fe3a7"),
    Color(".m2", "#ffe8cc", "#4a2e0c"), Color(".n2", "#8f4a00", "#ffc27a"),
    Color(".m3", "#f0e2fb", "#3a2350"), Color(".n3", "#6f2da8", "#d9aef7"),
    Color(".m4", "#ffe0e6", "#4d1a26"), Color(".n4", "#a3163a", "#ff9fb3"),
    Color(".m5", "#d5f2f5", "#0f3b40"), Color(".n5", "#0b6671", "#86dbe6"),
  ]

  /// The colors of a page around a picture.
  static let page: [Color] = [
    Color("body", .background, "#f5f5f7", "#161618"), Color("body", .color, "#3c3c43", "#c7c7cc"),
  ]

  /// The colors of a chart's bars.
  static let bars: [Color] = [
    Color(".c0", blue.0, blue.1), Color(".c1", green.0, green.1),
    Color(".c2", "#ff9500", "#ff9f0a"),
    Color(".c3", "#af52de", "#bf5af2"), Color(".c4", "#30b0c7", "#40c8e0"),
    Color(".c5", "#ff2d55", "#ff375f"),
  ]

  /// The colors of a chart's lines, which are those of its bars.
  static let lines = bars.map { color in
    Color(".e" + color.name.dropFirst(2), .stroke, color.light, color.dark)
  }

  /// The number of bar colors.
  static let barColors = 6

  /// The number of color pairs for image placeholders.
  static let imageColors = 6

  /// The styles of shapes without a color.
  static let shapes = [
    "text{font-family:-apple-system,\"Helvetica Neue\",Helvetica,Arial,\"Liberation Sans\",",
    "\"DejaVu Sans Condensed\",sans-serif;white-space:pre}",
    PictureTextStyle.rules,
    ".js,.jl,.jy,.jb,.jw{fill:none;stroke-linecap:round;stroke-linejoin:round;stroke-width:2}",
    ".jl{stroke-width:1.5}",
  ]

  /// Returns the colors as rules of a style sheet.
  ///
  /// - Parameters:
  ///   - colors: The colors.
  ///   - appearance: The colors to include; ``PictureAppearance/automatic`` leaves the choice to
  ///     the reader.
  /// - Returns: The lines of a style sheet.
  static func rules(_ colors: [Color], _ appearance: PictureAppearance) -> [String] {
    let light = lines(colors.map { "\($0.name){\($0.paint.rawValue):\($0.light)}" })
    let dark = lines(colors.map { "\($0.name){\($0.paint.rawValue):\($0.dark)}" })
    return switch appearance {
    case .light: light
    case .dark: dark
    case .automatic: light + ["@media (prefers-color-scheme:dark){"] + dark + ["}"]
    }
  }

  /// Returns rules side by side, in lines of limited length.
  private static func lines(_ rules: [String]) -> [String] {
    var lines: [String] = []
    for rule in rules {
      if let last = lines.last, last.utf8.count + rule.utf8.count <= 100 {
        lines[lines.count - 1] = last + rule
      } else {
        lines.append(rule)
      }
    }
    return lines
  }
}

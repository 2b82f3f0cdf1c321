import TableUI
import TextLayout

/// The style of the texts of a role.
struct PictureTextStyle: Hashable, Sendable {
  /// The name of the class, which has size, weight and color.
  let name: String

  /// The size of the font at the default text size, in points.
  let standardSize: Double

  /// The factor of the size, which follows the text size of the user.
  private(set) var scale = 1.0

  /// Whether the letters are bold, and so slightly wider.
  let isBold: Bool

  private init(_ name: String, _ size: Double, isBold: Bool = false) {
    self.name = name
    standardSize = size
    self.isBold = isBold
  }

  static let title = PictureTextStyle("t", 16)
  static let subtitle = PictureTextStyle("s", 13)
  static let value = PictureTextStyle("v", 15)
  static let dimmed = PictureTextStyle("d", 15)
  static let shadow = PictureTextStyle("w", 16)
  static let problem = PictureTextStyle("p", 13)
  static let header = PictureTextStyle("h", 15, isBold: true)
  static let button = PictureTextStyle("b", 15)
  static let destructiveButton = PictureTextStyle("x", 15)
  static let indexTitle = PictureTextStyle("i", 11, isBold: true)

  /// The title of a chart.
  static let chartTitle = PictureTextStyle("u", 20, isBold: true)

  /// A button with a background in a row.
  static let smallButton = PictureTextStyle("g", 13)

  /// A button of a swiped row.
  static let swipeButton = PictureTextStyle("z", 15)

  /// Returns the style of an image's initials, in one of the color pairs.
  static func initials(_ color: Int) -> PictureTextStyle {
    PictureTextStyle("a n\(color)", 10, isBold: true)
  }

  /// The size of the font, in points.
  var size: Double { standardSize * scale }

  private static let all = [
    title, subtitle, value, dimmed, shadow, problem, header, button, destructiveButton, indexTitle,
    smallButton, swipeButton, chartTitle, PictureTextStyle("a", 10, isBold: true),
  ]

  /// The sizes and weights, as a line of a style sheet.
  static let rules = all.map { style in
    ".\(style.name){font-size:\(style.standardSize.pointsText)px\(style.isBold ? ";font-weight:600" : "")}"
  }.joined()

  /// Creates the style of a role's texts.
  init(_ role: TextRole) {
    self =
      switch role {
      case .title: .title
      case .subtitle, .footer: .subtitle
      case .value, .accessory: .value
      case .dimmed: .dimmed
      case .shadow: .shadow
      case .problem: .problem
      case .header: .header
      case .button: .button
      case .destructiveButton: .destructiveButton
      case .indexTitle: .indexTitle
      }
  }

  /// Returns the style at a text size of the user.
  func scaled(for role: TextRole, at category: TraitCollection.ContentSizeCategory) -> Self {
    guard category != .large else { return self }
    var style = self
    style.scale = role.textStyle.scale(at: category)
    return style
  }

  /// Returns the width of a text, in points.
  func width(of text: String) -> Double {
    HelveticaWidths.width(of: text) * size * (isBold ? 1.07 : 1)
  }

  /// Returns the maximum width of a text with other fonts, in points.
  func greatestWidth(of text: String) -> Double {
    HelveticaWidths.greatestWidth(of: text) * size * (isBold ? 1.1 : 1)
  }
}

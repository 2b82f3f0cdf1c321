package import TableUI

/// The contrast of the texts in pictures, by the formula of WCAG 2.2, section 1.4.3.
package enum PictureContrast {
  /// A text with too little contrast.
  package struct Fault: Hashable, Sendable {
    /// The role of the text.
    package let role: TextRole

    /// The contrast, from 1 to 21.
    package let ratio: Double

    /// The smallest contrast that is allowed.
    package let least: Double

    /// Whether the picture is dark.
    package let isDark: Bool

    /// Whether the row is selected.
    package let isSelected: Bool
  }

  /// The smallest contrast of a text.
  static let least = 4.5

  /// The smallest contrast of a large text: from 18 points, or 14 in bold.
  static let leastOfLarge = 3.0

  /// Returns the texts of a table's pictures with too little contrast.
  ///
  /// Dimmed texts and shadows are left out: they belong to what a person cannot use.
  ///
  /// - Parameters:
  ///   - roles: The roles of the texts.
  ///   - isGrouped: Whether the rows are in groups.
  /// - Returns: The texts, in the order of the roles, light before dark.
  package static func faults(of roles: [TextRole], isGrouped: Bool) -> [Fault] {
    faults(of: roles, isGrouped: isGrouped, in: PicturePalette.table)
  }

  /// Returns the texts with too little contrast in a palette.
  static func faults(
    of roles: [TextRole],
    isGrouped: Bool,
    in palette: [PicturePalette.Color]
  ) -> [Fault] {
    roles.filter { $0 != .dimmed && $0 != .shadow }.flatMap { role -> [Fault] in
      let style = PictureTextStyle(role)
      let isLarge = style.size >= 18 || style.isBold && style.size >= 14
      return backgrounds(of: role, isGrouped: isGrouped).flatMap { name, isSelected in
        [false, true].compactMap { isDark -> Fault? in
          guard let text = palette.color("." + style.name, isDark: isDark),
            let ground = palette.color(name, isDark: isDark)
          else { return nil }
          let (ratio, needed) = (ratio(text, ground), isLarge ? leastOfLarge : least)
          guard ratio < needed else { return nil }
          return Fault(
            role: role,
            ratio: ratio,
            least: needed,
            isDark: isDark,
            isSelected: isSelected
          )
        }
      }
    }
  }

  /// Returns the classes of the surfaces below a text.
  private static func backgrounds(
    of role: TextRole,
    isGrouped: Bool
  ) -> [(name: String, isSelected: Bool)] {
    switch role {
    case .header: [(isGrouped ? ".sg" : ".hb", false)]
    case .footer: [(isGrouped ? ".sg" : ".sp", false)]
    case .indexTitle: [(isGrouped ? ".sg" : ".sp", false)]
    default: [(isGrouped ? ".cg" : ".cp", false), (".fs", true)]
    }
  }

  /// Returns the contrast of two colors, as `#rgb` or `#rrggbb`.
  static func ratio(_ first: String, _ second: String) -> Double {
    let (first, second) = (luminance(first), luminance(second))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let digits = color.compactMap(\.hexDigitValue)
    let length = digits.count / 3
    guard digits.count == 3 * length, length == 1 || length == 2 else { return 0 }
    func light(_ channel: Int) -> Double {
      let first = digits[channel * length]
      let last = digits[channel * length + length - 1]
      return linear(Double(first * 16 + last) / 255)
    }
    return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)
  }

  /// Returns a channel of sRGB as an amount of light; both are from 0 to 1.
  private static func linear(_ channel: Double) -> Double {
    if channel <= 0.04045 { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    // The power 2.4 is the twelfth power of the fifth root.
    let root = fifthRoot(base)
    let square = root * root
    let fourth = square * square
    return fourth * fourth * fourth
  }

  /// Returns the fifth root of a number from 0.05 to 1, by Newton's method.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root -= (fourth * root - number) / (5 * fourth)
    }
    return root
  }
}

extension [PicturePalette.Color] {
  /// Returns the color of a class, or nil if it has none.
  fileprivate func color(_ name: String, isDark: Bool) -> String? {
    first { $0.name == name }.map { isDark ? $0.dark : $0.light }
  }
}

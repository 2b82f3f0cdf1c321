/// The file format of a picture.
public enum PictureForm: String, Hashable, Sendable, CaseIterable {
  /// The drawing only.
  case svg

  /// A page that contains the drawing.
  case html

  /// Creates the format for the extension of a file name, or nil if it is unknown or missing.
  public init?(path: String) {
    let name = path.lowercased()
    let fitting = Self.allCases.first { form in
      // A name that consists only of an extension has no extension.
      name.hasSuffix("." + form.rawValue) && !name.hasSuffix("/." + form.rawValue)
        && name.utf8.count > form.rawValue.utf8.count + 1
    }
    guard let fitting else { return nil }
    self = fitting
  }
}

/// The colors of a picture.
public enum PictureAppearance: String, Hashable, Sendable, CaseIterable {
  /// The colors that the reader prefers, which may change at any time.
  case automatic

  /// Light colors.
  case light

  /// Dark colors.
  case dark
}

/// A symbol after the value of an input cell, by the text that represents it.
enum PictureSign: String, CaseIterable {
  case pencil = "✎"
  case menu = "▾"
  case calendar = "▦"
  case phone = "✆"
  case switchOn = "──●"
  case switchOff = "○──"

  /// The space from a left edge to the point where the symbol is drawn, in points: a switch extends
  /// to the left of its point.
  var leftInset: Double {
    switch self {
    case .pencil, .menu, .calendar, .phone: 4
    case .switchOn, .switchOff: 22
    }
  }
}

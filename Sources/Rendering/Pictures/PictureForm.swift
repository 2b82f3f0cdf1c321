/// What kind of file a picture is.
public enum PictureForm: String, Hashable, Sendable, CaseIterable {
  /// The bare drawing.
  case svg

  /// A page with the drawing in it.
  case html

  /// The form that the name of a file asks for by its ending, or nil where it asks for another one or none.
  public init?(path: String) {
    let name = path.lowercased()
    let fitting = Self.allCases.first { form in
      // A name that is nothing but an ending has none.
      name.hasSuffix("." + form.rawValue) && !name.hasSuffix("/." + form.rawValue)
        && name.utf8.count > form.rawValue.utf8.count + 1
    }
    guard let fitting else { return nil }
    self = fitting
  }
}

/// In which colours a picture is drawn.
public enum PictureAppearance: String, Hashable, Sendable, CaseIterable {
  /// In those that the reader prefers, who may change them at any time.
  case automatic

  /// In light ones.
  case light

  /// In dark ones.
  case dark
}

/// A sign that an input cell puts behind its value, by the text that stands for it.
enum PictureSign: String, CaseIterable {
  case pencil = "✎"
  case menu = "▾"
  case calendar = "▦"
  case phone = "✆"
  case switchOn = "──●"
  case switchOff = "○──"
}

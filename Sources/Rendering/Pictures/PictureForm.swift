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

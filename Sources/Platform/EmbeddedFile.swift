import CFiles

/// A text file that is built into the program.
public struct EmbeddedFile: Sendable {
  /// The path relative to the folder of sources, such as `Wirings/ItemsController.swift`.
  public let path: String

  private let place: Int
  private let readsSources: Bool

  /// The Swift files that the program shows and explains, in alphabetical order of their paths.
  public static let sources = files(fromSources: true)

  /// Lessons, explanations, experiments and their translations, and the files of the page, in
  /// alphabetical order of their paths.
  public static let texts = files(fromSources: false)

  /// Returns one of ``texts``.
  ///
  /// - Parameter path: The path relative to the folder of sources.
  /// - Returns: The file, or nil if the program does not have it.
  /// - Complexity: O(n) in the number of the texts.
  public static func find(_ path: String) -> EmbeddedFile? {
    texts.first { $0.path == path }
  }

  /// Returns the text of a file that the program must have.
  ///
  /// - Parameter path: The path relative to the folder of sources.
  /// - Returns: The text.
  /// - Precondition: ``texts`` has the file. No user can cause its absence.
  /// - Complexity: O(n) in the number of the texts and in the length of this one.
  public static func text(at path: String) -> String {
    guard let file = find(path) else {
      preconditionFailure("Sources/CFiles/Texts.c does not list \(path)")
    }
    return file.text
  }

  /// The text.
  ///
  /// - Complexity: O(n).
  public var text: String {
    unsafe String(cString: Self.list(ofSources: readsSources).files[place].text)
  }

  private static func files(fromSources: Bool) -> [Self] {
    let list = unsafe list(ofSources: fromSources)
    return unsafe (0..<list.count).map { place in
      let path = unsafe String(cString: list.files[place].path)
      return Self(path: path, place: place, readsSources: fromSources)
    }
  }

  private static func list(ofSources: Bool) -> cfiles_list {
    ofSources ? unsafe cfiles_sources() : unsafe cfiles_texts()
  }
}

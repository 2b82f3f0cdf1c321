import Platform

/// The source files that are embedded in the program, read when they are first needed.
public enum SourceLibrary: Sendable {
  /// The files of the wirings.
  public static let wirings = files(in: "Wirings/")

  /// The files of the adapters.
  public static let adapters = files(in: "TableAdapters/")

  /// The files of the table view.
  public static let tableUI = files(in: "TableUI/")

  /// The embedded files of other targets: requests, the store of sections, and a table's adapter.
  public static let others = files(in: "TableStore/") + files(in: "Workspace/")

  /// All files, those that a learner looks for first at the start.
  public static var all: [SourceFile] { wirings + adapters + tableUI + others }

  private static func files(in folder: String) -> [SourceFile] {
    EmbeddedFile.sources.filter { $0.path.hasPrefix(folder) }.map {
      SourceFile(path: $0.path, bytes: Array($0.text.utf8))
    }
  }

  /// The paths of all files, in alphabetical order.
  public static var paths: [String] { EmbeddedFile.sources.map(\.path) }
}

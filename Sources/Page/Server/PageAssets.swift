package import Platform

/// A file of the page.
enum PageAsset: String, CaseIterable {
  case shell = "page.html"
  case script = "page.js"
  case style = "page.css"

  /// The content type.
  var type: String {
    switch self {
    case .shell: "text/html; charset=utf-8"
    case .script: "text/javascript; charset=utf-8"
    case .style: "text/css; charset=utf-8"
    }
  }
}

/// The files of the page: those built into the program, or a script and a style sheet from a folder.
///
/// A folder is for work on the page: its files are read for each request, so a reload of the browser
/// shows an edit without a build.
package struct PageAssets: Sendable {
  /// Whether this build can read the files from a folder; only debug builds can.
  package static var areReplaceable: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// The files built into the program.
  package static let builtIn = PageAssets(folder: nil)

  private let folder: String?

  private init(folder: String?) { self.folder = folder }

  /// Uses the script and the style sheet in a folder.
  ///
  /// - Parameter folder: The path of a folder with `page.js` and `page.css`.
  /// - Throws: The error of reading one of them.
  package init(readingFrom folder: String) throws(FileError) {
    self.folder = folder
    for asset in PageAsset.allCases { _ = try bytes(of: asset) }
  }

  /// Returns the bytes of a file.
  ///
  /// - Throws: The error of reading it from the folder.
  func bytes(of asset: PageAsset) throws(FileError) -> [UInt8] {
    if let folder, asset != .shell { return try Files.read("\(folder)/\(asset.rawValue)").bytes }
    return Array(EmbeddedFile.text(at: "Page/Resources/\(asset.rawValue)").utf8)
  }
}

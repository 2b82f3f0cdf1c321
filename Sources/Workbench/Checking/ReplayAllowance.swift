import Platform

/// A kind of access that a restricted replay has only if `--allow` names it.
enum ReplayAllowance: String, CaseIterable, Sendable {
  /// Starting programs.
  case run

  /// Saving to paths outside the readable folder; the files still go to the scratch folder.
  case write

  /// Requests to servers.
  case net
}

/// The permissions of the replay of one file.
///
/// With `--safe`, a replay reads the folder of its file, and writes only its scratch folder. The
/// same applies if `CI` is true; a file of the user's own tree can then read that tree.
@MainActor struct ReplayPermissions {
  private let options: CheckOptions
  private let isSafe: Bool
  private let isContinuousIntegration: Bool
  private let ownTree: String?

  init(_ options: ProgramOptions, environment value: (String) -> String?) {
    self.options = options.check
    isSafe = options.isSafe
    isContinuousIntegration = value("CI") == "true"
    ownTree = Self.ownTree()
  }

  /// Whether `CI` is true, so that nothing but reports is written.
  var forbidsUpdates: Bool { isContinuousIntegration && !options.forces }

  /// Returns the folder that the replay of a file may read; nil without restrictions.
  func readableFolder(for path: String) -> String? {
    guard isSafe || isContinuousIntegration else { return nil }
    let file = Files.resolved(path) ?? path
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    guard !isSafe, let ownTree, folder == ownTree || folder.hasPrefix(ownTree + "/") else {
      return folder.isEmpty ? "/" : folder
    }
    return ownTree
  }

  /// Returns the Git work tree of the working directory, or else the working directory.
  private static func ownTree() -> String? {
    guard let work = Files.resolved(".") else { return nil }
    var folder = Substring(work)
    while !folder.isEmpty {
      if Files.exists(folder + "/.git") { return String(folder) }
      folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
    }
    return work
  }
}

extension CheckOptions {
  /// The permissions of this process, which replays a file for another one; nil without
  /// restrictions.
  var permissions: Permissions? {
    guard let scratch, let readable else { return nil }
    var allowed: Permissions.Allowances = []
    if allowances.contains(.run) { allowed.insert(.programs) }
    if allowances.contains(.net) { allowed.insert(.network) }
    return .confined(toFolders: [readable], writing: [scratch], allowing: allowed)
  }
}

import CommandLanguage
import Platform

/// The secret of a page that is kept for the next run.
enum PageToken {
  /// Returns the kept secret; a new one is saved for this user only.
  ///
  /// - Throws: An error if no folder is known or the file cannot be used.
  static func kept() throws(CommandError) -> String {
    guard let folder = Environment.ownFolder("XDG_STATE_HOME", orBelowHome: ".local/state") else {
      throw CommandError(ServeFault.noFolder)
    }
    let path = "\(folder)/page-token"
    do throws(FileError) {
      if let known = try PrivateFile(path: path).read(), RandomToken.isToken(known) { return known }
      let token = RandomToken.make()
      try PrivateFile(path: path).write(token)
      return token
    } catch {
      throw CommandError(ServeFault.cannotKeepToken(problem: error.message))
    }
  }
}

import CommandLanguage
import Platform

/// The secret of a page that is kept for the next run, and the file that opens a browser.
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
      if let known = try PrivateFile(path: path).read(), isToken(known) { return known }
      let token = fresh()
      try PrivateFile(path: path).write(token)
      return token
    } catch {
      throw CommandError(ServeFault.cannotKeepToken(problem: error.message))
    }
  }

  /// 128 random bits as 32 digits.
  private static func fresh() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func isToken(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Returns the text of a file that sends a browser to an address.
  static func redirect(to address: String) -> String {
    """
    <!doctype html>
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="refresh" content="0;url=\(address)">
    <title>Tabletop</title>

    """
  }
}

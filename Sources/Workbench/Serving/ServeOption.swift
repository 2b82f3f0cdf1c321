/// An option of `serve`, which the program takes with `--serve` too.
struct ServeOption: Sendable {
  /// The name with its dashes.
  let name: String

  /// The placeholder of the value, or empty if there is none.
  var value = ""

  /// A one-line summary.
  let summary: String

  /// The page opens in the browser.
  static let open = ServeOption(name: "--open", summary: "open the page in the browser")

  /// Other machines can connect.
  static let host = ServeOption(
    name: "--host",
    value: "ADDR",
    summary: "let other machines connect to this address, unencrypted"
  )

  /// The page can do more.
  static let allow = ServeOption(
    name: "--allow",
    value: "LIST",
    summary: "let the page use files, network and programs"
  )

  /// The page can do less.
  static let readOnly = ServeOption(name: "--read-only", summary: "let the page only look")

  /// The link stays the same.
  static let keepToken = ServeOption(
    name: "--keep-token",
    summary: "use the same link next time"
  )

  /// The page's script and style sheet come from a folder.
  static let assets = ServeOption(
    name: "--assets",
    value: "FOLDER",
    summary: "read page.js and page.css there (debug builds)"
  )

  /// All options.
  static let all = [open, host, allow, readOnly, keepToken, assets]

  /// The words of the syntax.
  var words: [String] { value.isEmpty ? [name] : [name, value] }
}

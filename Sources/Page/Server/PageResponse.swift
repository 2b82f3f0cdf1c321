import TableUI

extension Microhttpd.Response {
  /// The rules for the browser: no other origin, no markup from text, no copies.
  private static let rules: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        + "require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Cache-Control", "no-store"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  /// Returns the headers of a response with a content type.
  static func headers(type: String) -> [(name: String, value: String)] {
    rules + [("Content-Type", type)]
  }

  /// Returns a file of the page, or `notFound` if its folder no longer has it.
  static func asset(_ asset: PageAsset, of assets: PageAssets) -> Self {
    guard let bytes = try? assets.bytes(of: asset) else { return plain(.notFound) }
    return Self(status: .ok, headers: headers(type: asset.type), body: bytes)
  }

  /// Returns a status with its words.
  static func plain(_ status: HTTPStatus) -> Self {
    let text = "\(status.rawValue) \(status.reason)\n"
    return Self(
      status: status,
      headers: headers(type: "text/plain; charset=utf-8"),
      body: Array(text.utf8)
    )
  }

  /// Returns JSON.
  static func json(_ text: String, _ status: HTTPStatus = .ok) -> Self {
    Self(status: status, headers: headers(type: "application/json"), body: Array(text.utf8))
  }

  /// Returns a reason for refusing a gesture or a command: `busy` or `stale`.
  static func problem(_ word: String, _ status: HTTPStatus) -> Self {
    json("{\"error\":\"\(word)\"}", status)
  }

  /// Returns the result of a command.
  static func record(_ record: FrontEndRecord) -> Self {
    json("{\"refused\":\(record.isRefused),\"record\":\(record.json)}")
  }
}

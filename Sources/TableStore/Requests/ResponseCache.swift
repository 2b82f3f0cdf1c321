import JSON
public import Platform

/// The saved responses of requests, one file each in a folder. (YTKNetwork: disk cache.)
///
/// The first line of a file describes the response, and the rest is its body. Secrets are written
/// only as short digests. These hide a secret from a reader, but not from an attacker.
@MainActor public final class ResponseCache {
  /// The conditions for saving a response and using it again.
  public struct Rule: Hashable, Sendable {
    /// The seconds during which a saved response is used; -1 neither uses nor saves responses.
    public var seconds = -1

    /// The version of the format of the response; responses of other versions are not used.
    public var version = 0

    /// The data that the response depends on besides the request, such as the name of a user.
    public var sensitiveData = ""

    /// Creates a rule that neither uses nor saves responses.
    public init() {}
  }

  /// The reason why no saved response was used.
  public enum Miss: Error, Hashable, Sendable {
    /// The rule uses no saved responses.
    case off

    /// No response to the request is saved.
    case notSaved

    /// The file cannot be read as a response, because of a problem.
    case damaged(String)

    /// The response is too old, or its date is in the future; the ages are in seconds.
    case expired(age: Int, limit: Int)

    /// The response has another version of the format.
    case otherVersion(Int)

    /// Another version of the app saved the response.
    case otherAppVersion(String)

    /// The response was saved with other sensitive data.
    case otherSensitiveData
  }

  private let folder: String
  private let appVersion: String
  private let clock: VirtualClock

  /// Creates a cache; the first saved response creates its folder.
  ///
  /// - Parameters:
  ///   - folder: The folder; the folder around it must exist.
  ///   - appVersion: The version of the app; responses saved by other versions are not used.
  ///   - clock: The clock for the ages of responses.
  public init(folder: String, appVersion: String, clock: VirtualClock) {
    self.folder = folder
    self.appVersion = appVersion
    self.clock = clock
  }

  /// Returns the saved response to a request.
  ///
  /// - Throws: The reason why there is none that the rule allows.
  /// - Complexity: O(n) in the bytes of the response.
  public func response(to request: HTTPRequest, _ rule: Rule) throws(Miss) -> HTTPResponse {
    guard rule.seconds >= 0 else { throw .off }
    let contents: FileContents
    do throws(FileError) { contents = try Files.read(path(of: request)) } catch {
      if case .notFound = error { throw .notSaved }
      throw .damaged(error.message)
    }
    let bytes = contents.bytes
    guard let end = bytes.firstIndex(of: newline) else { throw .damaged("it has no body") }
    let head: JSONValue
    do throws(JSONError) { head = try JSONValue(parsing: Array(bytes[..<end])) } catch {
      throw .damaged("its first line is not JSON: \(error.message)")
    }
    try check(head, rule)
    let body = Array(bytes[(end + 1)...])
    guard head["bytes"]?.integer == body.count, let status = head["status"]?.integer,
      let url = head["url"]?.string
    else { throw .damaged("its body is incomplete") }
    return HTTPResponse(status: status, headers: Self.fields(head), url: url, body: body)
  }

  /// Saves a response, unless the rule saves none.
  ///
  /// - Throws: The reason why it was not saved; an older response is then unchanged.
  public func save(
    _ response: HTTPResponse,
    to request: HTTPRequest,
    _ rule: Rule
  ) throws(FileError) {
    guard rule.seconds >= 0 else { return }
    let head = head(of: response, rule)
    try Files.makeFolder(folder)
    _ = try Files.save(to: path(of: request), expecting: nil, force: true) {
      sink throws(FileError) in
      try sink.write(head)
      try sink.write(response.body)
    }
  }

  private func check(_ head: JSONValue, _ rule: Rule) throws(Miss) {
    guard let saved = head["saved"]?.integer, let version = head["version"]?.integer,
      let app = head["app"]?.string, let data = head["data"]?.string
    else { throw .damaged("its first line lacks a member") }
    let age = clock.millisecondsSince1970 / 1000 - saved
    guard (0...rule.seconds).contains(age) else { throw .expired(age: age, limit: rule.seconds) }
    guard version == rule.version else { throw .otherVersion(version) }
    guard app == appVersion else { throw .otherAppVersion(app) }
    guard data == Self.digest(rule.sensitiveData) else { throw .otherSensitiveData }
  }

  private func head(of response: HTTPResponse, _ rule: Rule) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("saved", clock.millisecondsSince1970 / 1000)
    writer.member("version", rule.version)
    writer.member("app", appVersion)
    writer.member("data", Self.digest(rule.sensitiveData))
    writer.member("status", response.status)
    writer.member("url", RedactedURL(response.url).description)
    writer.key("headers")
    writer.beginArray()
    // A cookie is a secret of the session that received it.
    for field in response.headers where field.name.lowercased() != "set-cookie" {
      writer.beginArray()
      writer.value(field.name)
      writer.value(field.value)
      writer.endArray()
    }
    writer.endArray()
    writer.member("bytes", response.body.count)
    writer.endObject()
    return writer.bytes + [newline]
  }

  private func path(of request: HTTPRequest) -> String {
    let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return "\(folder)/\(Self.digest("\(request.method) \(request.url)\n\(body)")).response"
  }

  private static func fields(_ head: JSONValue) -> [HTTPField] {
    (head["headers"] ?? .array([])).elements.compactMap { field in
      let texts = field.elements.compactMap(\.string)
      return texts.count == 2 ? HTTPField(texts[0], texts[1]) : nil
    }
  }

  /// Returns the digest of a text as 32 digits (FNV-1a with 128 bits).
  private static func digest(_ text: String) -> String {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in text.utf8 { hash = (hash ^ UInt128(byte)) &* 0x0100_0000_0000_0000_0000_013b }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}

private let newline = UInt8(ascii: "\n")

/// The use of saved responses by a request.
public struct ResponseCaching: Sendable {
  /// The saved responses.
  public let cache: ResponseCache

  /// The conditions for using and saving them.
  public var rule: ResponseCache.Rule

  /// Whether saved responses are not used; the new response is still saved.
  public var ignoresCache: Bool

  /// Creates the use of a cache under a rule.
  public init(_ cache: ResponseCache, _ rule: ResponseCache.Rule, ignoresCache: Bool = false) {
    (self.cache, self.rule, self.ignoresCache) = (cache, rule, ignoresCache)
  }
}

extension ResponseCache.Miss {
  /// The reason, without a period; it may contain text of the file.
  public var message: String {
    switch self {
    case .off: "saved responses are not used"
    case .notSaved: "no response is saved"
    case .damaged(let problem): "the saved response is damaged: \(problem)"
    case .expired(let age, let limit) where age >= 0:
      "the saved response is \(age) s old; the limit is \(limit) s"
    case .expired: "the saved response is from the future"
    case .otherVersion(let version): "the saved response has version \(version)"
    case .otherAppVersion(let version): "app version \(version) saved the response"
    case .otherSensitiveData: "the response was saved for other data"
    }
  }
}

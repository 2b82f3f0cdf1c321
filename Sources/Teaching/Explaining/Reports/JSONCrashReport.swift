import JSON

/// Apple's crash report in JSON: a line about the incident, then an object.
struct JSONCrashReport {
  /// The most frames and images that are read.
  private static let limit = 2000

  /// The object with the threads.
  private let body: JSONValue

  /// The names of the images, and whether each is inside the app.
  private let images: [(name: String, isInApp: Bool)]

  /// Reads a report; nil if the text is not one.
  init?(_ text: String) {
    guard text.first(where: { !$0.isWhitespace }) == "{" else { return nil }
    let rest = text.split(separator: "\n", maxSplits: 1).dropFirst().first.map(String.init)
    guard
      let body = [rest, text].lazy.compactMap({ $0.flatMap { try? JSONValue(parsing: $0) } })
        .first(where: { $0["threads"] != nil || $0["lastExceptionBacktrace"] != nil })
    else { return nil }
    self.body = body
    let app = body["procName"]?.string ?? ""
    images =
      (body["usedImages"]?.elements).map { elements in
        elements.prefix(Self.limit).map { image in
          let path = image["path"]?.string ?? ""
          let name =
            image["name"]?.string ?? path.split(separator: "/").last.map(String.init) ?? "???"
          return (name, !app.isEmpty && path.split(separator: "/").contains("\(app).app"))
        }
      } ?? []
  }

  /// The report.
  var report: CrashReport? {
    let frames = frames
    let symbols = frames.map { "\($0.image) \($0.symbol)" }
    return CrashReport(
      exception: exception,
      thread: thread,
      app: body["procName"]?.string,
      frames: frames,
      text: ([signal].compactMap(\.self) + reasons + symbols).joined(separator: "\n")
    )
  }

  private var exception: String? { body["exceptionReason"]?["name"]?.string ?? signal }

  /// The kind of the exception of the processor, such as `EXC_BAD_ACCESS (SIGSEGV)`.
  private var signal: String? {
    guard let type = body["exception"]?["type"]?.string else { return nil }
    return type + (body["exception"]?["signal"]?.string.map { " (\($0))" } ?? "")
  }

  /// The texts about the crash.
  private var reasons: [String] {
    var texts = [
      body["exceptionReason"]?["composed_message"]?.string, body["exception"]?["message"]?.string,
      body["exception"]?["subtype"]?.string,
    ]
    if let members = body["asi"]?.members.prefix(20) {
      for member in members { texts += member.value.elements.prefix(20).map { $0.string } }
    }
    return texts.compactMap(\.self)
  }

  /// The crashed thread.
  private var crashed: (number: Int, thread: JSONValue)? {
    guard let threads = body["threads"].map({ Array($0.elements.prefix(Self.limit)) }) else {
      return nil
    }
    let number =
      body["faultingThread"]?.integer ?? threads.firstIndex { $0["triggered"]?.bool == true }
    return number.flatMap { threads.indices.contains($0) ? ($0, threads[$0]) : nil }
  }

  private var thread: String? {
    guard let (number, thread) = crashed else { return nil }
    let name = thread["queue"]?.string ?? thread["name"]?.string
    return "\(number)" + (name.map { " (\($0))" } ?? "")
  }

  /// The frames of the exception, or else of the crashed thread.
  private var frames: [CrashFrame] {
    let list = body["lastExceptionBacktrace"] ?? crashed?.thread["frames"]
    return (list.map { Array($0.elements.prefix(Self.limit)) } ?? []).enumerated().map(frame)
  }

  private func frame(_ number: Int, _ frame: JSONValue) -> CrashFrame {
    let index = frame["imageIndex"]?.integer ?? -1
    let image = images.indices.contains(index) ? images[index] : ("???", false)
    let offset = frame["imageOffset"]?.integer.map { "+ \($0)" } ?? "???"
    let line = frame["sourceLine"]?.integer.map { ":\($0)" } ?? ""
    return CrashFrame(
      number: number,
      image: image.0,
      symbol: frame["symbol"]?.string ?? offset,
      place: frame["sourceFile"]?.string.map { $0 + line },
      isInApp: image.1
    )
  }
}

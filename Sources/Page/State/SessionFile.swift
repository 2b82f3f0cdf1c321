import JSON

/// A recording as one HTML file: the script and the style of the page with the recorded steps.
///
/// The file requests nothing and works from a disk. The browser runs only the script whose hash it
/// names.
struct SessionFile {
  /// The largest number of bytes of the steps.
  static let limit = 5_000_000

  /// The first state.
  let first: PageState

  /// The differences to the following states.
  let updates: [PageUpdate]

  /// The number of the first state.
  let start: Int

  /// Texts to replace, such as the name of a folder.
  let names: [(text: String, with: String)]

  /// The bytes of the page's script.
  let script: [UInt8]

  /// The bytes of the page's style sheet.
  let style: [UInt8]

  /// The bytes; the same steps give the same bytes.
  var bytes: [UInt8] {
    let policy =
      "default-src 'none'; script-src 'sha256-\(SHA256(script).base64)'; "
      + "style-src 'sha256-\(SHA256(style).base64)'; base-uri 'none'; form-action 'none'; "
      + "require-trusted-types-for 'script'; trusted-types 'none'"
    let head = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Tabletop</title>
      <style>
      """
    var bytes = Array(head.utf8)
    bytes += style
    bytes += Array("</style>\n</head>\n<body>\n".utf8)
    bytes += Array(#"<script type="application/json" id="session">"#.utf8)
    bytes += data
    bytes += Array("</script>\n<script type=\"module\">".utf8)
    bytes += script
    bytes += Array("</script>\n</body>\n</html>\n".utf8)
    return bytes
  }

  /// The steps as JSON without `<`, which could end the element.
  ///
  /// Values that come again, such as rows and lines of a trace, are written once.
  private var data: [UInt8] {
    let bytes = Array(steps.utf8)
    let values = SharedValues(of: JSONValue(validated: bytes, range: 0..<bytes.count))
    let shared = values.list.joined(separator: ",")
    let text =
      "{\"v\":1,\"start\":\(start),\"shared\":[\(shared)],\"steps\":\(values.text)}"
    let parts = text.utf8.split(separator: 0x3C, omittingEmptySubsequences: false)
    return Array(parts.joined(separator: "\\u003c".utf8))
  }

  /// The first state and the updates as JSON.
  private var steps: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("first")
    writer.beginObject()
    first.write(to: &writer, sequence: start)
    writer.endObject()
    writer.key("updates")
    writer.beginArray()
    for (index, update) in updates.enumerated() {
      writer.beginObject()
      update.write(to: &writer, from: start + index, sequence: start + index + 1)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    var text = writer.text
    for name in names where !name.text.isEmpty {
      let quoted = JSONText.quoted(name.text).dropFirst().dropLast()
      text = text.replacing(quoted, with: name.with)
    }
    return text
  }
}

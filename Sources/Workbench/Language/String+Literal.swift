import JSON

extension String {
  /// The text in quotes, as it is typed where nothing in it shall mean anything.
  var literal: String {
    var writer = JSONWriter()
    AnswerValue.text(self).write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self).replacing("$", with: "\\$")
  }
}

import Platform

/// A writer of steps as a web page without scripts or other files.
///
/// The file is a complete page after each step.
@MainActor final class PageSteps: StepWriting {
  /// The path of the file.
  let path: String

  private let file: FileAppender

  /// The number of steps so far.
  private var count: Int

  /// The size of the file up to the last complete step, in bytes.
  private var end: Int

  /// The output of the open step as HTML.
  private var text = StyledHTML()

  /// Creates a page without steps.
  init(creating path: String, force: Bool) throws(FileError) {
    self.path = path
    count = 0
    file = try FileAppender(creating: path, force: force)
    let head = PageLayout.head(title: PageLayout.title(of: path))
    try file.append(head)
    end = file.size
    try file.append(PageLayout.foot)
  }

  /// Opens a page to add steps after its last one; nil if `record` did not write it.
  init?(extending path: String) throws(FileError) {
    let bytes = try Files.read(path).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains(PageLayout.generator), text.hasSuffix(PageLayout.foot) else { return nil }
    self.path = path
    count = text.ranges(of: PageLayout.sectionStart).count
    file = try FileAppender(extending: path)
    end = bytes.count - PageLayout.foot.utf8.count
  }

  func begin(prompt: String, lines: [String]) throws(FileError) {
    try append(count: count + 1, prompt: prompt, lines: lines, mark: "command")
    count += 1
    text = StyledHTML()
    try write("<pre>")
  }

  func add(_ output: String) throws(FileError) { try write(text.html(for: output)) }

  func finish() throws(FileError) {
    try write(text.ending + "</pre>\n</section>\n")
    try close()
  }

  func addRemark(_ line: String, prompt: String) throws(FileError) {
    try append(count: count + 1, prompt: prompt, lines: [line], mark: "remark")
    count += 1
    try write("</section>\n")
    try close()
  }

  /// Removes the end of the page and opens a section.
  private func append(
    count: Int,
    prompt: String,
    lines: [String],
    mark: String
  ) throws(FileError) {
    try file.truncate(to: end)
    let code = lines.map(StyledHTML.escaped).joined(separator: "\n")
    try write(
      "\(PageLayout.sectionStart)\(count)\">\n<h2><span class=\"prompt\">"
        + "\(StyledHTML.escaped(prompt))</span><code class=\"\(mark)\">\(code)</code></h2>\n"
    )
  }

  private func close() throws(FileError) {
    let size = file.size
    try write(PageLayout.foot)
    end = size
  }

  /// Appends a text; after a failure the page has its earlier steps only.
  private func write(_ text: String) throws(FileError) {
    do throws(FileError) {
      try file.append(text)
    } catch {
      withdraw()
      throw error
    }
  }

  /// Removes the open step, so that the page is complete again.
  func withdraw() {
    try? file.truncate(to: end)
    try? file.append(PageLayout.foot)
  }
}

import CommandLanguage
import Glibc
import Platform
import TableUI
import TestSupport
import Testing

@testable import Page
@testable import Workbench
@testable import Workspace

/// The page's script and style sheet in a folder, for work on the page.
@MainActor @Suite(.serialized) struct PageAssetTests {
  private let folder: ScratchFolder
  private let stage: PageStage

  init() throws {
    folder = try ScratchFolder()
    try folder.write("// one\n", to: "page.js")
    try folder.write("/* one */\n", to: "page.css")
    stage = try PageStage(assets: PageAssets(readingFrom: folder.path))
  }

  private func get(_ path: String) throws -> (status: Int, body: String) {
    let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
    return PageStage.parts(of: try stage.exchange(request))
  }

  private func remove(_ name: String) throws {
    let path = folder.file(name)
    try #require(unsafe unlink(path) == 0)
  }

  @Test func `each request reads its file again`() throws {
    #expect(try get("/page.js") == (200, "// one\n"))
    #expect(try get("/page.css") == (200, "/* one */\n"))
    #expect(try get("/").body.contains("page.js"))
    try folder.write("// two\n", to: "page.js")
    #expect(try get("/page.js") == (200, "// two\n"))
    try remove("page.js")
    #expect(try get("/page.js").status == 404)
  }

  @Test func `a recorded session has the files of the folder, and allows exactly them`() throws {
    stage.session.runWithin("select 0 1") { _ in }
    let recording = try #require(stage.server.recording)
    func text() throws -> String {
      String(decoding: try recording.file(from: nil, hiding: []).bytes, as: UTF8.self)
    }
    for number in ["one", "two"] {
      let (script, style) = ("// \(number)\n", "/* \(number) */\n")
      try folder.write(script, to: "page.js")
      try folder.write(style, to: "page.css")
      let file = try text()
      #expect(file.contains("<script type=\"module\">\(script)</script>"))
      #expect(file.contains("<style>\(style)</style>"))
      #expect(file.contains("script-src 'sha256-\(SHA256(Array(script.utf8)).base64)'"))
      #expect(file.contains("style-src 'sha256-\(SHA256(Array(style.utf8)).base64)'"))
    }
    try remove("page.css")
    #expect(throws: FileError.self) { try text() }
    var refusal: String?
    stage.session.runWithin("picture \(folder.file("s.html")) --session") { outcome in
      if case .failure(let error) = outcome.result { refusal = error.message }
    }
    #expect(refusal?.hasPrefix("cannot read the page: ") == true, "\(refusal ?? "no error")")
  }

  @Test func `a folder without one of the files is an error at once`() throws {
    try remove("page.css")
    #expect(throws: FileError.self) { try PageAssets(readingFrom: folder.path) }
  }
}

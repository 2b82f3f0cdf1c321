import Platform
import Testing

/// The code in README.md and on the page on embedding is that of a program which is built and tried.
@Suite struct ReadmeSnippetTests {
  @Test(arguments: [Readme.root + "/README.md", Readme.page("Embedding")])
  func `shows the program with your own controller at the prompt`(page: String) throws {
    let path = Readme.root + "/examples/programs/prompt/main.swift"
    let program = String(decoding: try Files.read(path).bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let code = program.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") && !$0.isEmpty }
    #expect(try Readme.blocks(of: "swift", in: page) == [code])
  }
}

import TableStore
import Testing

@testable import Workbench

/// The options of the program for a page.
@Suite struct ServeOptionTests {
  /// Arguments and the words after `serve`.
  private static let runs: [([String], [String])] = [
    (["a.json", "--serve"], []),
    (["--serve", "a.json"], []),
    (["a.json", "--serve", "8080"], ["8080"]),
    (["--serve=8080", "a.json"], ["8080"]),
    (["--serve", "99999", "a.json"], ["99999"]),
    (["a.json", "--serve", "--open"], ["--open"]),
    (["--open", "a.json", "--serve"], ["--open"]),
    (
      ["a.json", "--serve", "--host", "10.0.0.7", "--keep-token"],
      ["--host", "10.0.0.7", "--keep-token"]
    ),
    (["a.json", "--serve", "--allow", "files,network"], ["--allow", "files,network"]),
    (
      ["--allow", "files", "a.json", "--serve", "--allow", "network"],
      ["--allow", "files,network"]
    ),
    (["a.json", "--serve", "80", "--read-only"], ["80", "--read-only"]),
    (["a.json", "--serve", "--assets", "page"], ["--assets", "page"]),
  ]

  @Test func `the options of serve are options of the program`() throws {
    for (arguments, words) in Self.runs {
      let options = try ProgramOptions(arguments)
      #expect(options.serves)
      #expect(options.serveWords == words, "\(arguments)")
      #expect(options.files == ["a.json"], "\(arguments)")
    }
  }

  /// Arguments and the error.
  private static let errors: [([String], String)] = [
    (["--serve=off"], "--serve cannot be \"off\"; expected [PORT]"),
    (["--serve="], "--serve cannot be \"\"; expected [PORT]"),
    (["a.json", "--open"], "`--open` requires `--serve`"),
    (["a.json", "--host", "10.0.0.7"], "`--host` requires `--serve`"),
    (["a.json", "--keep-token"], "`--keep-token` requires `--serve`"),
    (["a.json", "--assets", "page"], "`--assets` requires `--serve`"),
    (["a.json", "--serve", "--host"], "--host needs a value: --host ADDR"),
    (["a.json", "--allow", "files"], "--allow cannot be \"files\"; expected run|write|net"),
    (
      ["--check", "a.transcript", "--allow", "files"],
      "--allow cannot be \"files\"; expected run|write|net"
    ),
    (
      ["a.json", "--serve", "--safe"],
      "cannot combine --safe with --serve, which uses the network"
    ),
  ]

  @Test func `options without a page are errors`() {
    for (arguments, message) in Self.errors {
      do throws(UsageError) {
        _ = try ProgramOptions(arguments)
        Issue.record("\(arguments) is accepted")
      } catch {
        #expect(error.message == message, "\(arguments)")
      }
    }
  }

  @Test func `read-only and allow keep their meaning without a page`() throws {
    let options = try ProgramOptions(["a.db", "--read-only"])
    #expect(options.settings.open.isReadOnly)
    #expect(!options.serves)
    let check = try ProgramOptions(["--check", "a.transcript", "--allow", "net"])
    #expect(check.check.allowances == [.net])
  }
}

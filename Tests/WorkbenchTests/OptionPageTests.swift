import Platform
import SessionSupport
import Teaching
import TestSupport
import Testing
import TextLayout

@testable import Workbench
@testable import Workspace

@Suite struct OptionPageTests {
  @MainActor @Test
  func `the page of options fits a screen, and it or its topics name every option`() throws {
    let lines = OptionPage.lines
    #expect(lines.count <= 23)
    #expect(lines.allSatisfy { $0.displayWidth < 80 })
    let checks = Features.all.topic(named: "checks")?.lines(in: .all) ?? []
    #expect(lines.contains { $0.contains("help checks") })
    let open = try SessionFixture(nil).type("help open")
    let words = Set((lines + checks + [open]).joined(separator: " ").split { " ,[\n".contains($0) })
    for name in ProgramOption.all.flatMap(\.names) { #expect(words.contains(name[...])) }
  }

  @Test func `an option has one spelling and a value that fits`() {
    let names = ProgramOption.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for option in ProgramOption.all {
      guard case .words(let words) = option.fits else { continue }
      for word in words {
        #expect(throws: Never.self) { try ProgramOptions([option.names[0], word]) }
      }
      #expect(throws: UsageError.self) { try ProgramOptions([option.names[0], "no-such-word"]) }
    }
  }
}

@MainActor @Suite struct ShellCompletionTests {
  @Test func `bash takes its script and offers words, options and files`() throws {
    let folder = try ScratchFolder()
    let script = ShellCompletion(.bash).lines.joined(separator: "\n")
    func offered(_ words: String...) throws -> [String] {
      let line = """
        \(script)
        COMP_WORDS=(tabletop \(words.joined(separator: " "))); COMP_CWORD=\(words.count)
        cd '\(folder.path)'; touch data.json; _tabletop; printf '%s\\n' "${COMPREPLY[@]}"
        """
      let result = try Process.run("bash", ["-c", line])
      #expect(result.exitStatus == 0)
      return result.text.split(separator: "\n").map(String.init)
    }
    #expect(try offered("--wiring", "it") == ["items"])
    #expect(try offered("--completions", "''") == ["bash", "zsh", "fish"])
    #expect(try offered("--wir") == ["--wiring"])
    #expect(try offered("-f", "da") == ["data.json"])
    #expect(try offered("da") == ["data.json"])
    #expect(try offered("--title", "x") == [])
  }

  @Test(arguments: ShellCompletion.Shell.allCases)
  func `each script has every option`(_ shell: ShellCompletion.Shell) {
    let text = ShellCompletion(shell).lines.joined(separator: "\n")
    for name in ProgramOption.all.flatMap(\.names) {
      let bare = name.drop { $0 == "-" }
      let isThere =
        shell == .fish
        ? text.contains(name.hasPrefix("--") ? "-l \(bare)" : "-s \(bare)") : text.contains(name)
      #expect(isThere, "\(name)")
    }
  }
}

@MainActor @Suite struct ManualPageTests {
  @Test func `names every option, command and topic, and begins no line by accident`() {
    let lines = ManualPage.lines(of: .all)
    let text = lines.joined(separator: "\n").filter { $0 != "\\" }
    for name in ProgramOption.all.flatMap(\.names) { #expect(text.contains("fB\(name)fR")) }
    for type in CommandList.all.types {
      #expect(text.contains(type.description.summary.replacing("`", with: "(ga")))
    }
    for topic in Features.all.topics where !topic.isGroup {
      #expect(lines.contains(".SH \(topic.name.uppercased())"))
    }
    let requests: Set<Substring> = [".TH", ".SH", ".SS", ".TP", ".TQ", ".B", ".nf", ".fi"]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(line.prefix { $0 != " " }))
    }
  }
}

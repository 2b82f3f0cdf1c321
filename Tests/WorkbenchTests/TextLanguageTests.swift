import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench

/// The choice of a language by `set` and by the environment.
@MainActor @Suite struct TextLanguageTests {
  nonisolated private static let environments: [([String: String], TextLanguage)] = [
    ([:], .english),
    (["LANG": "zh_CN.UTF-8"], .chinese),
    (["LANG": "ru_RU.UTF-8"], .russian),
    (["LANG": "ru"], .russian),
    (["LANG": "ZH-Hans"], .chinese),
    (["LANG": "en_US.UTF-8"], .english),
    (["LANG": "de_DE.UTF-8"], .english),
    (["LANG": "C"], .english),
    (["LANG": "POSIX"], .english),
    (["LANG": "C.UTF-8", "LC_MESSAGES": "ru_RU"], .russian),
    (["LANG": "ru_RU", "LC_MESSAGES": "zh_CN"], .chinese),
    (["LANG": "ru_RU", "LC_MESSAGES": "ru_RU", "LC_ALL": "zh_CN"], .chinese),
    (["LANG": "ru_RU", "LC_ALL": "C"], .english),
    (["LANG": "ru_RU", "LC_ALL": ""], .russian),
    (["LANG": "ru_RU", "LANGUAGE": "zh"], .chinese),
    (["LANG": "ru_RU", "LANGUAGE": "de:zh_TW:ru"], .chinese),
    (["LANG": "ru_RU", "LANGUAGE": "en:zh"], .english),
    (["LANG": "ru_RU", "LANGUAGE": ":::"], .english),
    (["LANG": "ru_RU", "LANGUAGE": "de"], .english),
    (["LANG": "zhuang", "LANGUAGE": ""], .english),
    (["LANG": "\u{1B}[31mru"], .english),
  ]

  @Test(arguments: environments.indices)
  func `the first variable with a value decides`(index: Int) {
    let (variables, language) = Self.environments[index]
    #expect(TextLanguage { variables[$0] } == language, "\(variables)")
  }

  @Test func `set overrides the environment, which counts only at the prompt`() throws {
    let fixture = try SessionFixture(nil)
    let session = fixture.session
    session.settings.languageAtPrompt = .russian
    func language(isPrompt: Bool) -> TextLanguage {
      session.place = CommandPlace(isPrompt: isPrompt)
      return session.language
    }
    #expect(fixture.run("get language") == "auto")
    #expect(language(isPrompt: true) == .russian && language(isPrompt: false) == .english)
    #expect(fixture.run("set language zh") == "zh")
    #expect(language(isPrompt: true) == .chinese && language(isPrompt: false) == .chinese)
    #expect(fixture.run("set language en") == "en")
    #expect(language(isPrompt: true) == .english)
    #expect(fixture.run("set language auto") == "auto")
    #expect(language(isPrompt: true) == .russian)
    let error = fixture.run("set language fr")
    #expect(error.hasPrefix("error[bad-argument]"), "\(error)")
    #expect(error.contains("en, ru, zh, auto"), "\(error)")
  }

  @Test(arguments: [TextLanguage.chinese, .russian])
  func `each command has a summary in each language`(language: TextLanguage) throws {
    let catalog = try #require(TextCatalogs.summaries[language])
    let names = CommandList.all.descriptions.map(\.name)
    #expect(catalog.texts.keys.sorted() == names.sorted())
    #expect(catalog.texts.values.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") })
  }

  @Test func `help shows the summary of a command in the language of the session`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("set language ru")
    #expect(
      fixture.run("help delete").contains(
        "\n  удаляет строки или диапазоны; `undo` возвращает их\n"
      )
    )
    #expect(fixture.run("help смахивает").contains("swipe"))
    fixture.run("set language zh")
    #expect(fixture.run("help delete").contains("\n  删除一行、多行或一个范围；`undo` 可以恢复\n"))
    fixture.run("set language en")
    #expect(!fixture.run("help delete").contains("删除"))
  }

  @Test func `a catalog has a text per line, and an empty one counts as missing`() {
    let text = "\u{FEFF}# x\r\na: b: c \r\n\r\nno colon\r\n  E1 title:\tT\r\ne:\r\na: again"
    let catalog = TextCatalog(text)
    #expect(catalog.texts == ["a": "b: c", "E1 title": "T"])
    #expect(catalog.lines.map(\.number) == [2, 4, 5, 6, 7])
    #expect(catalog.lines.map(\.key) == ["a", nil, "E1 title", "e", "a"])
    #expect(catalog["a"] == "b: c" && catalog["e"] == nil)
    #expect(TextCatalog("").lines.isEmpty)
  }
}

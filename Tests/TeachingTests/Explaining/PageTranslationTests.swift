import CommandLanguage
import SessionSupport
import TestSupport
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// Pages of `explain` in other languages.
@MainActor @Suite struct PageTranslationTests {
  nonisolated private static let languages = LessonTranslation.languages

  @Test(arguments: languages)
  func `each page is complete in each language, with its code and evidence`(
    language: TextLanguage
  ) throws {
    let catalog = try #require(TextCatalogs.pages[language])
    let check = TextsCheck(catalog, file: "\(language.rawValue).texts")
    #expect(check.faults == [] && check.notes == [])
    #expect(check.tries == ExplanationPage.englishTexts.count)
    for (key, text) in ExplanationPage.englishTexts {
      let translated = try #require(catalog[key])
      let isCode = text.first == "`" && text.last == "`" && text.count { $0 == "`" } == 2
      // A heading has only punctuation between its values, and `Correct.` is a sentence.
      #expect(isCode || key == "lesson heading" || translated != text, "\(key)")
      let isSentence = translated.hasSuffix(".") || translated.hasSuffix("。")
      #expect(isSentence == text.hasSuffix("."), "\(key)")
    }
  }

  @Test(arguments: languages)
  func `the summaries of commands keep their code, too`(language: TextLanguage) throws {
    let catalog = try #require(TextCatalogs.summaries[language])
    let check = TextsCheck(catalog, file: "\(language.rawValue).texts")
    #expect(check.faults == [] && check.notes == [])
  }

  nonisolated private static let pages: [(TextLanguage, String)] = [
    (
      .chinese,
      """
      E20  数据源已被释放
        原因  表视图只弱引用数据源 [header]；没有其他对象持有它，所以在表视图请求单元
              格之前它就被释放了
        解决  用存储属性持有数据源，直到不再需要表视图
        原文  UITableView dataSource is not set
        来源  observed: crash text
        课程  38 "The table view does not keep its data source alive"
      """
    ),
    (
      .russian,
      """
      E20  источник данных освобождён из памяти
        причина   ссылка таблицы на источник данных слабая [header]; других ссылок на
                  него не было, и он был освобождён раньше, чем таблица запросила
                  ячейки
        решение   храните источник данных в свойстве, пока существует таблица
        текст     UITableView dataSource is not set
        источник  observed: crash text
        урок      38 "The table view does not keep its data source alive"
      """
    ),
  ]

  @Test(arguments: pages.indices)
  func `a page is in the language of the session, and its record in English`(index: Int) throws {
    let (language, text) = Self.pages[index]
    let fixture = try SessionFixture(nil)
    let english = fixture.run("explain E20")
    fixture.run("set language \(language.rawValue)")
    #expect(fixture.run("explain E20") == text)
    #expect(fixture.run("explain UITableView dataSource is not set") == text)
    #expect(fixture.records("explain E20")[0].contains(#""title":"data source deallocated""#))
    #expect(fixture.run("set language en", "explain E20") == "en\n" + english)
  }

  nonisolated private static let findings: [(TextLanguage, String)] = [
    (
      .chinese,
      """
      E1  行数不匹配
        原因  模型的变化与批次不一致：批次报告的行数变化是 -2，而数据源报告的是 -1
        解决  再插入 1 行，或者让数据源报告 2 行，或者对这个分区使用
              `reloadSections`，它允许任何变化 [ours]
        试试  batch {"old": [4], "new": [3], "deleteRows": [[0,0],[0,1]], "insertRows": [[0,2]]}
        情况  分区 0：更新前 4 行，更新后 3 行；批次：插入 0，删除 2，移入 0，移出 0
      """
    ),
    (
      .russian,
      """
      E1  число строк не сходится
        причина   модель изменилась не так, как пакет: пакет сообщает об изменении
                  числа строк на -2, а источник данных — на -1
        решение   вставьте ещё строк: 1, или пусть источник данных сообщит число
                  строк 2, или вызовите для секции `reloadSections`, который
                  допускает любые изменения [ours]
        пример    batch {"old": [4], "new": [3], "deleteRows": [[0,0],[0,1]], "insertRows": [[0,2]]}
        факты     секция 0: строк до — 4, после — 3; в пакете: вставлено 0, удалено
                  2, перемещено внутрь 0, перемещено наружу 0
      """
    ),
  ]

  @Test(arguments: findings.indices)
  func `what the numbers of a text mean is in the language, too`(index: Int) throws {
    let (language, wanted) = Self.findings[index]
    let fixture = try SessionFixture(nil)
    fixture.run("set language \(language.rawValue)")
    let text = fixture.run(
      "explain Invalid update: invalid number of rows in section 0. The number of rows contained in"
        + " an existing section after the update (3) must be equal to the number of rows contained"
        + " in that section before the update (4), plus or minus the number of rows inserted or"
        + " deleted from that section (0 inserted, 2 deleted) and plus or minus the number of rows"
        + " moved into or out of that section (0 moved in, 0 moved out)."
    )
    let labels = ["原文", "текст", "来源", "источник", "课程", "урок"]
    var isShown = true
    let lines = text.split(separator: "\n").filter { line in
      // The message, the source and the lessons are as in English.
      let label = line.drop { $0 == " " }
      if !line.hasPrefix("      ") { isShown = !labels.contains { label.hasPrefix($0) } }
      return isShown
    }
    #expect(lines.joined(separator: "\n") == wanted)
  }

  /// Texts of other crashes, each with a part of its explanation in Chinese.
  nonisolated private static let crashes = [
    (
      "attempt to delete row 9 from section 0 which only contains 4 rows before the update",
      "分区 0 在批次开始前有 4 行"
    ),
    (
      "attempt to insert section 3 but there are only 2 sections after the update", "让数据源报告至少 4 个分区"
    ),
    ("request for rect of header in invalid section (5) at launch", "情况  分区 5"),
    ("a section or row number must not be negative (-3) at launch", "编号：-3"),
    ("attempt to move section 2, but there are only 1 sections before the update", "起点：2；分区数：1"),
    ("row (7) beyond bounds (3) for section (0).", "滚动到第 0 行至第 2 行中的一行，或者先在表视图中插入第 7 行"),
  ]

  @Test(arguments: crashes.indices) func `other texts are, too`(index: Int) throws {
    let (text, part) = Self.crashes[index]
    let fixture = try SessionFixture(nil)
    fixture.run("set language zh")
    #expect(fixture.run("explain \(text)").contains(part), "\(fixture.run("explain \(text)"))")
  }

  @Test func `the environment chooses at the prompt, and scripts are in English`() throws {
    let fixture = try SessionFixture(nil)
    fixture.session.settings.languageAtPrompt = .chinese
    #expect(fixture.run("explain E20", isPrompt: true).hasPrefix("E20  数据源已被释放\n"))
    #expect(fixture.run("explain E20").hasPrefix("E20  data source deallocated\n"))
  }

  @Test func `a page of an error word, which is not translated, is in English`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("set language ru")
    let lines = fixture.run("explain bad-argument").split(separator: "\n")
    #expect(lines[0].hasPrefix("bad-argument  ") && lines[0].allSatisfy(\.isASCII))
    #expect(lines[1].hasPrefix("  причина   a word does not have the form "))
  }

  nonisolated private static let broken: [(lines: String, faults: [String])] = [
    ("E1 title", ["1: expected `KEY: TEXT`, found no colon"]),
    ("# x\nE1 titel: T", ["2: unknown key \"E1 titel\"; did you mean \"E1 title\"?"]),
    ("Z99 zzzzzz: T", ["1: unknown key \"Z99 zzzzzz\""]),
    ("E20 title: T\nE20 title: U", ["2: duplicate key \"E20 title\"; the first is on line 1"]),
    ("E34 cause: C", ["1: the text lacks `NSNotFound`"]),
    ("E34 cause: `NSNotFound` `x", []),
    (
      "E34 cause: `nil` [ours]",
      [
        "1: the text lacks `NSNotFound`",
        "1: unexpected `nil`; the English text does not have it",
        "1: unexpected [ours]; the English text does not have it",
      ]
    ),
    ("note also: N", ["1: the text lacks {codes}"]),
    ("undo: U\nE1 title: T", ["2: unknown key \"E1 title\""]),
    ("changes: C", ["1: the text lacks `undo`"]),
    ("delete: D `undo`", []),
    ("delete: D `redo`", ["1: unexpected `redo`; the English text does not have it"]),
    ("E34 cause:", []),
  ]

  @Test(arguments: broken.indices) func `a wrong text is an error with its line`(index: Int) {
    let (lines, faults) = Self.broken[index]
    let check = TextsCheck(TextCatalog(lines), file: "zh.texts")
    #expect(check.faults.map { "\($0.line): \($0.message)" } == faults)
  }

  @Test func `missing texts are listed`() throws {
    let count = ExplanationPage.englishTexts.count
    let labels = "label text, label saw, label cause, label legal, label try"
    let empty = TextsCheck(TextCatalog(""), file: "zh.texts")
    #expect(empty.notes == ["zh.texts lacks \(count) texts: \(labels) and \(count - 5) more"])
    let full = ExplanationPage.englishTexts.map { "\($0.key): \($0.text)\n" }.joined()
    let gap = full.replacing("E9 title: ", with: "E9 title:\n# ")
    #expect(TextsCheck(TextCatalog(gap), file: "a").notes == ["a lacks 1 text: E9 title"])
    #expect(TextsCheck(TextCatalog(full), file: "a").notes == [])
    #expect(TextsCheck(TextCatalog("undo: U"), file: "a").notes.count == 1)
  }

  @Test func `a check reads a file`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("E1 title: T\r\n", to: "zh.texts")
    let check = try TextsCheck(checking: path, settings: SessionSettings())
    #expect(check.tries == 1 && check.faults == [] && check.notes.count == 1)
    #expect(throws: CommandError.self) {
      try TextsCheck(checking: folder.path + "/none.texts", settings: SessionSettings())
    }
  }
}

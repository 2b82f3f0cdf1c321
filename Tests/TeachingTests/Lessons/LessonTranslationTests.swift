import CommandLanguage
import SessionSupport
import TestSupport
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// Lessons in other languages.
@MainActor @Suite struct LessonTranslationTests {
  nonisolated private static let english = """
    lesson: A lesson
    text: Begin.
    setup: new 3
    step: One
    text:
      Delete it:
      | delete SECTION ROW
      Then look.
    goal: rows 0 = 2
    hint: First.
    hint: Second.
    wrong: delete 0 0..1
    when: rows 0 = 1
    say: One too many.
    right: delete 0 1
    seen: Done.
    challenge: Two
    text: Again.
    goal: rows 0 = 1
    hint: Third.
    right: delete 0 0
    """

  nonisolated private static let russian = """
    # Перевод.
    lesson: Урок
    text: Начните.
    step: Первый
    text:
      Удалите:
      | delete SECTION ROW
      Затем посмотрите.
    hint: Сначала.
    hint: Потом.
    say: Лишняя.
    seen: Готово.
    challenge: Второй
    text: Ещё раз.
    hint: В-третьих.
    """

  private func lesson(in language: TextLanguage, _ text: String) throws -> Lesson {
    var lesson = try LessonReader.read(Self.english, file: "l.lesson")
    lesson.translations[language] =
      try LessonReader.readTranslation(text, file: "l.\(language.rawValue).lesson", of: lesson)
    return lesson
  }

  @Test func `a translation replaces every text and nothing else`() throws {
    let lesson = try lesson(in: .russian, Self.russian)
    let translated = lesson.translated(to: .russian)
    #expect(
      translated.texts.map(\.text.plain) == [
        "Урок", "Начните.", "Первый", "Удалите:\ndelete SECTION ROW\nЗатем посмотрите.", "Сначала.",
        "Потом.", "Лишняя.", "Готово.", "Второй", "Ещё раз.", "В-третьих.",
      ]
    )
    #expect(translated.name == "l" && translated.setup == ["new 3"])
    #expect(translated.steps.flatMap(\.goals) == lesson.steps.flatMap(\.goals))
    #expect(translated.steps.flatMap(\.solution) == lesson.steps.flatMap(\.solution))
    #expect(lesson.translated(to: .chinese).title == "A lesson")
    #expect(lesson.translationNotes == [])
  }

  @Test func `a text that is missing or empty is English, and is listed`() throws {
    let lesson = try lesson(in: .russian, "lesson: Урок\nstep:\nhint:\nhint: Потом.\n")
    let translated = lesson.translated(to: .russian)
    #expect(translated.title == "Урок" && translated.text.plain == "Begin.")
    #expect(translated.steps.map(\.title) == ["One", "Two"])
    #expect(translated.steps[0].hints.map(\.plain) == ["First.", "Потом."])
    #expect(
      lesson.translationNotes == [
        "l.ru.lesson lacks 9 texts: text, title of step 1, text of step 1, hint 1 of step 1,"
          + " say 1 of step 1 and 4 more"
      ]
    )
    let empty = try self.lesson(in: .chinese, "")
    #expect(empty.translated(to: .chinese).texts.map(\.text) == lesson.texts.map(\.text))
  }

  nonisolated private static let broken:
    [(change: String, to: String, error: String, place: String)] =
      [
        (
          "say: Лишняя.", "goal: rows 0 = 2",
          "unexpected \"goal:\"; a translation contains only texts", "l.ru.lesson:11:1"
        ),
        (
          "text: Начните.", "setup: new 3",
          "unexpected \"setup:\"; a translation contains only texts", "l.ru.lesson:3:1"
        ),
        (
          "text: Начните.", "hint: Начните.",
          "unexpected \"hint:\"; a translation contains only texts", "l.ru.lesson:3:1"
        ),
        (
          "say: Лишняя.", "lesson: Лишняя.",
          "unexpected \"lesson:\"; a translation contains only texts", "l.ru.lesson:11:1"
        ),
        (
          "say: Лишняя.", "hint: Лишняя.", "step 1 has only 2 hint: in l.lesson", "l.ru.lesson:11:1"
        ),
        (
          "hint: В-третьих.", "seen: Готово.", "step 2 has no seen: in l.lesson",
          "l.ru.lesson:15:1"
        ),
        (
          "text: Начните.", "lesson: Урок", "the lesson has only 1 lesson: in l.lesson",
          "l.ru.lesson:3:1"
        ),
        (
          "challenge: Второй", "step: Второй",
          "expected challenge:, found step:; step 2 of l.lesson is a challenge", "l.ru.lesson:13:1"
        ),
        (
          "hint: В-третьих.", "step: Третий", "step 3 has no step: in l.lesson",
          "l.ru.lesson:15:1"
        ),
        (
          "| delete SECTION ROW", "| delete РАЗДЕЛ СТРОКА",
          "expected the command `delete SECTION ROW`, found `delete РАЗДЕЛ СТРОКА`",
          "l.ru.lesson:7:3"
        ),
        (
          "  | delete SECTION ROW\n", "", "the text lacks the command `delete SECTION ROW`",
          "l.ru.lesson:5:1"
        ),
        (
          "Затем посмотрите.", "| rows", "unexpected command `rows`", "l.ru.lesson:8:3"
        ),
        ("step: Первый", "Первый", "a line starts with a keyword and a colon", "l.ru.lesson:4:7"),
      ]

  @Test(arguments: broken.indices) func `a wrong structure is an error with its place`(index: Int) {
    let (change, new, message, place) = Self.broken[index]
    let text = Self.russian.replacing(change, with: new)
    #expect(text != Self.russian)
    do {
      _ = try lesson(in: .russian, text)
      Issue.record("it was read")
    } catch let error as CommandError {
      #expect(error.code == "bad-lesson" && error.message.hasPrefix(message), "\(error.message)")
      #expect(error.details.first == place, "\(error.details)")
      #expect(error.details.last?.contains("^") == true)
    } catch {
      Issue.record(error)
    }
  }

  @Test func `lines of Chinese join without spaces, except beside code`() {
    let text = LessonText(["表视图询问数据源，", "然后运行", "`score`", "命令。", "Then", "next"])
    #expect(text.plain == "表视图询问数据源，然后运行 `score` 命令。Then next")
  }

  @Test func `a folder's lessons have their translations beside them`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.english, to: "l.lesson")
    let path = try folder.write(Self.russian, to: "l.ru.lesson")
    let fixture = try SessionFixture(nil)
    #expect(fixture.type("lesson \(folder.path)").hasPrefix("lesson l: A lesson\nBegin.\n"))
    fixture.run("set language ru")
    #expect(
      fixture.type("lesson") == """
        урок l: Урок
        Начните.

        шаг 1 из 2: Первый
        Удалите:
            delete SECTION ROW
        Затем посмотрите.
        """
    )
    #expect(fixture.type("hint") == "подсказка 1 из 2: Сначала.")
    var last = ""
    for line in ["delete 0 0..1", "undo; delete 0 1"] {
      _ = fixture.session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
        last += fixture.session.transcriptText(of: outcome)
      }
    }
    #expect(last.contains("\nпока не получилось: Лишняя.\n"), "\(last)")
    #expect(last.hasSuffix("\n✓ Готово.\n\nзадача, шаг 2 из 2: Второй\nЕщё раз.\n"), "\(last)")
    let error = fixture.type("lesson \(path)")
    #expect(error.hasPrefix("error[bad-argument]") && error.contains("is a translation of"))
  }

  @Test func `a check lists gaps and needs the lesson of a translation`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.english, to: "l.lesson")
    let translation = try folder.write("lesson: 课\n", to: "l.zh.lesson")
    for file in [path, translation] {
      let check = try LessonCheck(checking: file, settings: SessionSettings())
      #expect(check.faults == [] && check.tries == (file == path ? 3 : 0))
      #expect(check.notes.map { $0.hasPrefix("\(translation) lacks 10 texts: text, ") } == [true])
    }
    #expect(LessonCheck.isIncluded(translation, among: [path, translation]))
    #expect(!LessonCheck.isIncluded(translation, among: [translation]))
    #expect(!LessonCheck.isIncluded(path, among: [path, translation]))
    let orphan = try folder.write("lesson: 课\n", to: "k.zh.lesson")
    #expect(throws: CommandError.self) {
      try LessonCheck(checking: orphan, settings: SessionSettings())
    }
    _ = try folder.write("lesson: 课\nhint: 提示\n", to: "l.zh.lesson")
    #expect(throws: CommandError.self) {
      try LessonCheck(checking: path, settings: SessionSettings())
    }
  }

  @Test func `a hint of a translation does not hold the solution`() throws {
    let text = Self.russian.replacing("В-третьих.", with: "Введите delete 0 0.")
    let check = LessonCheck(LessonCatalog(try lesson(in: .russian, text)), 0)
    #expect(check.faults.map(\.message) == ["a hint contains the solution \"delete 0 0\""])
  }

  nonisolated private static let languages: [(TextLanguage, String)] = [
    (
      .chinese,
      """
      第 1 课：从一个包揽一切的控制器开始
      表视图向数据源询问行数、单元格和行高，并在某一行被轻点时通知委托。讲解如何整理
      表视图的文章，开头总有同一个“改造前”的例子：一个控制器把这些全做了。在本课程
      中，你将看到控制器把这些工作一项一项地交出去，并统计每一步的代价。

      第 1 步，共 4 步：阅读源代码
      这张表使用最常见的初始连接方式。下面的命令会打印控制器的源代码：
          code
      请找到 `cellForRowAt`：它的 `switch` 为每种行准备了一个分支，每个分支都填写单元
      格的标签。`heightForRowAt` 里又有一个同样的 `switch`。它们是同一个类的方法，这
      个类还发送请求并读取响应。然后用 `next` 继续。
      （`next` 继续）
      """
    ),
    (
      .russian,
      """
      урок 1: Начните с контроллера, который делает всё
      Таблица запрашивает у источника данных число строк, ячейки и их высоту. О
      касании строки она сообщает делегату. Статьи о том, как навести порядок в
      таблицах, начинаются с одного и того же примера «до»: всё это делает один
      контроллер. В этом курсе вы увидите, как контроллер отдаёт эти обязанности одну
      за другой, и подсчитаете цену каждого шага.

      шаг 1 из 4: Прочитайте исходный код
      Эта таблица использует самую распространённую начальную схему. Команда выводит
      исходный код контроллера:
          code
      Найдите `cellForRowAt`. В его `switch` есть ветвь для каждого вида строк, и
      каждая ветвь заполняет надписи ячейки. В `heightForRowAt` тот же `switch` стоит
      ещё раз. Это методы одного класса, который к тому же отправляет запрос и читает
      ответ. Затем продолжите командой `next`.
      (`next` — дальше)
      """
    ),
  ]

  @Test(arguments: [
    (TextLanguage.chinese, "还没完成：还没有出现预期的输出；`hint` 给出提示", "`next` 继续："),
    (.russian, "пока не получилось: нужного вывода ещё нет; `hint` подскажет", "`next` — дальше: "),
  ])
  func `feedback and the end of a lesson are in the language of the session`(
    language: TextLanguage,
    feedback: String,
    next: String
  ) throws {
    let fixture = try SessionFixture(nil)
    fixture.run("set language \(language.rawValue)")
    _ = fixture.type("lesson lists-answer; lesson skip")
    var text = ""
    _ = fixture.session.run("insert after 0 0 Kiwi", at: CommandPlace(isPrompt: true)) { outcome in
      text += fixture.session.transcriptText(of: outcome)
    }
    #expect(text.contains("\n" + feedback), "\(text)")
    let end = fixture.type("lesson skip; lesson skip; lesson skip")
    #expect(end.contains("\n" + next), "\(end)")
    // A lesson without a translation has English texts around it.
    #expect(fixture.type("lesson delete-row-only").hasPrefix("lesson 12: "))
    #expect(fixture.type("hint").hasPrefix("hint 1 of 2: "))
  }

  @Test func `names in a phrase are replaced once, also by texts with braces`() {
    let text = LessonPhrase.heading.text(in: .english, ["lesson": "{title}", "title": "a {b} {"])
    #expect(text == "{title}: a {b} {")
    #expect(LessonPhrase.done.text(in: .english) == "{lesson} is done")
  }

  @Test(arguments: languages.indices)
  func `the first step of the course is in the language of the session`(index: Int) throws {
    let (language, text) = Self.languages[index]
    let fixture = try SessionFixture(nil)
    fixture.run("set language \(language.rawValue)")
    #expect(fixture.run("lesson 1") == text)
    let title = text.prefix { $0 != "\n" }.drop { $0 != ":" && $0 != "：" }.dropFirst()
    #expect(
      fixture.run("lesson list").split(separator: "\n")[1].hasSuffix(
        title.drop(while: \.isWhitespace)
      )
    )
  }

  @Test(arguments: LessonTranslation.languages)
  func `the course on thin controllers is translated, and its code is kept`(
    language: TextLanguage
  ) throws {
    let course = try #require(LessonCatalog.own.courses.first)
    for lesson in course.lessons {
      #expect(lesson.translationNotes == [])
      let translated = lesson.translated(to: language)
      for (original, text) in zip(lesson.texts, translated.texts) {
        #expect(original.key == text.key && original.text != text.text)
        #expect(
          code(in: original.text) == code(in: text.text),
          "\(lesson.name): \(text.key.words)"
        )
      }
    }
  }

  /// Returns the texts between backticks, sorted.
  private func code(in text: LessonText) -> [Substring] {
    text.plain.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element).sorted()
  }
}

import CommandLanguage
import JSON
import Platform
import Rendering
import SessionSupport
import TestSupport
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// What a teacher gets from the lessons of a class, and what a learner shows.
@MainActor @Suite struct ClassTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Runs the lines of a learner at a prompt where each step takes five seconds.
  @discardableResult
  private func learn(_ lines: [String], file: String? = nil) throws -> SessionFixture {
    let fixture = try SessionFixture(nil)
    let feature = try #require(fixture.session[LessonFeature.self])
    var time: UInt64 = 0
    feature.now = {
      time += 5_000_000_000
      return time
    }
    if let file { feature.record = LessonProgress(HistoryFile(path: folder.file(file))) }
    for line in lines { fixture.type(line) }
    return fixture
  }

  /// What a prompt shows for a line, with the feedback of the lesson.
  private func reply(to line: String, in fixture: SessionFixture) -> String {
    var text = ""
    _ = fixture.session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
      text += fixture.session.transcriptText(of: outcome)
    }
    return text
  }

  /// What a command writes as CSV.
  private func csv(_ line: String) throws -> String {
    try SessionFixture(nil).type("\(line) --format csv --force > \(folder.file("out.csv"))")
    return folder.read("out.csv") ?? ""
  }

  /// Three learners: one with a mistake and a hint, one who skips, one on the fast track.
  private func makeClass() throws {
    try learn(
      ["lesson delete-row-only", "delete 0 3", "undo", "hint", "table delete 0 3", "delete 0 3"],
      file: "ada.txt"
    )
    try learn(
      ["lesson delete-row-only", "lesson skip", "hint", "hint", "delete 0 3", "lesson array-only"],
      file: "bob.txt"
    )
    try learn(
      ["lesson delete-row-only --fast", "hint", "delete 0 3", "lesson everything-in-one", "next"],
      file: "eve.txt"
    )
  }

  @Test func `a class of three gives one table and one results file each`() throws {
    try makeClass()
    let fixture = try SessionFixture(nil)
    let files = ["ada", "bob", "eve"].map { folder.file($0 + ".txt") }
    #expect(
      try csv("lesson report \(files.joined(separator: " "))") == """
        learner,lesson,steps,done,skipped,tries,hints,seconds
        1,delete-row-only,2,2,0,3,1,10
        2,delete-row-only,2,1,1,1,2,10
        3,everything-in-one,4,1,0,0,0,5
        3,delete-row-only,2,2,0,1,0,5

        """
    )
    #expect(
      fixture.type("lesson report \(files.joined(separator: " ")) --names --of delete-row-only")
        == """
        learner  lesson             done  skipped  tries  hints  seconds
        ada      delete-row-only  2 of 2        0      3      1       10
        bob      delete-row-only  1 of 2        1      1      2       10
        eve      delete-row-only  2 of 2        0      1      0        5
        """
    )
    for (name, file) in zip(["ada", "bob", "eve"], files) {
      let line = "lesson report \(file) --results \(folder.file(name + ".json"))"
      #expect(fixture.type(line).hasPrefix("saved "))
    }
    #expect(
      folder.read("bob.json") == """
        {"score":1,"output":"1 of 2 steps done in 1 lesson","tests":[
          {"name":"delete-row-only","score":1,"max_score":2,"status":"failed","output":"1 of 2 steps done, 1 skipped, 1 try, 2 hints, 10 s"}
        ]}

        """
    )
    #expect(
      folder.read("eve.json") == """
        {"score":3,"output":"3 of 6 steps done in 2 lessons","tests":[
          {"name":"everything-in-one","score":1,"max_score":4,"status":"failed","output":"1 of 4 steps done, 0 skipped, 0 tries, 0 hints, 5 s"},
          {"name":"delete-row-only","score":2,"max_score":2,"status":"passed","output":"2 of 2 steps done, 0 skipped, 1 try, 0 hints, 5 s"}
        ]}

        """
    )
    #expect(folder.read("ada.json")?.contains(#"{"score":2,"#) == true)
  }

  @Test func `a results file is for one learner, and is not overwritten by mistake`() throws {
    try makeClass()
    let (ada, bob, out) = (folder.file("ada.txt"), folder.file("bob.txt"), folder.file("r.json"))
    let fixture = try SessionFixture(nil)
    #expect(
      fixture.type("lesson report \(ada) \(bob) --results \(out)").hasPrefix(
        "error[bad-argument]: "
      )
    )
    #expect(folder.read("r.json") == nil)
    #expect(fixture.type("lesson report \(ada) --results \(out)").hasPrefix("saved "))
    let first = folder.read("r.json")
    #expect(
      fixture.type("lesson report \(bob) --results \(out)").contains("`--force` overwrites it")
    )
    #expect(folder.read("r.json") == first)
    #expect(fixture.type("lesson report \(bob) --results \(out) --force").hasPrefix("saved "))
    #expect(folder.read("r.json") != first)
  }

  @Test func `a course in a report names what is missing`() throws {
    try makeClass()
    let text = try csv("lesson report \(folder.file("eve.txt")) --of thin")
    let thin = try #require(LessonCatalog.own.courses.first)
    #expect(text.split(separator: "\n").count == 1 + thin.lessons.count)
    #expect(text.hasSuffix("1,the-same-table,3,0,0,0,0,0\n"), "\(text)")
  }

  nonisolated private static let bad = [
    "hello", "step a 1/2 solved 1 0", "step a 0/2 solved 1 0 0", "step a 3/2 solved 1 0 0",
    "step a 1/2 won 1 0 0", "step a 1/2 solved -1 0 0", "step a 1/2 solved 1 0 99999999999",
    "step a 1-2 solved 1 0 0", "at a -1", "done", "step a 1/2 solved 1 0 0 0", "\u{1B}[2J",
  ]

  @Test(arguments: bad) func `a file that is not progress is refused with its line`(
    line: String
  ) throws {
    let path = try folder.write(
      "# tabletop history 1\nstep a 1/2 solved 1 0 5\n\(line)\n",
      to: "x.txt"
    )
    let text = try SessionFixture(nil).type("lesson report \(path)")
    #expect(text.hasPrefix("error[bad-lesson]: "), "\(text)")
    #expect(text.contains("x.txt:3:1") && !text.contains("\u{1B}"), "\(text)")
  }

  @Test(arguments: 1...20) func `a report counts each step once, by its best outcome`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let lessons = LessonCatalog.own.lessons.prefix(4)
    var records: [StepRecord] = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let lesson = lessons[Int.random(in: 0..<4, using: &random)]
      let count = lesson.steps.count
      let step = Int.random(in: 1...count, using: &random)
      let outcome = StepOutcome.allCases.randomElement(using: &random) ?? .read
      var record = StepRecord(lesson: lesson.name, step: step, count: count, outcome: outcome)
      record.tries = Int.random(in: 0...9, using: &random)
      record.hints = Int.random(in: 0...3, using: &random)
      record.seconds = Int.random(in: 0...900, using: &random)
      #expect(StepRecord(record.line.split(separator: " ").map(String.init)) == record)
      records.append(record)
    }
    let report = LearnerReport("1", records, of: nil, known: LessonCatalog.own.lessons)
    for lesson in lessons {
      let own = records.filter { $0.lesson == lesson.name }
      let entry = report.entries.first { $0.lesson == lesson.name }
      #expect((entry != nil) == !own.isEmpty, "seed \(seed)")
      guard let entry else { continue }
      let done = Set(own.filter { $0.outcome != .skipped }.map(\.step))
      #expect(entry.done == done.count, "seed \(seed)")
      #expect(entry.skipped == Set(own.map(\.step)).subtracting(done).count, "seed \(seed)")
      #expect(entry.tries == own.reduce(0) { $0 + $1.tries }, "seed \(seed)")
      #expect(entry.hints == own.reduce(0) { $0 + $1.hints }, "seed \(seed)")
      #expect(entry.seconds == own.reduce(0) { $0 + $1.seconds }, "seed \(seed)")
    }
  }

  @Test func `the fast track proves the steps before the challenge, without hints or skips`() throws
  {
    let fixture = try learn(["lesson delete-row-only --fast"])
    #expect(fixture.session.lesson?.step == 1)
    #expect(fixture.type("hint").contains("`lesson delete-row-only` begins them"))
    #expect(fixture.type("lesson skip").hasPrefix("error[refused]: the fast track has no step"))
    #expect(fixture.session.lessonRecord.steps.isEmpty && fixture.session.lessonRecord.place == nil)
    fixture.type("lesson again")
    fixture.type("delete 0 3")
    #expect(fixture.session.lessonRecord.steps.map(\.outcome) == [.proved, .solved])
    #expect(fixture.session.lessonRecord.done == ["delete-row-only"])
    #expect(fixture.type("next").contains("\n(fast track: "))
    #expect(fixture.session.lesson?.isFast == true)
  }

  @Test(arguments: ["lesson --fast", "lesson list --fast", "lesson skip --fast"])
  func `the fast track needs a lesson`(line: String) throws {
    let fixture = try learn(["lesson delete-row-only"])
    #expect(fixture.type(line).hasPrefix("error[bad-argument]: `--fast` requires a lesson"))
  }

  @Test func `a reason follows a success, in the language of the lesson`() throws {
    let lines = ["lesson heights-in-cells"]
    #expect(
      reply(to: "wiring items", in: try learn(lines)).contains(
        "\nwhy: A second screen with this cell"
      )
    )
    let russian = try learn(["set language ru"] + lines)
    #expect(reply(to: "wiring items", in: russian).contains("\nзачем: "))
  }

  @Test(arguments: ["mine", "A-b_c", "x"]) func `a new lesson passes its check`(name: String) throws
  {
    let fixture = try SessionFixture(nil)
    let path = folder.file(name)
    #expect(fixture.type("lesson new \(path)").hasPrefix("wrote \(path).lesson\n"))
    let shelf = try LessonCatalog(reading: path + ".lesson")
    let check = LessonCheck(shelf, 0)
    #expect(check.faults == [] && check.tries == 3)
    #expect(shelf.lessons.map(\.name) == [name])
    #expect(fixture.type("lesson new \(path).lesson").contains("already exists"))
  }

  @Test(arguments: ["7", "a b", "", "abcdefghijklmnopqrstuvwxy", "ä", "a.b"])
  func `a name that no lesson can have writes nothing`(name: String) throws {
    let text = try SessionFixture(nil).type("lesson new \"\(folder.path)/\(name)\"")
    #expect(text.hasPrefix("error[bad-argument]: "), "\(text)")
    #expect(folder.names == [])
  }

  @Test func `pages are written for a course, and never half of them`() throws {
    let fixture = try SessionFixture(nil)
    let out = folder.file("html")
    let thin = try #require(LessonCatalog.own.courses.first).lessons.map { $0.name + ".html" }
    try folder.makeFolder("html")
    try folder.write("mine", to: "html/the-bill.html")
    #expect(fixture.type("lesson export \(out) thin").hasPrefix("error[refused]: "))
    #expect(folder.names(in: "html") == ["the-bill.html"])
    #expect(fixture.type("lesson export \(out) thin --force").hasPrefix("wrote 11 pages to "))
    #expect(folder.names(in: "html") == thin.sorted())
  }

  @Test func `a page shows what a text has, and nothing of it is markup`() throws {
    let lesson = try LessonReader.read(
      """
      lesson: <b>Bold</b> & "quoted"
      name: hostile
      text: A `<script>` and an odd ` mark.
        | echo <i> && ls
      step: Read
      text: Use `a<b` now.\u{1B}[31m
      seen: Seen </details>.
      why: Because <x>.
      """,
      file: "hostile.lesson"
    )
    let html = LessonPage(lesson, in: .english).html
    let body = html.drop { $0 != "\n" }.split(separator: "<body>\n", maxSplits: 1)[1]
    #expect(
      body == """
        <h1>&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;</h1>
        <p>A `&lt;script&gt;` and an odd ` mark.</p>
        <pre>echo &lt;i&gt; &amp;&amp; ls</pre>
        <p><code>lesson hostile</code></p>
        <section>
        <h2>step 1 of 1: Read</h2>
        <p>Use <code>a&lt;b</code> now.␛[31m</p>
        <details>
        <summary>solution</summary>
        <p>Seen &lt;/details&gt;.</p>
        <h3>why</h3>
        <p>Because &lt;x&gt;.</p>
        </details>
        </section>
        </body>
        </html>

        """,
      "\(body)"
    )
  }

  @Test func `a card shows the courses, and a name only if it is given`() throws {
    let fixture = try learn(["lesson delete-row-only --fast", "delete 0 3"])
    #expect(
      fixture.type("lesson card") == """
        Tabletop lessons
        thin     ░░░░░░░░░░░░░░░░░░░░  0 of 11
        bugs     ░░░░░░░░░░░░░░░░░░░░  1 of \(LessonCatalog.own.courses[1].lessons.count)
        fetched  ░░░░░░░░░░░░░░░░░░░░  0 of \(LessonCatalog.own.courses[2].lessons.count)
        today    ░░░░░░░░░░░░░░░░░░░░  0 of 12
        2 steps done, 0 hints
        """
    )
    let path = folder.file("c.svg")
    #expect(fixture.type("lesson card \(path) --name 'Ada <1>'").hasPrefix("saved "))
    let svg = try #require(folder.read("c.svg"))
    #expect(svg.contains(">Tabletop lessons · Ada &lt;1&gt;</text>"))
    #expect(svg.contains(#"<rect class="h" x="16""#))
    var full = ProgressCard(title: "t")
    full.bars = [
      .init("a", done: 3, of: 3), .init("long", done: 1, of: 2), .init("n", done: 0, of: 0),
    ]
    #expect(
      full.text == [
        "t", "a     ████████████████████  3 of 3", "long  ██████████░░░░░░░░░░  1 of 2",
        "n     ░░░░░░░░░░░░░░░░░░░░  0 of 0",
      ]
    )
  }
}

import CommandLanguage
import SessionSupport
import TestSupport
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// The texts that people paste: each is explained by its own page, or said to be unknown.
@MainActor @Suite struct PastedTextTests {
  private let fixture: SessionFixture

  init() throws { fixture = try SessionFixture(nil) }

  /// What `explain` says of a text: its code, the codes that it may have, the nearest, or nothing.
  private func codes(_ text: String) -> [String] {
    let matcher = MessageMatcher(text)
    if let code = matcher.texts.first?.page.code { return [code] }
    let codes = matcher.candidates
    return codes.isEmpty ? [matcher.nearest?.code].compactMap(\.self) : codes
  }

  @Test(arguments: PastedText.all) func `a text is known in each form`(text: PastedText) {
    for form in text.forms { #expect(codes(form) == [text.code], "\(form)") }
  }

  @Test(arguments: PastedText.all) func `no text leads to a wrong page`(text: PastedText) {
    for seed in 0..<rounds(6, thorough: 20) {
      var random = SeededGenerator(seed: UInt64(seed))
      var words = text.filled.split(separator: " ").map(String.init)
      for index in words.indices.dropLast() {
        words.swapAt(index, index + random.below(words.count - index))
      }
      let shuffled = words.joined(separator: " ")
      let letters = Array(text.filled)
      let start = random.below(letters.count)
      let end = start + random.below(letters.count - start + 1)
      let cut = String(letters[start..<end])
      let half = words.prefix(1 + random.below(words.count)).joined(separator: " ")
      for form in [shuffled, cut, "…" + cut, half, String(letters[..<end])] {
        let found = codes(form)
        #expect(found.isEmpty || found.contains(text.code), "seed \(seed): \(found) \(form)")
      }
    }
  }

  @Test func `catalog texts do not lead to a wrong page, either`() {
    for page in ExplanationPage.all {
      for (number, template) in page.templates.enumerated() {
        let words = Self.filled(template).split(separator: " ")
        for seed in 0..<8 {
          var random = SeededGenerator(seed: UInt64(seed))
          let start = random.below(words.count)
          let end = start + random.below(words.count - start + 1)
          let form = words[start..<end].joined(separator: " ")
          let found = codes(form)
          #expect(
            found.isEmpty || found.contains(page.code) || page.isOurs,
            "\(page.code) \(number), seed \(seed): \(found) \(form)"
          )
        }
      }
    }
  }

  /// A text of the catalog with values for its placeholders.
  private static func filled(_ template: String) -> String {
    var text = template
    while let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") {
      let isPath = text[text.index(before: close)] == "@"
      text.replaceSubrange(open...close, with: isPath ? "‹›" : "7")
    }
    return text.replacing("‹›", with: "({length = 2, path = 0 - 7})")
  }

  @Test func `the examples are commands that work`() {
    for page in ExplanationPage.all {
      guard let example = page.example else { continue }
      let other = try? SessionFixture()
      #expect(other?.code(example) == "ok", "\(page.code): \(example)")
    }
  }

  @Test func `each page names lessons`() {
    // No lesson is about the cache of fetched results.
    for page in ExplanationPage.all where !["E5", "F3"].contains(page.code) {
      let lessons = LessonCatalog.own.lessons(showing: page.code, named: page.lessons)
      #expect(!lessons.isEmpty, "\(page.code)")
      for name in page.lessons {
        #expect(LessonCatalog.own.lessons.contains { $0.name == name }, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("Fatal error: Index out of range: file Parser.swift", "nothing here says whose"),
    ("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range", "says whose"),
    ("Index out of range\n3 Lists ListController.tableView(_:cellForRowAt:)", "the data source"),
    ("Fatal error: Index out of range\n-[UITableView reloadData]", "the data source"),
    ("Index out of range in onDelete", "offsets of an older array"),
    ("SwiftUI ForEach($items): Index out of range", "binding was used"),
  ])
  func `an index out of range blames a table only with evidence`(text: String, cause: String) {
    let output = fixture.run("explain '\(text)'").split { $0.isWhitespace }.joined(separator: " ")
    #expect(output.hasPrefix("range ") && output.contains(cause), "\(output)")
    #expect(output.contains("data source") == (cause == "the data source"), "\(output)")
  }

  @Test func `a wrapper comes first, then the message inside, with the causes of the controller`() {
    let text = """
      CoreData: error: Serious application error.  An exception was caught from the delegate of \
      NSFetchedResultsController during a call to -controllerDidChangeContent:.  Invalid update: \
      invalid number of rows in section 0.  The number of rows contained in an existing section \
      after the update (10) must be equal to the number of rows contained in that section before \
      the update (0), plus or minus the number of rows inserted or deleted from that section (1 \
      inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section \
      (0 moved in, 0 moved out). with userInfo (null)
      """
    let lines = fixture.run("explain \"\(text)\"").split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("F1  an exception in a delegate") == true)
    let inner = lines.firstIndex { $0.hasPrefix("E1  ") }
    #expect(inner != nil)
    let rest = lines.dropFirst(inner ?? 0).joined(separator: " ")
    #expect(rest.contains("2. `performFetch` sends no events"), "\(rest)")
    let answer = Explanation(MessageMatcher.texts(in: text))?.answer(in: .english)
    #expect(answer?.value["code"] == "F1")
    #expect(answer?.value["inside"]?["code"] == "E1")
  }

  @Test(arguments: [
    (
      "Attempt to create two animations for cell with userInfo (null), NSFetchedResultsController",
      "E15", "an update and a move of one row"
    ),
    (
      "CoreData: attempt to delete and reload the same index path ({length = 2, path = 0 - 3})",
      "E14", "a delete and an update of one row"
    ),
    (
      "NSFetchedResultsController: cannot move a row into a newly inserted section (2)", "E16",
      "every move was applied as"
    ),
    (
      "_Bug_Detected_In_Client_Of_UICollectionView_Invalid_Number_Of_Items_In_Section:", "E1",
      "the change counts twice"
    ),
    (
      "UICollectionViewDiffableDataSource "
        + "_Bug_Detected_In_Client_Of_UICollectionView_Invalid_Number_Of_Items_In_Section:",
      "E1", "by hand beside"
    ),
  ])
  func `a part of the app chooses the cause`(text: String, code: String, cause: String) {
    let answer = Explanation(MessageMatcher.texts(in: text))?.answer(in: .english)
    #expect(answer?.value["code"] == .text(code))
    guard case .text(let causes)? = answer?.value["cause"] else { return }
    #expect(causes.contains(cause), "\(causes)")
  }

  @Test(arguments: [
    "hello world", "the build failed", "Could not cast value of type 'NSNull' (0x1) to 'NSString'",
    "-[__NSCFString objectForKey:]: unrecognized selector sent to instance 0x1",
    "Thread 1: signal SIGABRT", "EXC_BAD_ACCESS (code=1, address=0x10)",
    "Application tried to present modally an active controller",
    "Unbalanced calls to begin/end appearance transitions",
    "Cannot find 'tableView' in scope", "Type 'Item' does not conform to protocol 'Hashable'",
  ])
  func `other texts are unknown`(text: String) { #expect(codes(text) == []) }
}

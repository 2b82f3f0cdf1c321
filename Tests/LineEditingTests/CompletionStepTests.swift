import CommandLanguage
import Testing

@testable import LineEditing

@Suite struct CompletionStepTests {
  private func step(
    _ text: String,
    _ candidates: [String],
    count: Int? = nil,
    addsSpace: Bool = true,
    isRepeated: Bool = false
  ) -> CompletionStep {
    let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let completion = Completion(
      replacedCount: count ?? word.count,
      candidates: candidates.map { Completion.Candidate($0) },
      addsSpace: addsSpace
    )
    return CompletionStep(completion, in: text, isRepeated: isRepeated)
  }

  @Test func `one candidate takes the place of the word`() {
    #expect(step("row se", ["select"]) == .replace(count: 2, text: "select "))
    #expect(step("open a", ["abc/"], addsSpace: false) == .replace(count: 1, text: "abc/"))
    #expect(step("", ["help"]) == .replace(count: 0, text: "help "))
  }

  @Test func `several candidates give what they share`() {
    #expect(step("s", ["section", "select"]) == .replace(count: 1, text: "se"))
    #expect(step("SE", ["section", "select"]) == .replace(count: 2, text: "se"))
  }

  @Test func `where nothing can be added the second time lists`() {
    #expect(step("se", ["section", "select"]) == .refuse)
    #expect(step("se", ["section", "select"], isRepeated: true) == .list)
    #expect(step("xyz", ["section", "select"], isRepeated: true) == .list)
    #expect(step("zz", [], isRepeated: true) == .refuse)
  }

  @Test func `the first Tab lists the common ones where nothing is typed`() {
    var completion = Completion(
      replacedCount: 0,
      candidates: ["rows", "select", "tick"].map { Completion.Candidate($0) }
    )
    completion.common = [Completion.Candidate("rows")]
    #expect(CompletionStep(completion, in: "", isRepeated: false) == .listCommon)
    #expect(CompletionStep(completion, in: "", isRepeated: true) == .list)
  }

  @Test func `a count beyond the text takes all of it`() {
    #expect(step("ab", ["abc"], count: 99) == .replace(count: 2, text: "abc "))
    #expect(step("ab", ["abc"], count: -1) == .replace(count: 0, text: "abc "))
  }

  @Test(arguments: [
    ([], ""), (["abc"], "abc"), (["abc", "abd"], "ab"), (["abc", ""], ""),
    (["👨‍👩‍👧a", "👨‍👩‍👦a"], ""), (["é1", "é2"], "é"),
  ]) func `a shared beginning consists of whole characters`(texts: [String], common: String) {
    #expect(CompletionStep.commonPrefix(of: texts) == common)
  }

  @Test func `what was not looked through to its end fills in nothing shared`() {
    let candidates = ["#ab1", "#ab2"].map { Completion.Candidate($0) }
    let completion = Completion(replacedCount: 2, candidates: candidates, isPartial: true)
    let first = CompletionStep(completion, in: "row #a", isRepeated: false)
    #expect(first == .refuse)
    #expect(CompletionStep(completion, in: "row #a", isRepeated: true) == .list)
  }
}

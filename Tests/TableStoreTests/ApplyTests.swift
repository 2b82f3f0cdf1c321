import ApplyRules
import TableModel
import TableStore
import TestSupport
import Testing

/// The numbers of a seed.
private struct SeededNumbers: NumberSource {
  private var random: SeededGenerator

  init(_ seed: Int) { random = SeededGenerator(seed: seed) }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }
}

/// One document made into another by difference: a save gives the other one, and back again the first.
@Suite struct ApplyTests {
  @Test(arguments: BatchPolicy.allCases)
  func `pairs of native documents`(policy: BatchPolicy) throws {
    for seed in 0..<rounds(300, thorough: 1000) {
      var recipe = DocumentRecipe(SeededNumbers(seed))
      let (old, new) = recipe.nativePair()
      let check = try #require(ApplyCheck(old, new), "seed \(seed)")
      let problem = check.problem(policy)
      try #require(problem == nil, "seed \(seed): \(old)\nto \(new)\n\(problem ?? "")")
    }
  }

  @Test(arguments: BatchPolicy.allCases)
  func `pairs of documents of all shapes`(policy: BatchPolicy) throws {
    for seed in 0..<rounds(300, thorough: 1000) {
      var recipe = DocumentRecipe(SeededNumbers(seed))
      let (old, new) = recipe.pair()
      let check = try #require(ApplyCheck(old, new), "seed \(seed)")
      let problem = check.problem(policy)
      try #require(problem == nil, "seed \(seed): \(old)\nto \(new)\n\(problem ?? "")")
    }
  }

  /// What a fuzzer found.
  @Test(arguments: [
    ("{\n  \"id\": \"5\",\n  \"title\": \"u\"\n}", "[{\n\"id\": \"1\", \"title\": \"v\"\n}]"),
    ("{\"id\":\r\n\"5\"}\n[1,\n2]\n", "[{\n\"id\": \"1\"\n}, [\n3\n]]"),
  ])
  func `a line of JSON Lines is one line, whatever the first value looks like`(
    old: String,
    new: String
  ) throws {
    let check = try #require(ApplyCheck(old, new, name: "old.jsonl"))
    let problem = check.problem(.lenient)
    #expect(problem == nil)
  }

  @Test func `sections with ids are known by their headers to a document without ids`() throws {
    let old = """
      [{"headerTitle": "", "cells": [{"id": "7", "title": "v"}], "id": "1"},
       {"rows": [{"id": "10", "title": "u"}], "header": 5, "id": "b"}]
      """
    let new = #"{"items": [[{"id": "0", "title": "u"}], []]}"#
    let check = try #require(ApplyCheck(old, new))
    let problem = check.problem(.lenient)
    #expect(problem == nil)
  }
}

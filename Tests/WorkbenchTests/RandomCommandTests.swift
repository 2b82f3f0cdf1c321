import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Random scripts as they are typed at the prompt, beside plain arrays; one that fails is shrunk to
/// the shortest that does.
@MainActor @Suite struct RandomCommandTests {
  @Test(arguments: ["items", "monolith"], 0..<6 as Range<UInt64>)
  func `commands do what they do to plain arrays`(wiring: String, block: UInt64) throws {
    for seed in block * 50..<(block + 1) * 50 {
      let script = ScriptMaker.script(.prompt, seed: seed)
      guard try ScriptSession.problem(in: script, wiring) != nil else { continue }
      var shrinker = ScriptShrinker { script in
        MainActor.assumeIsolated { (try? ScriptSession.problem(in: script, wiring)) != .some(nil) }
      }
      let shortest = shrinker.shrink(script)
      let problem = try ScriptSession.problem(in: shortest, wiring) ?? ""
      Issue.record("seed \(seed), \(wiring): \(problem)\n\(shortest.commands)")
      return
    }
  }
}

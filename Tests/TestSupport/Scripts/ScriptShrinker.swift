/// Finds the shortest script that still fails. (Delta debugging, after Zeller.)
///
/// It drops stretches of steps, then single ones, then makes numbers smaller, until nothing helps.
package struct ScriptShrinker {
  private let fails: ([ScriptStep]) -> Bool

  /// How many scripts may still be tried.
  private var budget = 4000

  /// Makes a shrinker.
  ///
  /// - Parameter fails: Runs a script and says whether it fails.
  package init(fails: @escaping ([ScriptStep]) -> Bool) { self.fails = fails }

  /// The shortest script found; the given one where it does not fail.
  package mutating func shrink(_ script: [ScriptStep]) -> [ScriptStep] {
    guard fails(script) else { return script }
    var best = script
    while budget > 0 {
      let next = withFewerSections(simplified(shortened(best)))
      if next == best { break }
      best = next
    }
    return best
  }

  /// Drops stretches of steps.
  private mutating func shortened(_ script: [ScriptStep]) -> [ScriptStep] {
    script.shortened { stillFails($0) }
  }

  /// Takes sections away and counts those behind them anew in all steps.
  private mutating func withFewerSections(_ script: [ScriptStep]) -> [ScriptStep] {
    guard case .new(var counts)? = script.first else { return script }
    var script = script
    for section in counts.indices.reversed() {
      var fewer = counts
      fewer.remove(at: section)
      let steps = script.dropFirst().map { step in
        step.mapSections { $0 > section ? $0 - 1 : $0 }
      }
      guard stillFails([.new(fewer)] + steps) else { continue }
      counts = fewer
      script = [.new(fewer)] + steps
    }
    return script
  }

  /// Puts the first simpler step in the place of each, again and again.
  private mutating func simplified(_ script: [ScriptStep]) -> [ScriptStep] {
    var script = script
    for index in script.indices {
      var isSimpler = true
      while isSimpler {
        isSimpler = false
        for step in script[index].simpler {
          var simpler = script
          simpler[index] = step
          guard stillFails(simpler) else { continue }
          script = simpler
          isSimpler = true
          break
        }
      }
    }
    return script
  }

  private mutating func stillFails(_ script: [ScriptStep]) -> Bool {
    guard budget > 0 else { return false }
    budget -= 1
    return fails(script)
  }
}

import JSON
import TextLayout

/// Writes measurements in one form.
@MainActor struct Report {
  let form: ReportForm

  /// Returns the lines about the machine and the order of the subjects.
  func header(_ machine: Machine, seed: UInt64) -> [String] {
    let facts = machine.facts + [("order", "by lot, --seed \(seed)")]
    switch form {
    case .text:
      return facts.map { $0.name.padded(toWidth: 12) + $0.value.escapedForDisplay() }
    case .json:
      return [
        line { writer in
          for fact in facts {
            writer.key(fact.name)
            writer.value(fact.value)
          }
        }
      ]
    case .markdown:
      let texts = facts.map { "\($0.name) \($0.value.escapedForDisplay())" }
      return ["Measured on " + texts.joined(separator: ", ") + ".", ""]
    }
  }

  /// Returns the lines above the subjects.
  func title(_ job: JobName, _ heat: Run) -> [String] {
    guard form == .text else { return [] }
    let size = heat.byteCount.map { ", \((Double($0) / 1e6).fixed(1)) MB" } ?? ""
    let memory = heat.largeByteCount == nil ? "" : ", memory touched before each turn"
    return [
      "",
      "\(job.rawValue): \(heat.input)\(size), \(heat.rounds) rounds, result \(heat.answer)\(memory)",
    ]
  }

  /// Returns the lines for one subject; the ratio is Tabletop's advantage in speed.
  func lines(
    _ standing: Timing,
    against ours: Timing,
    in heat: Run,
    of job: JobName
  ) -> [String] {
    switch form {
    case .text: [textLine(standing, against: ours, in: heat)]
    case .json: [jsonLine(standing, against: ours, in: heat, of: job)]
    case .markdown: []
    }
  }

  private func textLine(_ standing: Timing, against ours: Timing, in heat: Run) -> String {
    let unit = heat.unit
    var columns = [
      standing.name.padded(toWidth: 15),
      (standing.median / unit.size).fixed(3).padded(toWidth: 11, alignment: .right),
      unit.name.padded(toWidth: 8),
      "min " + (standing.minimum / unit.size).fixed(3).padded(toWidth: 11),
      ("±" + (standing.spread * 50).fixed(0) + " %").padded(toWidth: 6),
      ((standing.median / ours.median).fixed(2) + " x").padded(toWidth: 9, alignment: .right),
    ]
    columns.append(memory(standing, heat).padded(toWidth: 13, alignment: .right))
    columns.append(standing.answer.agrees(with: heat.answer) ? "same result" : "OTHER RESULT")
    columns.append("\(standing.detail) (\(standing.version.escapedForDisplay()))")
    return "  " + columns.joined(separator: "  ")
  }

  private func memory(_ standing: Timing, _ heat: Run) -> String {
    if let ratio = memoryRatio(standing, heat) { return ratio.fixed(2) + " x file" }
    guard heat.byteCount == nil, let peak = standing.peakMemory else { return "" }
    return (Double(peak) / 1e6).fixed(1) + " MB"
  }

  /// Returns the lines for a subject that is not installed.
  func missing(_ contestant: any Subject, in heat: Run, of job: JobName) -> [String] {
    switch form {
    case .text: ["  \(contestant.name.padded(toWidth: 15))  not installed"]
    case .json:
      [
        line { writer in
          begin(&writer, job, heat.input, contestant.name)
          writer.key("installed")
          writer.value(false)
        }
      ]
    case .markdown: []
    }
  }

  private func jsonLine(
    _ standing: Timing,
    against ours: Timing,
    in heat: Run,
    of job: JobName
  ) -> String {
    line { writer in
      begin(&writer, job, heat.input, standing.name)
      let numbers: [(String, Double?)] = [
        ("median", standing.median), ("min", standing.minimum), ("spread", standing.spread),
        ("ratio", standing.median / ours.median), ("memory", standing.peakMemory.map(Double.init)),
        ("memoryRatio", memoryRatio(standing, heat)),
      ]
      for (key, number) in numbers {
        guard let number else { continue }
        writer.key(key)
        writer.value(number)
      }
      writer.key("unit")
      writer.value(heat.unit == .bytesPerRow ? "B/row" : "ns")
      writer.key("rounds")
      writer.value(heat.rounds)
      writer.key("version")
      writer.value(standing.version)
      writer.key("sameAnswer")
      writer.value(standing.answer.agrees(with: heat.answer))
    }
  }

  private func begin(
    _ writer: inout JSONWriter,
    _ job: JobName,
    _ input: String,
    _ name: String
  ) {
    for (key, value) in [("job", job.rawValue), ("input", input), ("name", name)] {
      writer.key(key)
      writer.value(value)
    }
  }

  /// Returns a JSON object on one line.
  private func line(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    write(&writer)
    writer.endObject()
    return writer.text
  }

  /// Returns the peak memory as a multiple of the file, if the file is larger than the program.
  private func memoryRatio(_ standing: Timing, _ heat: Run) -> Double? {
    guard let bytes = heat.byteCount, bytes > 10_000_000, let peak = standing.peakMemory else {
      return nil
    }
    return Double(peak) / Double(bytes)
  }
}

// Goals.
extension Report {
  /// Returns the goal results of a run, to print below its subjects.
  func lines(_ verdicts: [GoalResult]) -> [String] {
    switch form {
    case .text:
      verdicts.map { verdict in
        "    goal: \(verdict.goalText): \(verdict.measuredText), \(verdict.word)"
      }
    case .json: verdicts.map(jsonLine)
    case .markdown: []
    }
  }

  private func jsonLine(_ verdict: GoalResult) -> String {
    line { writer in
      begin(&writer, verdict.job, verdict.input, verdict.goal.contestant)
      writer.key("goal")
      writer.value(verdict.goalText)
      writer.key("bound")
      writer.value(verdict.goal.bound)
      if let measured = verdict.measured {
        writer.key("measured")
        writer.value(measured)
      }
      writer.key("verdict")
      writer.value(verdict.word)
    }
  }

  /// Returns all goals for the end of the report, with the compared peers.
  func summary(
    _ verdicts: [GoalResult],
    peers: [(name: String, version: String)],
    missing: [String] = []
  ) -> [String] {
    guard !verdicts.isEmpty else { return [] }
    let count = Self.count(verdicts)
    let names = peers.map { "\($0.name) (\($0.version.escapedForDisplay()))" }
    let list =
      (names.isEmpty ? [] : ["peers: " + names.joined(separator: ", ")])
      + (missing.isEmpty ? [] : ["not installed: " + missing.joined(separator: ", ")])
    switch form {
    case .text:
      let rows = verdicts.map {
        ["\($0.job.rawValue): \($0.input)", $0.goalText, $0.measuredText, $0.word]
      }
      return ["", "goals:"] + columns(rows) + ["", count] + list
    case .json: return []
    case .markdown:
      let head = [PageTables.pageHead, "|---|---|---|"]
      return head + Self.rows(verdicts) + ["", count + "."] + list.map { "\n\($0)." }
    }
  }

  /// Returns the number of goals that are met, missed and not measured, as text.
  static func count(_ verdicts: [GoalResult]) -> String {
    let met = verdicts.count { $0.isMet == true }
    let missed = verdicts.count { $0.isMet == false }
    let open = verdicts.count - met - missed
    return "\(met) goals met, \(missed) missed" + (open > 0 ? ", \(open) not measured" : "")
  }

  /// Returns one row per job, as short as possible.
  static func rows(_ verdicts: [GoalResult]) -> [String] {
    JobName.allCases.compactMap { job in
      let own = verdicts.filter { $0.job == job }
      guard !own.isEmpty else { return nil }
      func list(_ isMet: Bool) -> String {
        own.filter { ($0.isMet == true) == isMet }
          .map { "\($0.input): \($0.goalText): **\($0.measuredText)**" }.joined(separator: "; ")
      }
      return markdown([job.rawValue, list(true), list(false)])
    }
  }

  private static func markdown(_ cells: [String]) -> String {
    let cells = cells.map {
      $0.escapedForDisplay().map { $0 == "|" ? "\\|" : String($0) }.joined()
    }
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func columns(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { index in rows.map { $0[index].displayWidth }.max() ?? 0 }
    return rows.map { row in
      "  " + zip(row, widths).map { $0.padded(toWidth: $1) }.joined(separator: "  ").trimmedEnd
    }
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}

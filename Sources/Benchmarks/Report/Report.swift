import JSON
import TextLayout

/// Writes what was measured, for people or as JSON Lines.
struct Report: Sendable {
  let isJSON: Bool

  /// The lines about the machine.
  func header(_ machine: Machine) -> [String] {
    guard isJSON else {
      return machine.facts.map { $0.name.padded(toWidth: 12) + $0.value.escapedForDisplay() }
    }
    var writer = JSONWriter()
    writer.beginObject()
    for fact in machine.facts {
      writer.key(fact.name)
      writer.value(fact.value)
    }
    writer.endObject()
    return [writer.text]
  }

  /// The lines above the contestants.
  @MainActor func title(_ job: JobName, _ heat: Heat) -> [String] {
    if isJSON { return [] }
    let size = heat.byteCount.map { ", \(fixed(Double($0) / 1e6, 1)) MB" } ?? ""
    return [
      "", "\(job.rawValue): \(heat.input)\(size), \(heat.rounds) rounds, answer \(heat.answer)",
    ]
  }

  /// One contestant; the ratio says how many times faster we are.
  @MainActor func line(
    _ standing: Standing,
    against ours: Standing,
    in heat: Heat,
    of job: JobName
  ) -> String {
    if isJSON { return jsonLine(standing, against: ours, in: heat, of: job) }
    let unit = heat.unit
    var columns = [
      standing.name.padded(toWidth: 15),
      fixed(standing.median / unit.nanoseconds, 3).padded(toWidth: 11, alignment: .right),
      unit.name.padded(toWidth: 8),
      "min " + fixed(standing.minimum / unit.nanoseconds, 3).padded(toWidth: 11),
      ("±" + fixed(standing.spread * 50, 0) + " %").padded(toWidth: 6),
      (fixed(standing.median / ours.median, 2) + " x").padded(toWidth: 9, alignment: .right),
    ]
    let memory = memoryRatio(standing, heat).map { fixed($0, 2) + " x file" } ?? ""
    columns.append(memory.padded(toWidth: 13, alignment: .right))
    columns.append(standing.answer.agrees(with: heat.answer) ? "same answer" : "OTHER ANSWER")
    columns.append("\(standing.detail) (\(standing.version.escapedForDisplay()))")
    return "  " + columns.joined(separator: "  ")
  }

  /// A contestant that could not take part.
  @MainActor func missing(_ contestant: any Contestant, in heat: Heat, of job: JobName) -> String {
    guard isJSON else { return "  \(contestant.name.padded(toWidth: 15))  not installed" }
    var writer = JSONWriter()
    writer.beginObject()
    begin(&writer, job, heat, contestant.name)
    writer.key("installed")
    writer.value(false)
    writer.endObject()
    return writer.text
  }

  @MainActor private func jsonLine(
    _ standing: Standing,
    against ours: Standing,
    in heat: Heat,
    of job: JobName
  ) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    begin(&writer, job, heat, standing.name)
    let numbers: [(String, Double?)] = [
      ("median", standing.median), ("min", standing.minimum), ("spread", standing.spread),
      ("ratio", standing.median / ours.median), ("memoryRatio", memoryRatio(standing, heat)),
    ]
    for (key, number) in numbers {
      guard let number else { continue }
      writer.key(key)
      writer.value(number)
    }
    writer.key("rounds")
    writer.value(heat.rounds)
    writer.key("version")
    writer.value(standing.version)
    writer.key("sameAnswer")
    writer.value(standing.answer.agrees(with: heat.answer))
    writer.endObject()
    return writer.text
  }

  @MainActor private func begin(
    _ writer: inout JSONWriter,
    _ job: JobName,
    _ heat: Heat,
    _ name: String
  ) {
    for (key, value) in [("job", job.rawValue), ("input", heat.input), ("name", name)] {
      writer.key(key)
      writer.value(value)
    }
  }

  /// The peak memory as a multiple of the file, where the file outweighs the program itself.
  @MainActor private func memoryRatio(_ standing: Standing, _ heat: Heat) -> Double? {
    guard let bytes = heat.byteCount, bytes > 10_000_000, let peak = standing.peakMemory else {
      return nil
    }
    return Double(peak) / Double(bytes)
  }

  /// A number with so many digits behind the point.
  private func fixed(_ number: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((number * Double(scale)).rounded())
    guard digits > 0 else { return String(whole) }
    let rest = String(whole % scale)
    return "\(whole / scale)." + String(repeating: "0", count: digits - rest.count) + rest
  }
}

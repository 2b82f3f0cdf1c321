import CommandLanguage
import JSON
import SourceCode
import TableModel
import TableStore
import TableUI
import Wirings
import Workspace

/// The facts that the tabs of a page show beside the table.
///
/// Each tab has the output of a command that looks: `trace show`, `code`, `why`, `explain`, `request`
/// or `set`. So a page adds no wording.
@MainActor struct PageFacts {
  /// A tab beside the table.
  enum Tab: String, CaseIterable {
    case trace
    case controller
    case row
    case errors
    case requests
    case settings
  }

  /// The largest number of trace lines of a step.
  static let lineLimit = 200

  let session: Session

  /// The calls of the last command.
  let lines: [TraceLine]

  /// The newest errors and warnings.
  var problems: [PageProblem]

  /// The facts that were made before.
  let known: KnownFacts

  /// Returns the facts of a tab.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - row: The row for facts about a row; nil for the focused or current one.
  /// - Returns: The facts.
  func facts(of tab: Tab, row: IndexPath?) -> [FrontEndFact] {
    switch tab {
    case .trace: [fact("trace", trace)]
    case .controller: controller
    case .row: [fact("row", self.row(row))]
    case .errors: problems.map { fact("problem \($0.number)", $0.value) }
    case .requests: [fact("requests", requests)]
    case .settings: settings
    }
  }

  private func fact(_ name: String, _ value: AnswerValue) -> FrontEndFact {
    var writer = JSONWriter()
    value.write(to: &writer)
    return FrontEndFact(name: name, json: writer.text)
  }

  /// Runs a command that only reads, without a record of it.
  ///
  /// - Returns: Its output, or nil if it fails.
  func look(_ line: String) -> Answer? {
    let form = session.execution.answerForm
    session.execution.answerForm = AnswerForm()
    defer { session.execution.answerForm = form }
    var answer: Answer?
    do throws(CommandError) {
      var lexer = Lexer(line)
      guard let words = try lexer.nextCommand() else { return nil }
      let commands = session.commands
      let call = try CommandCall(words, of: commands, text: line, allowsShort: false)
      guard call.parsed(in: session).effects.isReadOnly else { return nil }
      try session.looking { () throws(CommandError) in answer = try call.run(in: session) }
    } catch {
      // A tab without its facts says so.
      return nil
    }
    return answer
  }

  /// Explains the problems that have no explanation yet.
  mutating func explainProblems() {
    for index in problems.indices where problems[index].explanation.isEmpty {
      let problem = problems[index]
      let text = JSONText.quoted(problem.text)
      let answer = look("explain \(text)") ?? look("explain \(problem.code)")
      problems[index].explanation = answer?.lines ?? [problem.text]
    }
  }

  private func texts(_ lines: [String]) -> AnswerValue { .list(lines.map { .text($0) }) }
}

// The tabs.
extension PageFacts {
  private var trace: AnswerValue {
    var texts: [String] = []
    var count = 0
    for one in lines.folded {
      // Without a width, the others have one line each.
      guard texts.count < Self.lineLimit else {
        count += 1
        continue
      }
      texts += one.lines(
        session.settings.escapeStyle,
        width: nil,
        showsPlace: session.tracesPlaces
      )
    }
    count += texts.count
    return [
      "lines": self.texts(Array(texts.prefix(Self.lineLimit))),
      "more": .int(max(0, count - Self.lineLimit)),
    ]
  }

  /// The fact with the files of the wiring, or nil without a source.
  private var code: FrontEndFact? {
    guard let wiring = session.current?.wiring.name else { return nil }
    return known.fact("code", of: [wiring]) { files.map { fact("code", $0) } }
  }

  /// The files of the wiring with the lines and names of their methods, or nil without a source.
  private var files: AnswerValue? {
    guard case .list(let files)? = look("code")?.value else { return nil }
    return .list(
      files.map { file in
        guard case .text(let path)? = file["file"] else { return file }
        let methods = SourceLibrary.all.first { $0.path == path }?.declarations ?? []
        let rows = methods.filter { $0.kind == .function && !$0.isLocal }.map { method in
          AnswerValue.list([
            .int(method.line), .int(method.lines.upperBound),
            .bool(KnownMessages.isTraced(method.name)), .text(method.name),
          ])
        }
        return file.adding(["methods": .list(rows)])
      }
    )
  }

  /// The source of the wiring with its calls, and the called methods of the objects that it uses.
  private var controller: [FrontEndFact] {
    guard let code else { return [] }
    let (places, counts) = calls
    return [code, fact("calls", counts)] + methods(at: places)
  }

  /// The places of the shown methods that were called, and the counts of their calls by file.
  ///
  /// Each count has a method's line, its calls by the last command, and those since `stats reset`.
  private var calls: (places: [String], value: AnswerValue) {
    var last: [String: Int] = [:]
    for line in lines {
      guard let place = SourcePlaces.place(of: line.name, in: line.message.receiver.name) else {
        continue
      }
      last[place, default: 0] += 1
    }
    var all: [String: Int] = [:]
    for (hop, count) in session.trace.counts {
      let name = hop.method[...]
      guard let place = SourcePlaces.place(of: name, in: hop.receiver.name) else { continue }
      all[place, default: 0] += count
    }
    let places = Set(last.keys).union(all.keys).sorted().filter {
      $0.hasPrefix("Wirings/") || $0.hasPrefix("TableAdapters/")
    }
    var files: [AnswerValue.Member] = []
    for place in places {
      let parts = place.split(separator: ":")
      guard parts.count == 2, let line = Int(parts[1]) else { continue }
      let name = String(parts[0])
      var calls: [AnswerValue] = []
      if files.last?.key == name, case .list(let known)? = files.popLast()?.value { calls = known }
      calls.append(.list([.int(line), .int(last[place] ?? 0), .optional(all[place])]))
      files.append(.init(name, .list(calls)))
    }
    return (places, .object(files))
  }

  /// The methods at places in the adapters, such as those of a delegate, one fact for each.
  private func methods(at places: [String]) -> [FrontEndFact] {
    places.compactMap { place in
      let parts = place.split(separator: ":")
      // The wiring's own files are shown whole.
      guard place.hasPrefix("TableAdapters/"), parts.count == 2,
        let file = SourceLibrary.adapters.first(where: { $0.path == parts[0] }),
        let method = file.declarations.first(where: {
          $0.kind == .function && String($0.line) == parts[1]
        })
      else { return nil }
      let text = file.lines[(method.lines.lowerBound - 1)..<method.lines.upperBound]
      let range: [AnswerValue] = [
        .int(method.line), .int(method.lines.upperBound), .bool(true), .text(method.name),
      ]
      return fact(
        "method \(place)",
        [
          "file": .text(file.path), "first": .int(method.lines.lowerBound),
          "text": .text(text.joined(separator: "\n")), "methods": [.list(range)],
        ]
      )
    }
  }

  private func row(_ row: IndexPath?) -> AnswerValue {
    guard let source = session.current,
      let path = row ?? source.tableView.focusedIndexPath ?? source.current,
      let why = look("why \(path.section) \(path.row)")
    else { return .null }
    let item = look("item \(path.section) \(path.row)")
    var keys: [AnswerValue] = []
    if case .list(let fields)? = why.value["fields"] {
      keys = fields.compactMap { field in
        guard let value = field["value"], value != .null else { return nil }
        return field["key"]
      }
    }
    return [
      "at": [.int(path.section), .int(path.row)], "lines": texts(why.lines),
      "item": texts(item?.lines ?? []), "keys": .list(keys),
    ]
  }

  private var requests: AnswerValue {
    guard let one = look("request") else {
      guard let group = look("request group") else { return .null }
      return ["lines": texts(group.lines)]
    }
    let value = one.value
    return [
      "lines": texts(one.lines),
      "bar": ["startTime", "cost", "state", "status", "bytes", "kind"].reduce(.object([])) {
        $0.adding([$1: value[$1] ?? .null])
      },
      "firstByte": .optional(session.current?.feed?.model.request.firstByteTime),
      "now": .int(session.clock.now),
    ]
  }

  /// Every property, with the control that its values imply.
  private var settings: [FrontEndFact] {
    var facts: [FrontEndFact] = []
    func add(_ name: String, _ text: String, _ origin: String, _ values: [String], _ kind: String) {
      let made = known.fact("set \(name)", of: [text, origin]) {
        fact("set \(name)", [.text(text), .text(origin), .text(kind), texts(values)])
      }
      if let made { facts.append(made) }
    }
    if let source = session.current {
      for property in TableProperty.all {
        let text = property.answer(source).lines.first ?? ""
        add(
          property.name,
          text,
          property.origin(in: source),
          property.values,
          property.control
        )
      }
    }
    for property in SessionProperty.all {
      let text = property.answer(in: session).lines.first ?? ""
      let kind = PropertyControl.kind(
        of: property.values,
        takesOthers: property.values.isEmpty || property.takesNumbers
      )
      add(property.name, text, property.origin(in: session), property.values, kind)
    }
    return facts
  }
}

/// The control of a page for a property.
private enum PropertyControl {
  /// Returns the kind of control that accepted words imply.
  ///
  /// - Parameters:
  ///   - values: The accepted words.
  ///   - takesOthers: Whether other texts are accepted too.
  /// - Returns: `switch`, `choice`, `text` or `none`.
  static func kind(of values: [String], takesOthers: Bool) -> String {
    if takesOthers { return "text" }
    if values.isEmpty { return "none" }
    return values == ["on", "off"] ? "switch" : "choice"
  }
}

extension TableProperty {
  /// The kind of control for the property.
  fileprivate var control: String {
    PropertyControl.kind(of: values, takesOthers: takesNumbers || !also.isEmpty)
  }
}

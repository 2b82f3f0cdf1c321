import CommandLanguage
import TextLayout
import Workbench

/// The output of measurements: counters, scores and times.
enum MeasuringText: OutputText {
  case noSource(wiring: String)
  case calls(Int?)
  case moreDeclarations(Int)
  case recorded(String)
  case load(rows: Int, messages: LoadMessages)
  case tapReads(controller: Int, table: Int)
  case tapReadsOwnRows
  case heights(toController: Int, toOthers: Int)
  case kinship(toParent: Int, toChild: Int)
  case protocolMethods(name: String, count: Int)
  case dependencies(files: Int, lines: Int)
  case articleKeeps(Int, here: Int)
  case articleKeepsInChild(Int, here: Int, inParent: Int)
  case ours(method: String, reason: String)

  case claimOf(String)
  case codeOf(experiment: String)
  case patch(places: Int, files: Int, added: Int, removed: Int)
  case sameForAll(String)
  case notSupported(String)
  case changeReporting(isOn: Bool)
  case scoreReporting
  case claims
  case claim(String, place: String)
  case claimHere(String)
  case claimMethods(Int, inChild: Int?)
  case claimReads(Int?)
  case claimPlaces(Int?)
  case claimKinship(toParent: Int, toChild: Int)
  case claimLoad(toModel: Int, fromModel: Int, reloads: Int)
  case notCounted(String, wirings: [String], reason: String)

  case stages
  case breakEven(screens: Int, wrapped: Int, byHand: Int, wrappedBefore: Int, byHandBefore: Int)

  case time(milliseconds: Double)
  case times(Int, median: Double, least: Double, high: Double)

  case chart(table: String, wirings: Int)
  case countedWhile(script: String)
  case countedForAll
  case viewport(width: Double, height: Double)
  case legend

  var words: String {
    switch self {
    case .noSource(let wiring): "no source is available for \(wiring)"
    case .calls(nil): "not counted: it sends no message"
    case .calls(let count?): "last command: \(TextFormatting.count(count, "call"))"
    case .moreDeclarations(let count):
      "// \(TextFormatting.count(count, "more declaration")): add the name of a method"
    case .recorded(let date): "recorded upstream: \(date)"
    case .load(let rows, let messages):
      "a load of \(TextFormatting.count(rows, "visible row")): \(messages.words)"
    case .tapReads(let controller, let table):
      "for a tap the controller reads the source \(TextFormatting.count(controller, "time")), "
        + "the table \(TextFormatting.count(table, "time"))"
    case .tapReadsOwnRows: "for a tap the controller reads its own rows"
    case .heights(let toController, let toOthers):
      "height requests to the controller: \(toController), to others: \(toOthers)"
    case .kinship(let toParent, let toChild):
      "child → parent \(toParent), parent → child \(toChild), without appearance callbacks"
    case .protocolMethods(let name, let count): "  \(name): \(count)"
    case .dependencies(let files, let lines):
      "depends on \(TextFormatting.count(files, "file")) of \(TextFormatting.count(lines, "line"))"
    case .articleKeeps(let kept, let here):
      "the article keeps \(TextFormatting.count(kept, "table method")) in the screen, "
        + "here there are \(here)"
    case .articleKeepsInChild(let kept, let here, let inParent):
      "the article keeps \(TextFormatting.count(kept, "table method")) in the child "
        + "and none in the parent, here there are \(here) and \(inParent)"
    case .ours(let method, let reason): "  ours: \(method), \(reason)"

    case .claimOf(let words): "claim of \(words)"
    case .codeOf(let experiment): "see the code: `experiment \(experiment) --diff`"
    case .patch(let places, let files, let added, let removed):
      "\(TextFormatting.count(places, "place")) in \(TextFormatting.count(files, "file")), "
        + "\(TextFormatting.count(added, "line")) added, \(TextFormatting.grouped(removed)) removed"
    case .sameForAll(let counters): "the same for all: \(counters)"
    case .notSupported(let counters): "not supported (-): \(counters)"
    case .changeReporting(let isOn):
      isOn
        ? "change reporting (ours) is on: an edit asks only about what changed"
        : "change reporting (ours) is off; `compare --change-reporting` turns it on"
    case .scoreReporting:
      "counted without change reporting, which is ours"
    case .claims: "the article's claims:"
    case .claim(let sentence, let place): "\(sentence) (\(place))"
    case .claimHere(let count): "here: \(count)"
    case .claimMethods(let own, let inChild):
      "\(TextFormatting.count(own, "table method")) in the controller"
        + (inChild.map { ", \($0) in its child" } ?? "")
    case .claimReads(let reads):
      reads.map { "\(TextFormatting.count($0, "read")) by the controller for a tap" }
        ?? "the controller reads its own rows"
    case .claimPlaces(let places):
      places.map { "\(TextFormatting.count($0, "place")) to edit besides the cell" }
        ?? "not supported"
    case .claimKinship(let toParent, let toChild):
      "for a tap: child → parent \(toParent), parent → child \(toChild)"
    case .claimLoad(let toModel, let fromModel, let reloads):
      "a load: C→M \(toModel), M→C \(fromModel), \(TextFormatting.count(reloads, "reload"))"
    case .notCounted(let counter, let wirings, let reason):
      "\(counter) of \(wirings.joined(separator: ", ")) (\(reason))"

    case .stages:
      "recorded from the history of KtTableView: the controller shrinks, the total grows"
    case .breakEven(let screens, let wrapped, let byHand, let wrappedBefore, let byHandBefore):
      "shorter from \(screens) screens on: \(TextFormatting.grouped(wrapped)) lines against "
        + "\(TextFormatting.grouped(byHand)) by hand; with \(screens - 1) screens, "
        + "\(TextFormatting.grouped(wrappedBefore)) against \(TextFormatting.grouped(byHandBefore))"

    case .time(let milliseconds): "time: \(milliseconds.pointsText) ms"
    case .times(let count, let median, let least, let high):
      "\(count) times: median \(median.pointsText) ms, min \(least.pointsText) ms, "
        + "p95 \(high.pointsText) ms"

    case .chart(let table, let wirings):
      "\(table): \(TextFormatting.count(wirings, "wiring")) side by side"
    case .countedWhile(let script): "counted while \(script) ran"
    case .countedForAll: "counted for a load, a tap, a scroll, an edit and a refresh"
    case .viewport(let width, let height):
      "viewport \(width.pointsText) × \(TextFormatting.points(height))"
    case .legend: "M model, V view, C controller"
    }
  }
}

extension MeasuringText {
  /// The messages of a load, by the boundary that they cross.
  struct LoadMessages {
    var toModel: Int
    var fromModel: Int
    var reloads: Int
    var dequeues: Int
    var otherToView: Int
    var rowCounts: Int
    var cells: Int
    var otherFromView: Int

    fileprivate var words: String {
      "C→M \(toModel), M→C \(fromModel); "
        + "C→V \(TextFormatting.count(reloads, "reload")), "
        + "\(TextFormatting.count(dequeues, "cell")), \(otherToView) more; "
        + "V→C \(TextFormatting.count(rowCounts, "row count")), "
        + "\(TextFormatting.count(cells, "cell")), \(otherFromView) more about "
        + "sections, heights and display"
    }
  }
}

import CommandLanguage
import SessionSupport
import Testing
import Wirings

@testable import Teaching
@testable import Workbench
@testable import Workspace

@MainActor @Suite struct MeasuringCommandTests {
  private func counts(_ answer: AnswerValue?, _ step: String) -> [String: Int] {
    guard case .object(let members) = answer?["steps"]?[step] else { return [:] }
    return members.reduce(into: [:]) { result, member in
      if case .int(let count) = member.value { result[member.key] = count }
    }
  }

  private func answer(_ fixture: SessionFixture, _ line: String) throws -> AnswerValue {
    var value: AnswerValue?
    _ = fixture.session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
      if case .success(let answer) = outcome.result { value = answer.value }
    }
    return try #require(value)
  }

  @Test(arguments: [
    ("monolith", 10), ("array", 1), ("items", 0), ("generators", 0), ("datamodel", 4),
    ("container", 0), ("fetched", 4),
  ]) func `the controller keeps so many methods of the table`(wiring: String, count: Int) {
    #expect(SourceFacts.of(wiring)?.controllerTableMethods.count == count)
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `a score leaves the table at the prompt as it is`(wiring: String) throws {
    let fixture = try SessionFixture()
    fixture.run("wiring \(wiring)", "select 0 1")
    let before = fixture.run("show", "selection", "stack")
    let score = try answer(fixture, "score")
    #expect(fixture.run("show", "selection", "stack") == before)
    #expect(counts(score, "load")["cellsMade"] ?? 0 > 0)
    // Two batches, and a cell that was taken from the pool or made for the new row.
    let edit = counts(score, "edit")
    #expect((edit["cellsMade"] ?? 0) + (edit["cellsReused"] ?? 0) > 0)
  }

  @Test(arguments: [1, 20, 40, 80])
  func `a narrow terminal gets the comparison in parts`(width: Int) throws {
    let fixture = try SessionFixture()
    fixture.session.host.terminalColumns = { width }
    let lines = fixture.type("compare").split(separator: "\n", omittingEmptySubsequences: false)
    let names = lines.filter { $0.contains { $0.isLetter } && $0.hasPrefix(" ") }
      .flatMap { $0.split(separator: " ") }
    let parts = lines.count { $0.hasPrefix("own methods ") }
    // No part is narrower than its names.
    guard width >= 40 else { return }
    #expect(names.starts(with: Wiring.all.map { Substring($0.name) }))
    #expect(parts == (width == 80 ? 1 : 3))
    #expect(lines.allSatisfy { $0.count <= width }, "\(lines.joined(separator: "\n"))")
  }

  @Test func `an object is handed over without a look into the source`() throws {
    let fixture = try SessionFixture()
    let score = try answer(fixture, "score")
    #expect(score["readsOnSelect"] == .int(0))
    #expect(score["tableReadsOnSelect"] == .int(1))
    #expect(counts(score, "select")["C→M", default: 0] == 0)
    #expect(counts(score, "select")["V→C", default: 0] > 0)
  }

  @Test func `a data model is asked once for a load and answers once`() throws {
    let fixture = try SessionFixture()
    fixture.run("wiring datamodel")
    let load = counts(try answer(fixture, "score"), "load")
    #expect(load["C→M"] == 1)
    #expect(load["M→C"] == 1)
  }

  @Test func `all wirings stand side by side and show the same table`() throws {
    let fixture = try SessionFixture()
    let text = fixture.run("compare")
    let lines = text.split(separator: "\n")
    let names = lines.first?.split(separator: " ").map(String.init)
    #expect(names == Wiring.all.map(\.name))
    #expect(lines.contains("all show the same table"))
    #expect(lines.contains { $0.hasPrefix("own methods") })
  }

  @Test func `a screen that a tap brought is left before the next touch`() throws {
    let fixture = try SessionFixture()
    fixture.run("wiring container", "select 0 1")
    #expect(fixture.run("stack").contains("\n"))
    let text = fixture.run("select 0 0")
    #expect(text.hasPrefix("selected 0 0"))
    #expect(text.contains("note: went back from "))
    #expect(fixture.run("scroll by 10").contains("went back from "))
    #expect(!fixture.run("scroll by 10").contains("went back from "))
  }

  @Test func `a method is found by its name, a label or its beginning`() throws {
    let fixture = try SessionFixture()
    let whole = fixture.run("code array tableView(_:didSelectRowAt:)")
    #expect(whole.contains("lastSelected = try? arrayDataSource.item(at: indexPath)"))
    #expect(fixture.run("code array didSelectRowAt") == whole)
    #expect(fixture.run("code items").contains("public final class ItemsController"))
    #expect(fixture.run("code array nothing").contains("array has no method \"nothing\""))
  }

  @Test func `an experiment names each wiring and what it takes`() throws {
    let fixture = try SessionFixture()
    for experiment in EditExperiment.all {
      let text = fixture.run("experiment \(experiment.name)")
      for wiring in Wiring.all { #expect(text.contains(wiring.name), "\(experiment.name)") }
    }
  }

  @Test func `plugins are those of a display manager, and nobody else has any`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("plugins").contains("ItemsController has no plugins"))
    let other = try SessionFixture()
    let lines = other.run("wiring generators", "plugins")
    #expect(lines.contains("0 selectable  0  select, deselect"))
    #expect(lines.contains("- edits          handles TableViewRowEditing, TableViewRowMoving"))
  }
}

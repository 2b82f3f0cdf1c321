import CommandLanguage
import SessionSupport
import SourceCode
import Testing
import Wirings

@testable import Teaching
@testable import Workbench
@testable import Workspace

@MainActor @Suite struct CodeCommandTests {
  @Test(arguments: Wiring.all.map(\.name))
  func `each line of the help shows a source under each wiring`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    for example in CodeCommand.examples {
      let text = fixture.type(example.line)
      #expect(text.hasPrefix("// "), "\(example.line): \(text)")
    }
  }

  @Test(arguments: Wiring.all.map(\.name), ["cellForRowAt", "heightForRowAt", "didSelectRowAt"])
  func `a method of the table is found under each wiring`(wiring: String, method: String) throws {
    let fixture = try SessionFixture()
    let text = fixture.type("code \(wiring) \(method)")
    #expect(text.hasPrefix("// "), "\(text)")
    #expect(text.contains(method), "\(text)")
  }

  @Test func `every type and each of its methods is found by name`() throws {
    let fixture = try SessionFixture()
    var count = 0
    for file in SourceLibrary.all {
      for type in file.declarations
      where type.kind.isType && type.kind != .extension && !type.isLocal {
        let found = CodeFinder.types(named: type.typeName)
        #expect(found == [type.typeName], "\(type.typeName)")
        count += 1
      }
    }
    #expect(count > 300)
    let text = fixture.type("code ItemDataSource")
    #expect(text.hasPrefix("// TableAdapters/Items/ItemDataSource.swift:"))
    #expect(text.contains("open class ItemDataSource: TableViewDataSource"))
    #expect(text.hasSuffix("}"))
  }

  @Test(arguments: [
    ("code items ItemDataSource", "open class ItemDataSource"),
    ("code itemdatasource", "open class ItemDataSource"),
    ("code ItemCell", "open class ItemCell: TableViewCell"),
    ("code SelectablePlugin process", "func process(_ event: TableEvent"),
    ("code ItemCell conf", "open func configure(with item: Item?)"),
    ("code ItemCell problem", "public internal(set) var problem"),
    ("code ItemCell init", "public required init(style: CellStyle"),
    ("code ItemsController cellForRowAt", "error[not-found]: ItemsController has no method"),
    ("code ItemTableController loadView", "func loadView()"),
    ("code ListLoader.State", "error[not-found]"),
    ("code ItemTable", "error[bad-argument]: \"ItemTable\" may be one of several types"),
    ("code NoSuchType", "error[not-found]: items has no method \"NoSuchType\""),
    ("code NoSuchType configure", "error[not-found]: no type has the name \"NoSuchType\""),
    ("code ItemCell nothing", "error[not-found]: ItemCell has no method \"nothing\""),
    ("code registerCell", "error[not-found]"), ("code heightForRow", "heightForRowAt"),
    ("code configure", "configure"),
  ]) func `a name means what is near`(line: String, part: String) throws {
    let text = try SessionFixture().type(line)
    #expect(text.contains(part), "\(text.prefix(400))")
  }

  @Test func `after trace all each method says how often it was called`() throws {
    let fixture = try SessionFixture(wiring: "items")
    #expect(!fixture.type("code ItemDataSource cellForRowAt").contains("last command"))
    fixture.run("trace all")
    fixture.type("reload")
    let cells = fixture.type("layout").split(separator: "\n")
      .count { $0.contains("tableView(_:cellForRowAt:)") }
    #expect(cells > 0)
    fixture.type("trace only pattern")
    fixture.type("reload")
    fixture.type("layout")
    let text = fixture.type("code ItemDataSource cellForRowAt")
    #expect(text.contains("  last command: 5 calls\n"), "\(text)")
    #expect(text.contains("\n5×   public func tableView("), "\(text)")
    let whole = fixture.type("code ItemDataSource")
    #expect(whole.contains("5×   open func cellClass(for item: Item)"), "\(whole)")
    let other = fixture.type("code ItemDataSource append")
    #expect(other.contains("  not counted: it sends no message\n"), "\(other)")
    #expect(fixture.type("code ItemsController didSelect").contains("  last command: 0 calls\n"))
  }
}

import CommandLanguage
import Platform
import SessionSupport
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// The objects of a wiring, and what keeps them alive.
@MainActor @Suite struct ObjectGraphTests {
  private struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  private func graph(_ wiring: String) throws -> ObjectGraph {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("layout")
    let source = try #require(fixture.session.current)
    return ObjectGraph(of: source.door.navigation)
  }

  /// Keeps the objects of one class alive, releases the rest, and gives the classes that live on.
  private func survivors(_ wiring: String, keeping name: String) throws -> Set<String> {
    var graph: ObjectGraph? = try graph(wiring)
    let watched = graph?.nodes.flatMap { node in
      node.objects.map { Watched(name: node.name, object: $0) }
    }
    let kept = graph?.nodes.first { $0.name == name }?.objects
    graph = nil
    let alive = Set((watched ?? []).filter { $0.object != nil }.map(\.name))
    withExtendedLifetime(kept) {}
    return alive
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `what a class keeps alive is what the graph says`(wiring: String) throws {
    let whole = try graph(wiring)
    #expect(whole.nodes.count > 3)
    for node in whole.nodes {
      let alive = try survivors(wiring, keeping: node.name)
      let told = whole.kept(by: node.name)
      #expect(
        alive == told,
        "\(wiring): \(node.name) keeps \(alive.sorted()), told \(told.sorted())"
      )
    }
  }

  @Test(arguments: [
    ("monolith", "TableView", "MonolithController", "dataSource", false),
    ("monolith", "MonolithController", "TableView", "madeTableView", true),
    ("array", "TableView", "GroupedArrayDataSource", "dataSource", false),
    ("array", "ArrayController", "GroupedArrayDataSource", "arrayDataSource", true),
    ("items", "ItemTableView", "ItemsController", "itemDelegate", false),
    ("items", "ItemTableView", "ItemTableView", "delegate", false),
    ("items", "ItemDataSource", "SectionStore", "store", true),
    ("generators", "GeneratorController", "ManualDisplayManager", "manager", true),
    ("generators", "GeneratorDataSource", "ManualDisplayManager", "manager", false),
    ("datamodel", "DataModel", "DataModelController", "delegate", false),
    ("datamodel", "DataModelController", "DataModel", "model", true),
    ("container", "DetailsController", "ContainerController", "delegate", false),
    ("container", "ContainerController", "DetailsController", "details", true),
    ("fetched", "FetchedController", "FetchedEdits", "edits", true),
    ("fetched", "FetchedEdits", "FetchedResultsController", "results", true),
    ("fetched", "FetchedResultsController", "FetchedController", "delegate", false),
  ])
  func `a reference is strong or weak`(
    wiring: String,
    from: String,
    to: String,
    property: String,
    isStrong: Bool
  ) throws {
    let edges = try graph(wiring).edges
    let found = edges.first { $0.from == from && $0.to == to && $0.property == property }
    #expect(found?.isStrong == isStrong, "\(edges.map { "\($0)" }.joined(separator: "\n"))")
  }

  @Test func `the objects are shown as text and drawn into a file`() throws {
    let fixture = try SessionFixture(wiring: "items")
    fixture.run("layout")
    let text = fixture.type("wiring --picture")
    #expect(text.hasPrefix("people.json, wiring items: objects and references\n"), "\(text)")
    #expect(text.contains("──▶ SectionStore"), "\(text)")
    #expect(text.contains("┄┄▷ ItemsController"), "\(text)")
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/objects.svg"
    #expect(fixture.type("wiring --picture \(path)").hasPrefix("saved \(path), "))
    let picture = String(decoding: try Files.read(path).bytes, as: UTF8.self)
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    #expect(picture.contains(">ItemsController · Controller</text>"))
    #expect(fixture.type("wiring --picture \(path)").hasPrefix("error[refused]"))
    #expect(fixture.type("wiring --picture \(path) --force").hasPrefix("saved "))
  }

  @Test func `a table of many rows is searched at once`() throws {
    let fixture = try SessionFixture(nil, wiring: "generators")
    fixture.run("new 100000", "layout")
    #expect(fixture.type("wiring --picture").contains("ItemCellGenerator"))
  }
}

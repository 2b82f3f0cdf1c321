import CommandLanguage
import Platform
import TableModel
import Teaching
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Seed N1: file and line of a message name the declaration that receives it.
@MainActor @Suite struct SourcePlacesTests {
  private func line(_ place: String) throws -> String {
    let parts = place.split(separator: ":")
    let bytes = try Files.read(Readme.root + "/Sources/\(parts[0])").bytes
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[(Int(parts[1]) ?? 0) - 1])
  }

  @Test func `each place is the line that declares the method`() throws {
    #expect(SourcePlaces.names.count > 20)
    for owner in SourcePlaces.names {
      for (name, place) in SourcePlaces.methods(of: owner) {
        let base = name.prefix { $0 != "(" }
        #expect(try line(place).contains("func \(base)"), "\(owner).\(name) \(place)")
      }
    }
  }

  @Test(arguments: [
    ("items", "ItemsController", "tableView(_:didSelect:at:)", "Wirings/ItemsController.swift"),
    (
      "items", "ItemTableView", "tableView(_:didSelectRowAt:)",
      "TableAdapters/Items/ItemTableView.swift"
    ),
    (
      "monolith", "MonolithController", "tableView(_:didSelectRowAt:)",
      "Wirings/MonolithController.swift"
    ),
    (
      "container", "DetailsController", "tableView(_:didSelectRowAt:)",
      "Wirings/DetailsController.swift"
    ),
    (
      "generators", "GeneratorDelegate", "tableView(_:didSelectRowAt:)",
      "TableAdapters/Managers/GeneratorDelegate+Events.swift"
    ),
  ])
  func `a tap leads to the controller's own code`(
    wiring: String,
    receiver: String,
    method: String,
    file: String
  ) throws {
    var settings = SessionSettings()
    settings.wiring = wiring
    let session = Session(settings: settings)
    for command in ["new 3", "trace on", "select 0 1"] {
      _ = session.run(command, at: CommandPlace()) { _ in }
    }
    let found = session.trace.lines.first { line in
      line.message.receiver.name == receiver && line.name == method[...]
    }
    let place = try #require(found).place
    #expect(place.hasPrefix(file + ":"))
    #expect(try line(place).contains("func tableView("))
  }

  @Test func `what a class inherits is found where it is declared`() {
    let place = SourcePlaces.place(
      of: "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
      in: "ItemsController"
    )
    #expect(place?.hasPrefix("TableAdapters/Items/ItemTableController.swift:") == true)
    #expect(SourcePlaces.place(of: "nothing()", in: "ItemsController") == nil)
    #expect(SourcePlaces.place(of: "nothing()", in: "SomebodysController") == nil)
  }
}

import Browse
import TableModel
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Two front ends over the same controllers: a full screen that knows no commands, and the command language.
@MainActor @Suite struct BrowseEqualityTests {
  @Test(arguments: 1...rounds(4, thorough: 20))
  func `gestures bring about the same through browse and through commands`(seed: Int) throws {
    let browsing = RandomBrowsing(seed: seed)
    var made = 0
    for wiring in ["monolith", "array", "items", "generators", "datamodel", "container", "fetched"]
    {
      let place = "seed \(seed), \(wiring)"
      let screen = try BrowseStage(browsing.document, wiring: wiring, setup: browsing.setup)
      let list = GestureList(screen)
      Self.browse(screen, browsing, host: list)
      #expect(list.fits == 0)
      made += list.gestures.count

      let prompt = try BrowseStage(browsing.document, wiring: wiring, setup: browsing.setup)
      let table = prompt.source.tableView
      let commands = try list.gestures.map { gesture in
        let command = try #require(prompt.session.commands.call(for: gesture, in: table)).text
        let failure = prompt.type(command)
        return command + (failure.map { " ! \($0)" } ?? "")
      }
      Self.expectEqual(screen, prompt, "\(place): \(commands)")

      let hosted = try BrowseStage(browsing.document, wiring: wiring, setup: browsing.setup)
      var remembered: [String] = []
      let host = BrowseHost(hosted.session, hosted.source) { remembered.append($0) }
      Self.browse(hosted, browsing, host: host)
      #expect(hosted.recorder.lines == prompt.recorder.lines, "\(place), hosted")
      #expect(hosted.changes == prompt.changes, "\(place), hosted")
      #expect(hosted.look == prompt.look, "\(place), hosted")
      #expect(hosted.source.history.done.count == prompt.source.history.done.count)
      #expect(remembered.count == host.count)
    }
    #expect(made > 40)
  }

  private static func browse(
    _ stage: BrowseStage,
    _ browsing: RandomBrowsing,
    host: any GestureDelegate
  ) {
    let screen = KeyQueue(browsing.events, size: RandomBrowsing.size)
    let door = stage.source.door
    Browser(door.controller, navigation: door.navigation, on: screen, host: host).run()
  }

  private static func expectEqual(
    _ screen: BrowseStage,
    _ prompt: BrowseStage,
    _ place: String
  ) {
    let number = zip(screen.recorder.lines, prompt.recorder.lines).prefix { $0 == $1 }.count
    #expect(
      screen.recorder.lines.dropFirst(number) == prompt.recorder.lines.dropFirst(number),
      "message \(number), \(place)"
    )
    #expect(screen.changes == prompt.changes, "\(place)")
    #expect(screen.source.sections == prompt.source.sections, "\(place)")
    #expect(screen.looks == prompt.looks, "\(place)")
  }
}

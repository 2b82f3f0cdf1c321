import Browse
import TableUI
import Workbench

/// The full-screen view of `browse`, which connects the two front ends.
final class TerminalBrowser: FullScreenBrowsing {
  func browse(
    _ controller: any ViewController & TableViewHosting,
    navigation: NavigationController,
    usesColors: Bool,
    host: any GestureDelegate
  ) -> String? {
    do throws(CursesError) {
      let screen = try CursesScreen(usesColors: usesColors)
      defer { screen.close() }
      Browser(controller, navigation: navigation, on: screen, host: host).run()
      return nil
    } catch {
      return error.message
    }
  }
}

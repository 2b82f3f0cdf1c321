import Platform
import TableStore

extension Session {
  /// What counts for the next line at the prompt.
  var lineSettings: LineSettings {
    var line = LineSettings()
    let palette = Palette(settings.color, isTerminal: true, value: Environment.value)
    line.showsHints = settings.showsHints
    line.usesStyles = palette.isOn && !settings.isAccessible
    line.isAccessible = settings.isAccessible
    line.keys = settings.editor
    line.startsPrograms = !isConfined
    line.scope = settings.historyScope
    line.place = linePlace
    return line
  }

  /// The file that commands are about, else the folder that the program works in.
  private var linePlace: String? {
    if let path = current?.document.path, let file = Files.resolved(path) { return file }
    return Files.resolved(".").map { $0 == "/" ? $0 : $0 + "/" }
  }
}

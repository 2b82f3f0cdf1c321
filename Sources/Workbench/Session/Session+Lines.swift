import Platform

extension Session {
  /// What counts for the next line at the prompt.
  var lineSettings: LineSettings {
    var line = LineSettings()
    let palette = Palette(settings.color, isTerminal: true, value: Environment.value)
    line.showsHints = settings.showsHints && palette.isOn
    return line
  }
}

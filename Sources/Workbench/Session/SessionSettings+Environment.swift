import CommandLanguage

extension SessionSettings {
  /// Applies the environment variables for a terminal user, unless an option overrides them.
  ///
  /// - Parameter value: Returns the value of an environment variable, or nil.
  mutating func take(environment value: (String) -> String?) {
    let wish = value("ACCESSIBLE") ?? ""
    guard origins["accessible"] == nil, !wish.isEmpty, wish != "0" else { return }
    isAccessible = true
    origins["accessible"] = "environment"
  }

  /// Records that environment variables control color, unless an option does.
  ///
  /// - Parameter value: Returns the value of an environment variable, or nil.
  mutating func noteColor(environment value: (String) -> String?) {
    guard color == .auto, origins["color"] == nil else { return }
    // The terminal would show color if the environment did not turn it off.
    if !Palette(.auto, isTerminal: true, value: value).isOn { origins["color"] = "environment" }
  }
}

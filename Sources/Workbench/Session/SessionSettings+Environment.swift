import CommandLanguage

extension SessionSettings {
  /// Takes what the environment says of a person at a terminal, where no option says otherwise.
  ///
  /// - Parameter value: The value of a variable of the environment, or nil.
  mutating func take(environment value: (String) -> String?) {
    let wish = value("ACCESSIBLE") ?? ""
    guard origins["accessible"] == nil, !wish.isEmpty, wish != "0" else { return }
    isAccessible = true
    origins["accessible"] = "environment"
  }

  /// Notes that variables decide about colour, where no option does.
  ///
  /// - Parameter value: The value of a variable of the environment, or nil.
  mutating func noteColor(environment value: (String) -> String?) {
    guard color == .auto, origins["color"] == nil else { return }
    // What a terminal would be shown in colour but for the environment.
    if !Palette(.auto, isTerminal: true, value: value).isOn { origins["color"] = "environment" }
  }
}

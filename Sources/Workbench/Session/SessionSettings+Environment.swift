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
}

/// Colors for terminal output, by meaning; output without colors has the same words.
///
/// Only the eight colors that are readable in every theme are used. They mark errors, their places,
/// hints, notes and messages of the trace. They also mark the keys, strings and other values of an
/// object. The rows of a table stay unchanged.
package struct Palette: Hashable, Sendable {
  /// The meaning of a piece of text.
  package enum Role: String, CaseIterable, Sendable {
    case error = "1;31"
    case place = "1;32"
    case hint = "36"
    case note = "33"
    case trace = "2"
    case key = "34"
    case string = "32"
    case value = "35"
  }

  /// Whether colors are used.
  package let isOn: Bool

  /// A palette without colors.
  package static let plain = Palette(isOn: false)

  /// Creates the palette of one stream.
  ///
  /// - Parameters:
  ///   - choice: The value of the option; `auto` uses the environment.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - value: Returns the value of an environment variable, or nil.
  package init(_ choice: ColorChoice, isTerminal: Bool, value: (String) -> String?) {
    switch choice {
    case .always: isOn = true
    case .never: isOn = false
    case .auto:
      let refuses = value("NO_COLOR").map { !$0.isEmpty } ?? false
      let forces = value("CLICOLOR_FORCE").map { !$0.isEmpty && $0 != "0" } ?? false
      isOn = !refuses && (forces || isTerminal && value("TERM").map { $0 != "dumb" } ?? false)
    }
  }

  private init(isOn: Bool) { self.isOn = isOn }

  /// Returns a text in the color of its meaning.
  package func paint(_ text: String, as role: Role) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The condition for colored output.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// At a terminal that supports color, unless `NO_COLOR` is set; everywhere with `CLICOLOR_FORCE`.
  case auto

  /// In pipes and files as well.
  case always

  /// Never.
  case never
}

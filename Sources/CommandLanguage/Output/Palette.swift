/// Colors for terminal output, by meaning; output without colors has the same words.
///
/// Only styles that are readable on a black and on a white background are used: bold, dim,
/// underlined and reversed text, and the colors red and magenta. Green, yellow and cyan are too light
/// on white, and blue is too dark on black; a terminal may also show bold colors as bright ones.
package struct Palette: Hashable, Sendable {
  /// The meaning of a piece of text.
  package enum Role: CaseIterable, Sendable {
    case error, place, hint, note, trace

    /// A part of an object.
    case key, string, value

    /// The text of a row, and the address before it.
    case title, subtitle, address

    /// A heading of a list, a page or a section.
    case heading

    /// The kind of something: a cell class, a wiring or an image.
    case kind

    /// An accessory or a control of a row.
    case accessory

    /// A selected row, and a touched one.
    case selection, highlight

    /// Something that changed or that differs from the others.
    case changed

    /// A command to type.
    case command

    /// The codes of the style.
    package var code: String {
      switch self {
      case .error, .place: "1;31"
      case .changed: "1;35"
      case .note, .string, .value, .kind, .accessory: "35"
      case .trace, .subtitle, .address: "2"
      case .title, .command, .hint, .key: "1"
      case .heading: "1;4"
      case .selection: "7"
      case .highlight: "4"
      }
    }
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
    isOn && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
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

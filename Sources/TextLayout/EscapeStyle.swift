/// How a control code point is made visible.
///
/// In both styles a code point without a picture or a short name is spelled `\u{202e}`.
public enum EscapeStyle: Hashable, Sendable {
  /// As a picture one column wide: `␛`, `␍`.
  case symbol

  /// In ASCII alone, as Swift and C spell it: `\x1b`, `\r`.
  case ascii
}

package import CommandLanguage

extension Session {
  /// A table of text, as wide as a line may be where the command that runs was typed.
  ///
  /// - Parameters:
  ///   - alignments: Where the text of each column stands.
  ///   - maximumWidth: Cells wider than this are cut where the width of a line is nobody's business: in scripts,
  ///     files and transcripts.
  ///   - overflow: What becomes of text that does not fit into a line.
  /// - Returns: The table without rows.
  package func table(
    _ alignments: [TextColumns.Alignment],
    maximumWidth: Int = 48,
    overflow: TextTable.Overflow = .cut
  ) -> TextTable {
    TextTable(
      alignments,
      maximumWidth: maximumWidth,
      lineWidth: lineWidth,
      overflow: overflow,
      isPlain: settings.isAccessible
    )
  }

  /// How the answer of the command that runs looks as lines, where it stays here.
  var outputStyle: OutputStyle {
    OutputStyle(
      escapeStyle: settings.escapeStyle,
      lineWidth: lineWidth,
      isAccessible: settings.isAccessible
    )
  }

  /// How wide a line of the answer may be, or nil where that is nobody's business.
  package var lineWidth: Int? {
    place.isPrompt && !isKept(.reads) && !execution.sendsOutput ? host.terminalColumns?() : nil
  }
}

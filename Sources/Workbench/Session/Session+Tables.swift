package import CommandLanguage

extension Session {
  /// Creates a text table with the line width at the running command's place.
  ///
  /// - Parameters:
  ///   - alignments: The alignment of each column.
  ///   - maximumWidth: The maximum cell width, in columns, without a line width: in scripts, files
  ///     and transcripts.
  ///   - overflow: The treatment of text that is too long for a line.
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

  /// The style of the running command's output, if it is not redirected.
  var outputStyle: OutputStyle {
    OutputStyle(
      escapeStyle: settings.escapeStyle,
      lineWidth: lineWidth,
      isAccessible: settings.isAccessible
    )
  }

  /// The width of an output line in columns, or nil if it is unlimited.
  package var lineWidth: Int? {
    place.isPrompt && !isKept(.reads) && !execution.sendsOutput ? host.terminalColumns?() : nil
  }
}

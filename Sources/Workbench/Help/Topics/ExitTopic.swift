extension HelpTopic {
  /// What the program tells whoever started it.
  static let exit = HelpTopic(
    name: "exit",
    summary: "what the exit status tells, and how to leave",
    parts: [
      .terms([
        Term("0", "all went well; a session at the prompt always ends so"),
        Term("1", "a command failed, an expect was not met, or a transcript differs"),
        Term("2", "the options make no sense"),
        Term("3", "a file of the command line could not be read, or is not what it should be"),
        Term("4", "the answers could not be written"),
        Term("130", "stopped by Ctrl-C"),
      ]),
      .text(
        "The first failure decides. A failure that the next command expects is none. When nobody"
          + " reads the answers any more (| head), the program ends quietly. Once an answer could not"
          + " be written no further command runs."
      ),
      .commands([
        Term("quit", "ends the session; exit and Ctrl-D too (help quit)"),
        Term("quit --force", "without a word about unsaved changes"),
      ]),
    ]
  )
}

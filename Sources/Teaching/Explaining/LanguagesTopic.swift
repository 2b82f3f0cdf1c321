import Workbench
import Workspace

extension HelpTopic {
  /// The help on languages and on how to translate texts.
  static let languages = HelpTopic(
    name: "languages",
    summary: "read lessons, help and explanations in Chinese or Russian",
    parts: [
      .terms([
        Term("set language zh", "choose a language: zh, ru, en or auto"),
        Term("auto", "the language of the environment at the prompt, English in scripts"),
        Term("LANGUAGE=zh", "then LC_ALL, LC_MESSAGES and LANG; the first with a value counts"),
      ]),
      .text(
        "Translated are lessons, the summaries of `help COMMAND`, and the pages of `explain`."
          + " UIKit's messages, commands, code, errors and other output are in English. So are"
          + " records for programs and texts without a translation."
      ),
      .text("Translations are files next to the English texts in Sources:"),
      .terms([
        Term("NAME.zh.lesson", "the texts of NAME.lesson; see `help lessons`"),
        Term("Summaries/zh.texts", "a line COMMAND: SUMMARY for each command"),
        Term(
          "Texts/zh.texts",
          "lines CODE title:, CODE cause: and CODE legal: for explain,"
            + " lines with lesson for the texts around lessons"
        ),
      ]),
      .options([
        Term("--check FILE …", "list missing texts; unknown keys and changed code are errors")
      ]),
    ]
  )
}

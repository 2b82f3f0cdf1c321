import Workbench
import Workspace

extension HelpTopic {
  /// What is learned at the prompt, and how a lesson is written.
  static let lessons = HelpTopic(
    name: "lessons",
    summary: "lessons that check themselves, and how to write one",
    parts: [
      .text(
        "lesson begins one, next goes on, hint helps. Type what you like in between: what counts is"
          + " the state of the table. A file NAME.lesson has a keyword on each line; what goes on"
          + " begins with a blank, and with | where it stays a line."
      ),
      .terms([
        Term("lesson: name: text:", "its title, the word behind lesson, its first words"),
        Term("shows: source:", "codes that must come; where it is known from"),
        Term("table: setup:", "its table as JSON; commands before the first step"),
        Term("step: challenge:", "begins one; text: says what is to be done"),
        Term("goal:", "what must hold, in the words behind expect; each line must"),
        Term("hint:", "help, from vague to exact; never the solution"),
        Term("right:", "commands that reach the goal; seen: is said then"),
        Term("wrong:", "commands of a mistake; when: it holds, say: is said"),
      ]),
      .commands([
        Term("lesson FILE", "runs one; a folder has one after the other"),
        Term("lesson again", "the step from its start; skip does it for you; stop leaves"),
      ]),
      .text(
        "A file NAME.zh.lesson or NAME.ru.lesson beside NAME.lesson translates it. It has only the"
          + " texts, in the same order: lesson: step: challenge: text: hint: say: seen: and repeats"
          + " the lines that begin with |. A missing or empty text is shown in English. `set language"
          + " zh`, ru, en or auto chooses; auto follows LANGUAGE, LC_ALL, LC_MESSAGES and LANG at"
          + " the prompt. The course thin is in Chinese and Russian."
      ),
      .options([
        Term("--check FILE …", "does lessons right and wrong, and tells what does not fit")
      ]),
    ]
  )
}

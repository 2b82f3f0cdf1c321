import Workbench
import Workspace

extension HelpTopic {
  /// The help on lessons and on how to write one.
  static let lessons = HelpTopic(
    name: "lessons",
    summary: "take lessons that check themselves, and write your own",
    parts: [
      .text(

        "`lesson` starts one, `next` continues, `hint` helps. You may type other commands: "
          + "the lesson checks the table only. A file NAME.lesson has one keyword per line. A "
          + "line that starts with a space continues it; | keeps the line break."
      ),
      .terms([
        Term("lesson: name: text:", "its title, its name for the lesson command, its introduction"),
        Term("shows: source:", "codes that must occur; the source of the facts"),
        Term("table: setup:", "its table as JSON; commands before the first step"),
        Term("step: challenge:", "starts a step; text: says what to do"),
        Term("goal:", "a condition as for expect, or trace off; all must hold"),
        Term("hint:", "help, from vague to exact; never the solution"),
        Term("right:", "commands that reach the goal; seen: is the reply; why: its point"),
        Term("wrong:", "commands of a mistake; when: its condition, say: the reply"),
      ]),
      .commands([
        Term("lesson FILE", "start a lesson file, or all lessons of a folder in order"),
        Term("lesson again", "restart the step; skip completes it for you; stop leaves"),
      ]),
      .text(
        "NAME.zh.lesson and NAME.ru.lesson translate NAME.lesson: only its texts, in the same"
          + " order, and the lines that begin with |. A missing or empty text is in English."
          + " `set language zh`, ru, en or auto chooses; auto follows LANGUAGE, LC_ALL,"
          + " LC_MESSAGES and LANG at the prompt."
      ),
      .options([
        Term("--check FILE …", "run lessons right and wrong, and report mismatches")
      ]),
    ]
  )
}

import Workbench
import Workspace

extension HelpTopic {
  /// The help on lessons for a class.
  static let classes = HelpTopic(
    name: "classes",
    summary: "report what a class did in lessons, grade it, print lessons",
    parts: [
      .text(
        "Each completed step is a line of the learner's progress file, `tabletop/lessons` in "
          + "$XDG_STATE_HOME or ~/.local/state. It has the outcome, attempts, hints and seconds, "
          + "and no name. It is plain text: its owner can change it."
      ),
      .commands([
        Term("lesson report", "your own steps"),
        Term("lesson report FILE …", "the steps of learners, from their progress files"),
        Term("  --format csv", "one row per learner and lesson; also json"),
        Term("  --names", "show the names of the files instead of numbers"),
        Term("  --of thin", "all lessons of a course or folder, or one lesson"),
        Term("  --results FILE", "results.json for Gradescope; a point per step"),
        Term("lesson card FILE.svg", "draw your progress; --name adds a name"),
        Term("lesson NAME --fast", "begin at the challenge, without hints"),
        Term("lesson new NAME", "write a lesson that passes `--check`"),
        Term("lesson export FOLDER", "write pages of HTML; add NAME for one lesson or course"),
      ]),
      .text(
        "Outcomes are solved, read (a step with only text), proved (by a challenge of the fast "
          + "track) and skipped. Skipped steps give no point."
      ),
    ]
  )
}

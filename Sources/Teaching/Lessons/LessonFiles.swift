import CommandLanguage
import Platform
import Workbench
import Workspace

/// The built-in courses, from files next to this one.
@MainActor enum LessonFiles {
  /// The courses, in the order of their numbers.
  static let courses: [LessonCatalog.Course] = [
    course("thin", LessonPhrase.courseThin.english, in: "ThinControllers", thin),
    course(
      "bugs",
      LessonPhrase.courseBugs.english,
      in: "Bugs",
      updates + cells + taps + heights + requests + snapshots
    ),
    course("fetched", LessonPhrase.courseFetched.english, in: "Fetched", fetched),
    course("today", LessonPhrase.courseToday.english, in: "Today", today),
  ]

  /// The course on thin controllers.
  private static let thin = [
    "everything-in-one", "lists-answer", "objects-handed-over", "heights-in-cells",
    "looks-in-cells", "rows-with-generators", "rows-arrive", "a-child-with-the-table",
    "an-edit-asks-less", "the-bill", "the-same-table",
  ]

  /// The course on bugs: updates, batches and places.
  private static let updates = [
    "delete-row-only", "array-only", "told-once", "reload-to-be-safe", "from-the-top",
    "row-by-row", "order-of-calls", "one-past-the-end", "slid-down", "last-of-section",
    "sections-move-up", "sections-move-down", "two-ends", "one-fate", "one-place",
    "move-and-reload", "into-new-section", "moving-sections", "rows-of-moved-section",
    "swap-to-reorder", "forgotten-move", "scroll-too-early", "unknown-section", "minus-one",
    "same-mistake", "foreign-logs",
  ]

  /// The course on bugs: the data source, its cells and their reuse.
  private static let cells = [
    "weak-data-source", "layout-without-window", "count-of-not-found", "visible-after-reload",
    "identifier-in-capitals", "dequeue-twice", "cells-during-update", "cell-off-screen",
    "rect-of-new-row", "cell-and-superviews", "check-mark-in-cell", "late-image",
  ]

  /// The course on bugs: taps and the selection.
  private static let taps = [
    "did-deselect", "select-in-code", "deselect-the-cell", "row-stays-grey",
    "reload-and-selection",
  ]

  /// The course on bugs: heights, headers and estimates.
  private static let heights = [
    "negative-height", "header-of-height-zero", "headers-that-float", "content-size-grows",
    "scroll-jumps", "touch-before-layout",
  ]

  /// The course on bugs: swipes, pages and refreshing.
  private static let requests = [
    "swipe-without-commit", "load-more-twice", "refresh-for-ever", "refresh-by-code",
  ]

  /// The course on bugs: diffable data sources.
  private static let snapshots = [
    "identifier-twice", "equal-and-stale", "nobody-and-nowhere",
  ]

  /// The course on fetched results.
  private static let fetched = [
    "sections-appear", "moves-once", "two-states", "reload-at-old-path", "equal-paths",
    "move-into-new-section", "user-moved-first", "counted-early", "batch-forgotten",
    "fetch-and-reload", "fetch-in-fetch", "cache-of-old-request", "sort-before-group",
    "null-is-not-greater", "name-changed-rows", "batches-that-are-shown", "ids-until-saved",
  ]

  /// The course on what changed in lists since iOS 13.
  private static let today = [
    "display-after-cellforrow", "cell-waits-off-screen", "right-path-wrong-array",
    "prepend-without-jump", "remember-heights", "row-that-grows", "heights-that-alternate",
    "typing-and-reloading", "swiped-row-moved", "text-as-large-as-needed", "first-row-hides",
    "two-queues",
  ]

  /// Reads a course, with the translations that exist.
  ///
  /// - Parameters:
  ///   - name: The name of the course.
  ///   - summary: The subject of the course.
  ///   - folder: The folder of its files.
  ///   - lessons: The names of the files, without their ending, in the order of the lessons.
  /// - Returns: The course.
  private static func course(
    _ name: String,
    _ summary: String,
    in folder: String,
    _ lessons: [String]
  ) -> LessonCatalog.Course {
    let folder = "Teaching/Lessons/\(folder)"
    let read = lessons.enumerated().map { index, lesson in
      do throws(CommandError) {
        let file = "\(name)-\(index + 1).lesson"
        var result = try LessonReader.read(
          EmbeddedFile.text(at: "\(folder)/\(lesson).lesson"),
          file: file
        )
        for language in LessonTranslation.languages {
          guard let path = LessonTranslation.path(of: "\(lesson).lesson", in: language),
            let translation = EmbeddedFile.find("\(folder)/\(path)")
          else { continue }
          result.translations[language] = try LessonReader.readTranslation(
            translation.text,
            file: LessonTranslation.path(of: file, in: language) ?? file,
            of: result
          )
        }
        return result
      } catch {
        // The file is built in, and a test reads it: no user can cause this.
        preconditionFailure("\(error.message)\n\(error.details.joined(separator: "\n"))")
      }
    }
    return LessonCatalog.Course(name: name, summary: summary, lessons: read)
  }
}

/// The courses of the program: files beside this one that are built into it.
@MainActor enum LessonFiles {
  /// The courses, in the order of their numbers.
  static let courses: [LessonShelf.Course] = [
    course(
      "thin",
      "one table, and what its controller is rid of, step by step",
      [
        PackageResources.everything_in_one_lesson, PackageResources.lists_answer_lesson,
        PackageResources.objects_handed_over_lesson, PackageResources.heights_in_cells_lesson,
        PackageResources.looks_in_cells_lesson, PackageResources.rows_with_generators_lesson,
        PackageResources.rows_arrive_lesson, PackageResources.a_child_with_the_table_lesson,
        PackageResources.an_edit_asks_less_lesson, PackageResources.the_bill_lesson,
        PackageResources.the_same_table_lesson,
      ]
    ),
    course(
      "bugs",
      "mistakes that everybody makes once: their messages, causes and cures",
      updates
    ),
  ]

  /// Of the course on bugs: updates, batches and places.
  private static let updates = [
    PackageResources.delete_row_only_lesson, PackageResources.array_only_lesson,
    PackageResources.told_once_lesson, PackageResources.reload_to_be_safe_lesson,
    PackageResources.from_the_top_lesson, PackageResources.row_by_row_lesson,
    PackageResources.order_of_calls_lesson, PackageResources.one_past_the_end_lesson,
    PackageResources.slid_down_lesson, PackageResources.last_of_section_lesson,
    PackageResources.sections_move_up_lesson, PackageResources.sections_move_down_lesson,
    PackageResources.one_fate_lesson, PackageResources.one_place_lesson,
    PackageResources.move_and_reload_lesson, PackageResources.two_ends_lesson,
    PackageResources.into_new_section_lesson, PackageResources.moving_sections_lesson,
    PackageResources.rows_of_moved_section_lesson, PackageResources.swap_to_reorder_lesson,
    PackageResources.forgotten_move_lesson, PackageResources.scroll_too_early_lesson,
    PackageResources.unknown_section_lesson, PackageResources.minus_one_lesson,
    PackageResources.same_mistake_lesson, PackageResources.foreign_logs_lesson,
  ]

  private static func course(
    _ name: String,
    _ summary: String,
    _ files: [[UInt8]]
  ) -> LessonShelf.Course {
    let lessons = files.enumerated().map { index, bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(CommandError) {
        return try LessonReader.read(text, file: "\(name)-\(index + 1).lesson")
      } catch {
        // Built in, and read by a test: it cannot come from outside.
        preconditionFailure("\(error.message)\n\(error.details.joined(separator: "\n"))")
      }
    }
    return LessonShelf.Course(name: name, summary: summary, lessons: lessons)
  }
}

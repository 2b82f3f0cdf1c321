import CommandLanguage
import Workbench
import Workspace

/// The built-in courses, from files next to this one.
@MainActor enum LessonFiles {
  /// The courses, in the order of their numbers.
  static let courses: [LessonCatalog.Course] = [
    course(
      "thin",
      LessonPhrase.courseThin.english,
      [
        PackageResources.everything_in_one_lesson, PackageResources.lists_answer_lesson,
        PackageResources.objects_handed_over_lesson, PackageResources.heights_in_cells_lesson,
        PackageResources.looks_in_cells_lesson, PackageResources.rows_with_generators_lesson,
        PackageResources.rows_arrive_lesson, PackageResources.a_child_with_the_table_lesson,
        PackageResources.an_edit_asks_less_lesson, PackageResources.the_bill_lesson,
        PackageResources.the_same_table_lesson,
      ],
      [.chinese: inChinese, .russian: inRussian]
    ),
    course(
      "bugs",
      LessonPhrase.courseBugs.english,
      updates + cells + taps + heights + requests + snapshots
    ),
    course(
      "fetched",
      LessonPhrase.courseFetched.english,
      [
        PackageResources.sections_appear_lesson, PackageResources.moves_once_lesson,
        PackageResources.two_states_lesson, PackageResources.equal_paths_lesson,
        PackageResources.user_moved_first_lesson, PackageResources.sort_before_group_lesson,
        PackageResources.null_is_not_greater_lesson,
      ],
      [.chinese: fetchedInChinese, .russian: fetchedInRussian]
    ),
    course(
      "today",
      LessonPhrase.courseToday.english,
      today,
      [.chinese: todayInChinese, .russian: todayInRussian]
    ),
  ]

  /// The course on what changed in lists since iOS 13.
  private static let today = [
    PackageResources.display_after_cellforrow_lesson,
    PackageResources.cell_waits_off_screen_lesson,
    PackageResources.right_path_wrong_array_lesson,
    PackageResources.prepend_without_jump_lesson,
    PackageResources.remember_heights_lesson,
    PackageResources.row_that_grows_lesson,
    PackageResources.heights_that_alternate_lesson,
    PackageResources.typing_and_reloading_lesson,
    PackageResources.swiped_row_moved_lesson,
    PackageResources.text_as_large_as_needed_lesson,
    PackageResources.first_row_hides_lesson,
    PackageResources.two_queues_lesson,
  ]

  /// The Chinese texts of the course on lists since iOS 13.
  private static let todayInChinese = [
    PackageResources.display_after_cellforrow_zh_lesson,
    PackageResources.cell_waits_off_screen_zh_lesson,
    PackageResources.right_path_wrong_array_zh_lesson,
    PackageResources.prepend_without_jump_zh_lesson,
    PackageResources.remember_heights_zh_lesson,
    PackageResources.row_that_grows_zh_lesson,
    PackageResources.heights_that_alternate_zh_lesson,
    PackageResources.typing_and_reloading_zh_lesson,
    PackageResources.swiped_row_moved_zh_lesson,
    PackageResources.text_as_large_as_needed_zh_lesson,
    PackageResources.first_row_hides_zh_lesson,
    PackageResources.two_queues_zh_lesson,
  ]

  /// The Russian texts of the course on lists since iOS 13.
  private static let todayInRussian = [
    PackageResources.display_after_cellforrow_ru_lesson,
    PackageResources.cell_waits_off_screen_ru_lesson,
    PackageResources.right_path_wrong_array_ru_lesson,
    PackageResources.prepend_without_jump_ru_lesson,
    PackageResources.remember_heights_ru_lesson,
    PackageResources.row_that_grows_ru_lesson,
    PackageResources.heights_that_alternate_ru_lesson,
    PackageResources.typing_and_reloading_ru_lesson,
    PackageResources.swiped_row_moved_ru_lesson,
    PackageResources.text_as_large_as_needed_ru_lesson,
    PackageResources.first_row_hides_ru_lesson,
    PackageResources.two_queues_ru_lesson,
  ]

  /// The Chinese texts of the course on thin controllers.
  private static let inChinese = [
    PackageResources.everything_in_one_zh_lesson, PackageResources.lists_answer_zh_lesson,
    PackageResources.objects_handed_over_zh_lesson, PackageResources.heights_in_cells_zh_lesson,
    PackageResources.looks_in_cells_zh_lesson, PackageResources.rows_with_generators_zh_lesson,
    PackageResources.rows_arrive_zh_lesson, PackageResources.a_child_with_the_table_zh_lesson,
    PackageResources.an_edit_asks_less_zh_lesson, PackageResources.the_bill_zh_lesson,
    PackageResources.the_same_table_zh_lesson,
  ]

  /// The Russian texts of the course on thin controllers.
  private static let inRussian = [
    PackageResources.everything_in_one_ru_lesson, PackageResources.lists_answer_ru_lesson,
    PackageResources.objects_handed_over_ru_lesson, PackageResources.heights_in_cells_ru_lesson,
    PackageResources.looks_in_cells_ru_lesson, PackageResources.rows_with_generators_ru_lesson,
    PackageResources.rows_arrive_ru_lesson, PackageResources.a_child_with_the_table_ru_lesson,
    PackageResources.an_edit_asks_less_ru_lesson, PackageResources.the_bill_ru_lesson,
    PackageResources.the_same_table_ru_lesson,
  ]

  /// The Chinese texts of the course on fetched results.
  private static let fetchedInChinese = [
    PackageResources.sections_appear_zh_lesson,
    PackageResources.moves_once_zh_lesson,
    PackageResources.two_states_zh_lesson,
    PackageResources.equal_paths_zh_lesson,
    PackageResources.user_moved_first_zh_lesson,
    PackageResources.sort_before_group_zh_lesson,
    PackageResources.null_is_not_greater_zh_lesson,
  ]

  /// The Russian texts of the course on fetched results.
  private static let fetchedInRussian = [
    PackageResources.sections_appear_ru_lesson,
    PackageResources.moves_once_ru_lesson,
    PackageResources.two_states_ru_lesson,
    PackageResources.equal_paths_ru_lesson,
    PackageResources.user_moved_first_ru_lesson,
    PackageResources.sort_before_group_ru_lesson,
    PackageResources.null_is_not_greater_ru_lesson,
  ]

  /// The course on bugs: updates, batches and places.
  private static let updates = [
    PackageResources.delete_row_only_lesson, PackageResources.array_only_lesson,
    PackageResources.told_once_lesson, PackageResources.reload_to_be_safe_lesson,
    PackageResources.from_the_top_lesson, PackageResources.row_by_row_lesson,
    PackageResources.order_of_calls_lesson, PackageResources.one_past_the_end_lesson,
    PackageResources.slid_down_lesson, PackageResources.last_of_section_lesson,
    PackageResources.sections_move_up_lesson, PackageResources.sections_move_down_lesson,
    PackageResources.two_ends_lesson, PackageResources.one_fate_lesson,
    PackageResources.one_place_lesson, PackageResources.move_and_reload_lesson,
    PackageResources.into_new_section_lesson, PackageResources.moving_sections_lesson,
    PackageResources.rows_of_moved_section_lesson, PackageResources.swap_to_reorder_lesson,
    PackageResources.forgotten_move_lesson, PackageResources.scroll_too_early_lesson,
    PackageResources.unknown_section_lesson, PackageResources.minus_one_lesson,
    PackageResources.same_mistake_lesson, PackageResources.foreign_logs_lesson,
  ]

  /// The course on bugs: the data source, its cells and their reuse.
  private static let cells = [
    PackageResources.weak_data_source_lesson, PackageResources.layout_without_window_lesson,
    PackageResources.count_of_not_found_lesson, PackageResources.visible_after_reload_lesson,
    PackageResources.identifier_in_capitals_lesson, PackageResources.dequeue_twice_lesson,
    PackageResources.cells_during_update_lesson, PackageResources.cell_off_screen_lesson,
    PackageResources.rect_of_new_row_lesson, PackageResources.cell_and_superviews_lesson,
    PackageResources.check_mark_in_cell_lesson, PackageResources.late_image_lesson,
  ]

  /// The course on bugs: taps and the selection.
  private static let taps = [
    PackageResources.did_deselect_lesson, PackageResources.select_in_code_lesson,
    PackageResources.deselect_the_cell_lesson, PackageResources.row_stays_grey_lesson,
    PackageResources.reload_and_selection_lesson,
  ]

  /// The course on bugs: heights, headers and estimates.
  private static let heights = [
    PackageResources.negative_height_lesson, PackageResources.header_of_height_zero_lesson,
    PackageResources.headers_that_float_lesson, PackageResources.content_size_grows_lesson,
    PackageResources.scroll_jumps_lesson, PackageResources.touch_before_layout_lesson,
  ]

  /// The course on bugs: swipes, pages and refreshing.
  private static let requests = [
    PackageResources.swipe_without_commit_lesson, PackageResources.load_more_twice_lesson,
    PackageResources.refresh_for_ever_lesson, PackageResources.refresh_by_code_lesson,
  ]

  /// The course on bugs: diffable data sources.
  private static let snapshots = [
    PackageResources.identifier_twice_lesson, PackageResources.equal_and_stale_lesson,
    PackageResources.nobody_and_nowhere_lesson,
  ]

  private static func course(
    _ name: String,
    _ summary: String,
    _ files: [[UInt8]],
    _ translations: [TextLanguage: [[UInt8]]] = [:]
  ) -> LessonCatalog.Course {
    let lessons = files.enumerated().map { index, bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(CommandError) {
        let file = "\(name)-\(index + 1).lesson"
        var lesson = try LessonReader.read(text, file: file)
        for (language, files) in translations {
          lesson.translations[language] = try LessonReader.readTranslation(
            String(decoding: files[index], as: UTF8.self),
            file: LessonTranslation.path(of: file, in: language) ?? file,
            of: lesson
          )
        }
        return lesson
      } catch {
        // The file is built in, and a test reads it: no user can cause this.
        preconditionFailure("\(error.message)\n\(error.details.joined(separator: "\n"))")
      }
    }
    return LessonCatalog.Course(name: name, summary: summary, lessons: lessons)
  }
}

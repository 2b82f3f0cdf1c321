import CommandLanguage
import JSON
import Platform
import TableStore
import TextLayout
import Workbench

/// Lessons in the order of `next`.
@MainActor struct LessonCatalog {
  /// A course: lessons on one subject.
  struct Course {
    /// The name after `lesson`.
    let name: String

    /// The topic in one line.
    let summary: String

    /// The lessons of the course.
    let lessons: [Lesson]
  }

  /// The courses.
  let courses: [Course]

  /// Whether these are the built-in lessons, which have numbers and saved progress.
  let isOwn: Bool

  /// All lessons.
  var lessons: [Lesson] { courses.flatMap(\.lessons) }

  /// The built-in lessons.
  static let own = LessonCatalog(courses: LessonFiles.courses)

  /// Returns the index of a lesson, given its number from 1 or its name.
  func index(of word: String) -> Int? {
    let lessons = lessons
    if let number = Int(word) { return number > 0 && number <= lessons.count ? number - 1 : nil }
    return lessons.firstIndex { $0.name == word }
  }

  /// Returns the lessons that show a message or have one of the names.
  ///
  /// Each has its number, from 1.
  func lessons(
    showing code: String,
    named names: [String] = []
  ) -> [(number: Int, lesson: Lesson)] {
    lessons.enumerated()
      .filter { $0.element.shows.contains(code) || names.contains($0.element.name) }
      .map { ($0.offset + 1, $0.element) }
  }

  /// Creates a catalog from a lesson file, or from all files of a folder in the order of their
  /// names.
  ///
  /// - Throws: An error if a file cannot be read or is not a lesson.
  init(reading path: String) throws(CommandError) {
    var lessons: [Lesson] = []
    for file in try Self.paths(path) { lessons.append(try Self.lesson(at: file)) }
    var names: Set<String> = []
    for lesson in lessons where !names.insert(lesson.name).inserted {
      throw CommandError(LessonFault.twice(name: lesson.name))
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    courses = [Course(name: name, summary: "", lessons: lessons)]
    isOwn = false
  }

  /// Creates a catalog with one lesson.
  init(_ lesson: Lesson) {
    courses = [Course(name: lesson.name, summary: "", lessons: [lesson])]
    isOwn = false
  }

  private init(courses: [Course]) {
    self.courses = courses
    isOwn = true
  }

  /// Returns the lesson files at a path.
  static func paths(_ path: String) throws(CommandError) -> [String] {
    guard Files.isDirectory(path) else { return [path] }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    let entries: [DirectoryEntry]
    do throws(FileError) { entries = try Files.list(path) } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
    let names = entries.filter { !$0.isDirectory && $0.name.hasSuffix(".lesson") }.map(\.name)
      .filter { LessonTranslation.original(of: $0) == nil }
    guard !names.isEmpty else {
      throw CommandError(LessonFault.noneIn(path: path))
    }
    return names.sorted().map { prefix + $0 }
  }

  /// Reads one file, and the translations beside it.
  static func lesson(at path: String) throws(CommandError) -> Lesson {
    if let original = LessonTranslation.original(of: path) {
      throw CommandError(LessonFault.translation(path: path, original: original))
    }
    var lesson = try LessonReader.read(try text(of: path), file: path)
    for language in LessonTranslation.languages {
      guard let file = LessonTranslation.path(of: path, in: language), Files.exists(file) else {
        continue
      }
      let text = try text(of: file)
      lesson.translations[language] = try LessonReader.readTranslation(text, file: file, of: lesson)
    }
    return lesson
  }

  /// Returns the text of a file.
  static func text(of path: String) throws(CommandError) -> String {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Files.read(path).bytes } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
    if let name = TextEncoding.foreignName(of: bytes) {
      throw CommandError(FileFault.encoding(path: path, name: name))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(FileFault.notUTF8(path: path))
    }
    return text
  }
}

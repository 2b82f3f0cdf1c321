import CommandLanguage
import Workspace

/// One of the words behind `app`: something that the application's own code would do.
///
/// As with a ``Command``, its description makes it and changes nothing; running it does the work.
/// A new word is one file beside this one and one line in ``AppWordList``.
@MainActor protocol AppSubcommand {
  /// What is known of it.
  static var description: AppWordDescription { get }

  /// What it touches; the default is a change.
  var effects: Effects { get }

  /// What must be there for it to run; the default is a table.
  var needs: CommandNeeds { get }

  /// Does what it says.
  func run(on source: OpenTable, in session: Session) throws -> Answer
}

extension AppSubcommand {
  var effects: Effects { .changes }
  var needs: CommandNeeds { .source }
}

/// Everything that is known of a word behind `app` without running it.
struct AppWordDescription: Sendable {
  /// The word.
  let name: String

  /// What stands behind it.
  let words: Syntax<any AppSubcommand>

  /// What each form does.
  let meanings: [String]

  /// How it is written behind `app`, one form a line.
  var lines: [[SyntaxPart]] { words.forms.map { [.word(name)] + $0 } }

  /// Its forms, `app` and all, and what each does.
  var forms: [HelpTopic.Term] {
    zip(lines, meanings).map { HelpTopic.Term("app " + $0.text, $1) }
  }

  /// What it does, in one line.
  var summary: String { meanings.first ?? "" }
}

/// The words behind `app`, in the order in which `help app` lists them.
@MainActor enum AppWordList {
  static let all: [any AppSubcommand.Type] = [
    AppImplementWord.self, AppConnectWord.self, AppNoiseWord.self, AppCellWord.self,
    AppCellForRowWord.self, AppRegisterWord.self, AppDequeueWord.self, AppOnMoveWord.self,
    AppPagingWord.self, AppCheckmarkWord.self, AppAsyncWord.self, AppWindowWord.self,
    AppIndexWord.self, AppMemoryWord.self, AppRefreshWord.self, AppPushWord.self,
    AppSnapshotWord.self, AppEstimateWord.self, AppInsetWord.self, AppHeightFromWord.self,
  ]

  /// The word of a name, or nil.
  static func named(_ name: String) -> (any AppSubcommand.Type)? {
    all.first { $0.description.name == name }
  }

  /// All names.
  static var names: [String] { all.map { $0.description.name } }
}

import CommandLanguage
import Workspace

/// A subcommand of `app`, which runs code of the application.
///
/// As with a ``Command``, its description creates it without side effects; running it does the
/// work. To add a subcommand, add one file beside this one and one line in ``AppWordList``.
@MainActor protocol AppSubcommand {
  /// The description of the subcommand.
  static var description: AppWordDescription { get }

  /// The effects of running it; the default is a change.
  var effects: Effects { get }

  /// The conditions for running it; the default is an open table.
  var needs: CommandNeeds { get }

  /// Runs the subcommand.
  func run(on source: OpenTable, in session: Session) throws -> Answer
}

extension AppSubcommand {
  var effects: Effects { .changes }
  var needs: CommandNeeds { .source }
}

/// The static description of an `app` subcommand.
struct AppWordDescription: Sendable {
  /// The name of the subcommand.
  let name: String

  /// The syntax of its arguments.
  let words: Syntax<any AppSubcommand>

  /// The meaning of each form.
  let meanings: [String]

  /// Its forms after `app`, one per line.
  var lines: [[SyntaxPart]] { words.forms.map { [.word(name)] + $0 } }

  /// Its forms including `app`, each with its meaning.
  var forms: [HelpTopic.Term] {
    zip(lines, meanings).map { HelpTopic.Term("app " + $0.text, $1) }
  }

  /// A one-line summary.
  var summary: String { meanings.first ?? "" }
}

/// The subcommands of `app`, in the order of `help app`.
@MainActor enum AppWordList {
  static let all: [any AppSubcommand.Type] = [
    AppImplementWord.self, AppConnectWord.self, AppNoiseWord.self, AppCellWord.self,
    AppCellForRowWord.self, AppRegisterWord.self, AppDequeueWord.self, AppOnMoveWord.self,
    AppPagingWord.self, AppCheckmarkWord.self, AppAsyncWord.self, AppWindowWord.self,
    AppIndexWord.self, AppMemoryWord.self, AppRefreshWord.self, AppPushWord.self,
    AppSnapshotWord.self, AppEstimateWord.self, AppInsetWord.self, AppHeightFromWord.self,
    AppCountWord.self, AppHeaderViewWord.self, AppFlashWord.self, AppControllerWord.self,
    AppStoreWord.self, AppEditWord.self, AppKeepsReaderWord.self, AppTableHeaderWord.self,
    AppSaveWord.self,
  ]

  /// Returns the subcommand with a name, or nil.
  static func named(_ name: String) -> (any AppSubcommand.Type)? {
    all.first { $0.description.name == name }
  }

  /// All names.
  static var names: [String] { all.map { $0.description.name } }
}

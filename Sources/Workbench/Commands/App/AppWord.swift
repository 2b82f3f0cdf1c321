/// One of the words behind `app`: something that the application's own code would do.
///
/// As with a ``Command``, making it parses all of its words and changes nothing; running it does the work.
/// A new word is one file beside this one and one line in ``AppWordList``.
@MainActor protocol AppWord {
  /// What is known of it.
  static var description: AppWordDescription { get }

  /// Takes what stands behind the word.
  init(_ arguments: inout Arguments, in session: Session) throws(CommandError)

  /// Does what it says.
  func run(in session: Session) throws(CommandError) -> Answer
}

/// Everything that is known of a word behind `app` without running it.
struct AppWordDescription: Sendable {
  /// The word.
  let name: String

  /// How it is written, `app` and all, and what each form does.
  let forms: [HelpTopic.Term]

  /// What fits behind the word, for completion.
  var completion: Grammar = .nothing

  /// What it does, in one line.
  var summary: String { forms.first?.meaning ?? "" }
}

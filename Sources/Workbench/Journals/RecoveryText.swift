import CommandLanguage
import Workspace

/// The output about edits that a crash left unsaved, and about their journals.
enum RecoveryText: OutputText {
  case deleted(edits: Int, of: String)
  case unreadableLines(Int)
  case restored(name: String, edits: Int)
  case found(edits: Int, age: String, isWhole: Bool)
  case kept(name: String)
  case tooLarge(name: String)
  case unwritable(problem: String)

  var words: String {
    switch self {
    case .deleted(let edits, let name): "deleted \(TextFormatting.count(edits, "edit")) of \(name)"
    case .unreadableLines(let count): "… \(TextFormatting.count(count, "line")) cannot be read"
    case .restored(let name, let edits):
      "\(name): restored \(TextFormatting.count(edits, "edit"));"
        + " `changes` lists them, `save` keeps them"
    case .found(let edits, let age, let isWhole):
      "\(TextFormatting.count(edits, "unsaved edit")) from \(age): "
        + (isWhole ? "`recover` or `recover drop`" : "they may not match; see `recover list`")
    case .kept(let name): "\(name) has unsaved edits: open it again, and type `recover`"
    case .tooLarge(let name):
      "cannot keep edits for recovery: \(name) is too large and has no file"
    case .unwritable(let problem): "cannot keep edits for recovery: \(problem)"
    }
  }
}

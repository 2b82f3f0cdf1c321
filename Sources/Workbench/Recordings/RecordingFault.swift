import CommandLanguage

/// The errors of starting a recording.
enum RecordingFault: Fault {
  case forceAndAppend
  case transcriptAppended(path: String)
  case notCast(path: String)
  case notPage(path: String)

  var wording: Wording {
    switch self {
    case .forceAndAppend:
      Wording(
        "bad-argument",
        "cannot combine `--force` with `--append`",
        hint: "`--force` overwrites the file, `--append` continues it"
      )
    case .transcriptAppended(let path):
      Wording(
        "refused",
        "cannot append to \(path): a transcript starts in a new session",
        hint: "record another file; `--append` accepts .cast and .html files"
      )
    case .notCast(let path):
      Wording(
        "refused",
        "cannot append to \(path): not an asciinema recording, version 2",
        hint: "record another file, or overwrite it with `--force`"
      )
    case .notPage(let path):
      Wording(
        "refused",
        "cannot append to \(path): `record` did not write this page",
        hint: "record another file, or overwrite it with `--force`"
      )
    }
  }
}

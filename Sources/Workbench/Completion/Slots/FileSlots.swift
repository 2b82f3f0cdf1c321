package import CommandLanguage
import Platform
import TableStore

extension Grammar {
  /// The grammar of any file.
  static let files = Grammar.file()

  /// The grammar of a file that contains a table.
  static let dataFile = Grammar.file([".json", ".jsonl", ".ndjson", ".geojson", ".csv", ".tsv"])

  /// The grammar of a path in the file that the command names.
  static let documentPath = Grammar.slot(
    WordSlot(name: "a path", samples: ["data"]) { scope, word in
      scope.documentPaths(word)
    } follow: { _, _ in
      [WordSlot.Follow()]
    }
  )

  /// The grammar of a script.
  package static let script = Grammar.file([".tabletop"])

  /// The grammar of a new file; existing files are not offered.
  static let newFile = Grammar.newFile("copy.json")

  /// The grammar of a new recording; its forms are offered as extensions.
  static let recordingFile = Grammar.slot(
    WordSlot(name: "a file", samples: ["session.cast"]) { scope, word in
      let folders = scope.files(word) { $0.isDirectory }
      return SlotCompletions(
        folders.words + RecordingForm.names(from: word),
        isPartial: folders.isPartial,
        note: folders.note
      )
    } follow: { _, _ in
      [WordSlot.Follow()]
    }
  )

  /// Returns the grammar of a new file, with a sample name.
  static func newFile(_ sample: String) -> Grammar {
    .slot(
      WordSlot(name: "a file", samples: [sample]) { scope, word in
        scope.files(word) { $0.isDirectory }
      } follow: { _, _ in
        [WordSlot.Follow()]
      }
    )
  }

  /// Returns the grammar of a file with one of these extensions, or any file if none matches.
  package static func file(_ endings: [String] = []) -> Grammar {
    .slot(
      WordSlot(name: "a file") { scope, word in
        let fitting = scope.files(word) { entry in
          entry.isDirectory || endings.contains { entry.name.lowercased().hasSuffix($0) }
        }
        let hasFile = fitting.words.contains { !$0.isOpen }
        return hasFile ? fitting : scope.files(word) { _ in true }
      } follow: { scope, token in
        var scope = scope
        scope.file = token.text
        return [WordSlot.Follow(context: scope)]
      }
    )
  }
}

extension CompletionScope {
  /// The size of the largest file that completion reads, in bytes.
  private static let readableSize = 4_000_000

  /// Returns the paths of objects and arrays in the named file that begin with a word.
  fileprivate func documentPaths(_ word: String) -> SlotCompletions {
    guard let file, !Session.isAddress(file) else { return SlotCompletions() }
    let places = TableDocument.places(in: session.resolved(file), upTo: Self.readableSize)
    let fitting = places.filter { $0.path.utf8.starts(with: word.utf8) }
    let more = fitting.count - Self.limit
    return SlotCompletions(
      fitting.prefix(Self.limit).map { place in
        OfferedWord(place.path, help: Self.short(session.shown(place.example)), isText: true)
      },
      isPartial: more > 0,
      note: more > 0 ? "… \(more) more paths" : ""
    )
  }

  /// Returns the matching files in the folder of a partial path; folder names end in a slash.
  fileprivate func files(_ word: String, where fits: (DirectoryEntry) -> Bool) -> SlotCompletions {
    let slash = word.lastIndex(of: "/")
    let folder = slash.map { String(word[...$0]) } ?? ""
    let beginning = slash.map { word[word.index(after: $0)...] } ?? word[...]
    let place = session.resolved(folder)
    let entries = (try? Files.list(place.isEmpty ? "." : place)) ?? []
    let fitting = entries.filter { entry in
      entry.name.utf8.starts(with: beginning.utf8)
        && (!beginning.isEmpty || !entry.name.hasPrefix(".")) && fits(entry)
        // A name with invalid UTF-8 cannot be typed.
        && !entry.name.unicodeScalars.contains("\u{FFFD}")
    }
    let words = fitting.prefix(Self.limit).compactMap { entry -> OfferedWord? in
      let name = folder + entry.name
      guard !entry.isDirectory else { return OfferedWord(name + "/", isText: true, isOpen: true) }
      return Files.isRegular(place + entry.name) ? OfferedWord(name, isText: true) : nil
    }
    let isPartial = fitting.count > Self.limit
    let more = fitting.count - Self.limit
    return SlotCompletions(
      words,
      isPartial: isPartial,
      note: isPartial ? "… \(more) more files" : ""
    )
  }
}

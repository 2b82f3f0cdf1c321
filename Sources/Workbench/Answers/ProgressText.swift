import CommandLanguage

/// The titles of work that takes time.
package enum ProgressText: OutputText {
  case opening(name: String)
  case saving(name: String)
  case writing(name: String)
  case writingRows
  case loading(address: String)

  case readingRows
  case readingRowsOf(name: String)
  case readingKeys
  case readingHeights
  case lookingForColumns
  case lookingForTheKey
  case lookingFor(key: String)
  case searching(query: String)
  case comparing
  case comparingIDs
  case checkingRows

  case editing(name: String)
  case arranging
  case sorting
  case sortingByFirstLetter
  case layingOut(name: String)
  case drawing

  package var words: String {
    switch self {
    case .opening(let name): "opening \(name)"
    case .saving(let name): "saving \(name)"
    case .writing(let name): "writing \(name)"
    case .writingRows: "writing rows"
    case .loading(let address): "loading \(address)"

    case .readingRows: "reading rows"
    case .readingRowsOf(let name): "reading the rows of \(name)"
    case .readingKeys: "reading the keys"
    case .readingHeights: "reading heights"
    case .lookingForColumns: "looking for columns"
    case .lookingForTheKey: "looking for the key"
    case .lookingFor(let key): "looking for \(quoted(key))"
    case .searching(let query): "searching for \(quoted(query))"
    case .comparing: "comparing"
    case .comparingIDs: "comparing the ids"
    case .checkingRows: "checking the rows"

    case .editing(let name): "editing \(name)"
    case .arranging: "arranging the rows"
    case .sorting: "sorting"
    case .sortingByFirstLetter: "sorting by first letter"
    case .layingOut(let name): "laying out \(name)"
    case .drawing: "drawing all rows"
    }
  }
}

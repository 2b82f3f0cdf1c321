import CommandLanguage
import TableAdapters
import TableStore

/// The output of the `fault` command.
enum FetchedFaultText: OutputText {
  case changed(String, isOn: Bool)
  case cause(FetchedMistake)
  case effect(FetchedMistake)
  case lack(ServerFault)
  case fallback(ServerFault)

  var words: String {
    switch self {
    case .changed(let name, let isOn): "fault \(name): \(TextFormatting.onOff(isOn))"
    case .cause(let mistake): Self.cause(mistake)
    case .effect(let mistake): Self.effect(mistake)
    case .lack(let fault): Self.lack(fault)
    case .fallback(let fault): Self.fallback(fault)
    }
  }

  private static func cause(_ mistake: FetchedMistake) -> String {
    switch mistake {
    case .oldPath: "reads a changed object at its old path"
    case .newPath: "reloads a changed row at its new path"
    case .moveAsUpdate: "only reloads a moved row"
    case .updateAndMove: "moves and reloads one row"
    case .rowMoves: "moves rows into inserted sections"
    case .sectionsUnheard: "ignores changed sections"
    case .askedEarly: "loads the new counts before the batch"
    case .unapplied: "performs no batch"
    case .echo: "moves a dragged row once more"
    case .unreloadedFetch: "does not reload after a fetch"
    case .staleCache: "keeps the cache of the last request"
    case .wrongSections: "does not sort by the section key"
    case .temporaryIDs: "keeps temporary ids until the save"
    case .silentSnapshot: "reports no changed values"
    case .allBatches: "reads all batches"
    case .nestedFetch: "fetches during the changes"
    case .nullKeys: "reads the next page by > only"
    }
  }

  private static func effect(_ mistake: FetchedMistake) -> String {
    switch mistake {
    case .oldPath: "wrong text"
    case .newPath: "wrong text, E4"
    case .moveAsUpdate: "wrong text, E1"
    case .updateAndMove: "E13"
    case .rowMoves: "E16"
    case .sectionsUnheard: "E2"
    case .askedEarly: "E1, E2, E4, E8"
    case .unapplied: "old rows"
    case .echo: "rows jump"
    case .unreloadedFetch: "E1"
    case .staleCache: "F3"
    case .wrongSections: "F2"
    case .temporaryIDs: "a row blinks at save"
    case .silentSnapshot: "old text"
    case .allBatches: "a statement per batch"
    case .nestedFetch: "E1, F1"
    case .nullKeys: "rows missing"
    }
  }
  private static func lack(_ fault: ServerFault) -> String {
    switch fault {
    case .noListen: "uses no LISTEN"
    case .noXmin: "uses no xmin"
    case .noSnapshot: "uses no snapshot"
    }
  }

  private static func fallback(_ fault: ServerFault) -> String {
    switch fault {
    case .noListen: "the server is asked"
    case .noXmin: "rows are hashed"
    case .noSnapshot: "rows are counted and hashed"
    }
  }
}

import CommandLanguage
import TableModel
import TableUI
import Wirings

/// What a wiring does for a script, counted in a session of its own over the same rows.
@MainActor struct ScriptMeasurement {
  /// What was counted.
  let counts: WiringMeasurement.Counts

  /// The sections in the end.
  let sections: [Section]

  /// Runs a script.
  ///
  /// - Throws: Why the script could not be read, or that a command in it failed under this wiring.
  init(
    _ script: String,
    wiring: Wiring,
    source: OpenSource,
    session outer: Session
  ) throws(CommandError) {
    var settings = outer.settings
    settings.wiring = wiring.name
    settings.measuresTime = false
    let session = Session(settings: settings, features: outer.features)
    session.folder = outer.folder
    session.isRehearsal = outer.isRehearsal
    session.isConfined = outer.isConfined
    session.replayLimits = outer.replayLimits
    session.place = outer.place
    let copy = try session.adopt(source.document, name: source.name)
    copy.settings = source.settings
    copy.takeOverSettings()
    let counter = BoundaryCounter(Screens(copy.door.controller))
    copy.door.observer = counter
    var failure: CommandError?
    session.report = { outcome in
      if case .failure(let error) = outcome.result, failure == nil { failure = error }
    }
    do { _ = try session.source(script, arguments: []) } catch {
      guard let failure else { throw error }
      throw CommandError(
        MeasuringFault.failed(script: script, wiring: wiring.name, problem: failure.message)
      )
    }
    let end = session.current ?? copy
    let statistics = end.tableView.statistics
    counts = WiringMeasurement.Counts(
      messages: counter.take(),
      cellsMade: statistics.cellsCreated,
      cellsReused: statistics.cellsReused,
      heights: statistics.heightsComputed
    )
    sections = end.sections
  }
}

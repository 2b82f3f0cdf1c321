import CommandLanguage
import TableModel
import TableUI
import Wirings
import Workbench
import Workspace

/// The work of a wiring during a script, counted in a separate session over the same rows.
@MainActor struct ScriptMeasurement {
  /// The counts.
  let counts: WiringMeasurement.Counts

  /// The sections at the end.
  let sections: [Section]

  /// Runs a script.
  ///
  /// - Throws: An error if the script cannot be read, or if a command in it fails with this wiring.
  init(
    _ script: String,
    wiring: Wiring,
    source: OpenTable,
    session outer: Session,
    reportsChanges: Bool
  ) throws {
    var settings = outer.settings
    settings.wiring = wiring.name
    settings.measuresTime = false
    let (session, copy) = try outer.sibling(over: source, settings: settings)
    let counter = BoundaryCounter(ScreenHierarchy(copy.door.controller))
    copy.door.observer = counter
    copy.choose(\.isChangeReportingEnabled, reportsChanges)
    var failure: CommandError?
    do throws(CommandError) {
      try session.run(script: script) { outcome in
        if case .failure(let error) = outcome.result, failure == nil { failure = error }
      }
    } catch {
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

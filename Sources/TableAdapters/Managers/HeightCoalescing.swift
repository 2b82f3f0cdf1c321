import TableStore

/// Rows that want other heights are measured together once some time has gone by.
struct HeightCoalescing {
  /// How long to wait, in milliseconds.
  let milliseconds: Int

  /// Whose time it is.
  let clock: VirtualClock

  /// Whether a measurement is due.
  var isWaiting = false
}

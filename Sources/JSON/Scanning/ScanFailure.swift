/// What stopped a scan, before anybody asked for lines and columns.
struct ScanFailure: Error {
  /// The facts, as far as they need no place.
  enum Fault {
    case reason(JSONError.Reason)
    case end(in: JSONError.Container, openedAt: Int)
    case duplicateKey(FoundDuplicate)
  }

  let fault: Fault
  let offset: Int

  init(_ fault: Fault, at offset: Int) {
    self.fault = fault
    self.offset = offset
  }

  init(_ reason: JSONError.Reason, at offset: Int) {
    self.init(.reason(reason), at: offset)
  }
}

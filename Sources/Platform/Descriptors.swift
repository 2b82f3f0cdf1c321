import Glibc

/// The three descriptors that every program expects to be open.
public enum Descriptors: Sendable {
  /// Standard input.
  public static let input: Int32 = 0

  /// Standard output.
  public static let output: Int32 = 1

  /// Standard error.
  public static let error: Int32 = 2

  /// Takes the places of closed descriptors, so that no file opened later lands there.
  ///
  /// What stands in for one cannot be used: reading from or writing to it fails with `EBADF`,
  /// which callers report, while `/dev/null` opened the right way round would hide the fault.
  public static func makeSane() {
    for descriptor in input...error where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      let mode = descriptor == input ? O_WRONLY : O_RDONLY
      let opened = unsafe open("/dev/null", mode)
      if opened > error { close(opened) }
    }
  }
}

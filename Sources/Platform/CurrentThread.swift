import Glibc

/// The thread that asks.
public enum CurrentThread: Sendable {
  /// The number of the thread; no other running thread of the process has it.
  public static var number: UInt { UInt(pthread_self()) }
}

/// A server that answers as one of PostgreSQL's kin does; it ends with this object.
///
/// It passes statements on to the PostgreSQL server of the tests, except for those of a conversation
/// in `Tests/KinServer`.
public final class KinServer {
  private let folder: ScratchFolder
  private let process: PipedProgram

  /// Starts it and waits until it listens.
  ///
  /// - Parameter kin: The name of the conversation, such as `cockroach`.
  /// - Throws: An error if it does not start; it needs `python3`.
  public init(_ kin: String) throws {
    folder = try ScratchFolder()
    let tests = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    process = try PipedProgram(
      "/usr/bin/env",
      arguments: [
        "python3", "\(tests)/KinServer/kin-server.py", "\(tests)/KinServer/\(kin).json",
        try PostgresServer.shared().folderPath, folder.path,
      ],
      environment: TestPrograms.environment(home: folder.path)
    )
    try process.wait(for: "ready\n")
  }

  /// The address of a database of the PostgreSQL server, through this server.
  public func address(of database: String) throws -> String {
    let server = try PostgresServer.shared().folderPath
    return database.replacing("host=\(server)", with: "host=\(folder.path)")
  }
}

@available(*, unavailable) extension KinServer: Sendable {}

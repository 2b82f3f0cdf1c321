import Glibc
import Synchronization

/// A PostgreSQL server on a socket in a folder of its own; it ends with the tests.
public final class PostgresServer: Sendable {
  /// Initializes and runs a server until its standard input ends; as root under another user.
  private static let script = """
    set -e
    # The server of a process is never released, so its folder goes here.
    trap 'rm -rf "$1"' EXIT
    bin="$(dirname "$(ls -d /usr/lib/postgresql/*/bin/initdb | sort -V | tail -n 1)")"
    as=()
    if [ "$(id -u)" = 0 ]; then
      chown -R postgres "$1"
      as=(setpriv --reuid=postgres --regid=postgres --clear-groups)
    fi
    "${as[@]}" "$bin/initdb" -D "$1/data" -A trust -U tester --no-sync -E UTF8 --locale=C.UTF-8 >&2
    "${as[@]}" "$bin/postgres" -D "$1/data" -k "$1" -h '' -F >&2 < /dev/null &
    server=$!
    trap 'kill -INT $server; wait $server || true; rm -rf "$1"' EXIT
    until "$bin/pg_isready" -q -h "$1"; do sleep 0.1; done
    echo ready
    cat > /dev/null
    """

  /// Whether this machine has a server to run; a client alone has the same folder.
  public static let isInstalled: Bool = {
    var found = unsafe glob_t()
    defer { unsafe globfree(&found) }
    return unsafe glob("/usr/lib/postgresql/*/bin/initdb", 0, nil, &found) == 0
  }()

  /// The server of these tests, which starts at its first use, or the reason why it does not.
  private static let started = Result { try PostgresServer() }

  private let folder: ScratchFolder
  private let program: Mutex<PipedProgram>
  private let databaseCount = Mutex(0)

  private init() throws {
    folder = try ScratchFolder()
    let program = try PipedProgram(
      "/bin/bash",
      arguments: ["-c", Self.script, "server", folder.path],
      environment: ["PATH": "/usr/bin:/bin"]
    )
    try program.wait(for: "ready\n", seconds: 120)
    self.program = Mutex(program)
  }

  /// The running server of these tests.
  public static func shared() throws -> PostgresServer { try started.get() }

  /// Makes an empty database by a statement that `run` carries out at the address it gets.
  ///
  /// - Returns: The address of the new database.
  public func makeDatabase(
    _ run: (_ address: String, _ statement: String) throws -> Void
  ) throws -> String {
    let number = databaseCount.withLock { count in
      count += 1
      return count
    }
    let name = "test\(getpid())_\(number)"
    try run(address(of: "postgres"), "CREATE DATABASE \(name)")
    return address(of: name)
  }

  /// The path of the folder with the socket.
  var folderPath: String { folder.path }

  /// The address of a database.
  private func address(of database: String) -> String {
    "postgresql:///\(database)?host=\(folder.path)&user=tester"
  }
}

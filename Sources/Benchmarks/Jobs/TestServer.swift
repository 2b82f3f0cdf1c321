import Platform

/// A PostgreSQL server on a socket with the table of ``TestDatabase``; it ends with this program.
@MainActor final class TestServer {
  /// Starts a server in a new folder, as root under another user.
  private static let script = """
    set -e
    mkdir "$1"
    bin="$(dirname "$(ls -d /usr/lib/postgresql/*/bin/initdb | sort -V | tail -n 1)")"
    as=()
    if [ "$(id -u)" = 0 ]; then
      chmod go+x "$1/.."
      chown -R postgres "$1"
      as=(setpriv --reuid=postgres --regid=postgres --clear-groups)
    fi
    exec > /dev/null
    "${as[@]}" "$bin/initdb" -D "$1/data" -A trust -U tester --no-sync -E UTF8 --locale=C.UTF-8
    "${as[@]}" "$bin/postgres" -D "$1/data" -k "$1" -h '' -F < /dev/null &
    server=$!
    (while kill -0 $PPID && kill -0 $server; do sleep 0.5; done; kill -INT $server) &
    until "$bin/pg_isready" -q -h "$1"; do sleep 0.1; done
    """

  /// The number of rows.
  let rows: Int

  private let folder: String
  private var known: String?

  /// Creates a server object without starting the server; nil if none is installed.
  init?(rows: Int, in folder: String) {
    let result = try? Process.run("bash", ["-c", "ls /usr/lib/postgresql/*/bin/initdb"])
    guard result?.exitStatus == 0 else { return nil }
    (self.rows, self.folder) = (rows, "\(folder)/server")
  }

  /// Starts the server and makes the table, once.
  ///
  /// - Returns: The address of the database.
  func address() throws -> String {
    if let known { return known }
    try Self.run("bash", ["-c", Self.script, "server", folder])
    let address = "postgresql:///postgres?host=\(folder)&user=tester"
    let rows = "generate_series(1, \(rows)) AS n(i)"
    let script =
      "\(TestDatabase.table) INSERT INTO person SELECT \(TestDatabase.values) FROM \(rows);"
    try Self.run("psql", [address, "-X", "-q", "-c", script, "-c", "VACUUM ANALYZE person"])
    known = address
    return address
  }

  private static func run(_ program: String, _ words: [String]) throws {
    let result = try Process.run(program, words)
    guard result.exitStatus == 0 else {
      throw BenchmarkError("\(program) ended with \(result.exitStatus)")
    }
  }
}

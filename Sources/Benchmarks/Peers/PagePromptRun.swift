import Platform

/// A command at the prompt, beside clients of the page that never read.
@MainActor struct PagePromptRun: Subject {
  let name: String
  var isOurs: Bool { clients > 0 }

  /// The number of clients.
  let clients: Int

  /// The table.
  let path: String

  var detail: String { "`row 0 1` at the prompt beside \(clients) clients that never read" }

  /// Creates a run; the one without clients is the one to compare with.
  init(clients: Int, path: String) {
    name = clients > 0 ? "tabletop" : "without clients"
    self.clients = clients
    self.path = path
  }

  func version() -> String? { Programs.python.map { _ in "this build" } }

  func run() throws -> Measurement {
    let result = try Programs.runPython(Self.program, ["\(clients)", Programs.tabletop, path])
    guard let line = result.text.split(separator: "\n").last, let amount = Double(line) else {
      throw BenchmarkError("the prompt returned \(result.text)")
    }
    return Measurement(amount: amount, answer: Answer(count: 1))
  }

  /// A person at a terminal; the median time of a command in nanoseconds is printed.
  private static let program = """
    import os, pty, re, signal, socket, statistics, sys, time
    clients, program, path = int(sys.argv[1]), *sys.argv[2:4]
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm"
        os.execv(program, [program, path, "-q", "--no-history"])
    text = b""
    def wait(pattern):
        global text
        while not (found := re.search(pattern, text)):
            piece = os.read(terminal, 65536)
            if not piece: raise EOFError
            text += piece
        text = text[found.end():]
        return found
    try:
        wait(b"> ")
        os.write(terminal, b"serve\\r")
        port, token = wait(b":([0-9]+)/#t=([0-9a-f]+)").groups()
        streams = []
        for _ in range(clients):
            one = socket.create_connection(("127.0.0.1", int(port)), timeout=30)
            one.sendall(b"GET /events HTTP/1.1\\r\\nHost: localhost\\r\\nOrigin: http://localhost\\r\\n"
                        b"X-Tabletop-Token: " + token + b"\\r\\n\\r\\n")
            one.recv(1, socket.MSG_PEEK)
            streams.append(one)
        time.sleep(0.5)
        times = []
        for count in range(80):
            # The clients leave sixteen updates unread; later commands have nothing to send.
            start = time.perf_counter_ns()
            os.write(terminal, b"row 0 %d\\r" % (count % 5))
            wait(b"ItemCell")
            times.append(time.perf_counter_ns() - start)
            time.sleep(0.02)
        print(statistics.median(times[20:]))
    finally:
        os.kill(child, signal.SIGKILL)
    """
}

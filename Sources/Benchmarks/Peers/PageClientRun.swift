import Platform

/// A client of the page, written with Python's standard library, that measures one thing.
@MainActor struct PageClientRun: Subject {
  /// A number about the page.
  enum Question: String {
    case state
    case edit
    case key
    case load
    case time
    case start
    case memory
  }

  let name = "tabletop"
  let isOurs = true

  /// The number to measure.
  let question: Question

  /// The table.
  let path: String

  var detail: String { "tabletop FILE --serve, \(question.rawValue)" }

  func version() -> String? { Programs.python.map { _ in "this build" } }

  func run() throws -> Measurement {
    let result = try Programs.runPython(
      Self.program,
      [question.rawValue, Programs.tabletop, path]
    )
    guard let line = result.text.split(separator: "\n").last, let amount = Double(line) else {
      throw BenchmarkError("the page's client returned \(result.text)")
    }
    return Measurement(amount: amount, answer: Answer(count: 1))
  }

  /// The client; bytes and nanoseconds are printed.
  private static let program = """
    import json, os, re, socket, statistics, subprocess, sys, time
    question, program, path = sys.argv[1:4]
    start = time.perf_counter_ns()
    words = [program, path, "--viewport", "390x528", "-q", "-c", "row 0 0", "--serve"]
    served = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    line = next(line for line in served.stdout if line.startswith("page: "))
    listening = time.perf_counter_ns() - start
    port, token = re.search(r":([0-9]+)/#t=([0-9a-f]+)", line).groups()
    head = f"Host: localhost\\r\\nOrigin: http://localhost\\r\\nX-Tabletop-Token: {token}\\r\\n"
    serial = 0
    def connect():
        one = socket.create_connection(("127.0.0.1", int(port)), timeout=30)
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return one
    def get(target):
        one = connect()
        one.sendall(f"GET {target} HTTP/1.1\\r\\n{head}\\r\\n".encode())
        data = b""
        while piece := one.recv(1 << 20): data += piece
        return data
    def stream():
        one = connect()
        one.sendall(f"GET /events HTTP/1.1\\r\\n{head}\\r\\n".encode())
        return one, event(one)
    def event(one):
        data = b""
        while not re.search(rb"event: (state|update)\\ndata: [^\\n]*\\n\\n", data):
            data += one.recv(1 << 20)
        return data[data.index(b"event: "):]
    def send(target, body):
        global serial
        serial += 1
        text = json.dumps({"op": str(serial), **body})
        one = connect()
        one.sendall(f"POST {target} HTTP/1.1\\r\\n{head}Content-Type: application/json\\r\\n"
                    f"Content-Length: {len(text)}\\r\\n\\r\\n{text}".encode())
        return one
    def acknowledge(data):
        found = re.search(rb'"client":([0-9]+)', data)
        number = int(re.search(rb'"seq":([0-9]+)', data)[1])
        send("/ack", {"client": int(found[1]) if found else 1, "seq": number})
        return number
    def resident():
        return 1024 * int(re.search(r"VmRSS:\\s+([0-9]+)", open(f"/proc/{served.pid}/status").read())[1])
    try:
        if question == "start": print(listening)
        elif question == "load": print(sum(len(get(one)) for one in ("/", "/page.js", "/page.css")))
        elif question == "memory":
            first, data = stream()
            before = resident()
            others = [stream() for _ in range(60)]
            time.sleep(0.5)
            print(max(0, resident() - before) / 60)
        else:
            one, data = stream()
            if question == "state": print(len(data))
            number = acknowledge(data)
            sizes, times = [], []
            for count in range(0 if question == "state" else 40):
                begin = time.perf_counter_ns()
                if question == "edit": send("/command", {"line": f"update 0 3 title=T{count}"})
                else: send("/gesture", {"seq": number, "gesture": {"name": "focusUp" if count % 2 else "focusDown"}})
                data = event(one)
                times.append(time.perf_counter_ns() - begin)
                sizes.append(len(data))
                number = acknowledge(data)
            if question == "time": print(statistics.median(times))
            elif sizes: print(statistics.median(sizes))
    finally:
        served.kill()
    """
}

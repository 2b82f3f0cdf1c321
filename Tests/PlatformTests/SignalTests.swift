import Glibc
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct SignalTests {
  @Test func `Ctrl-C sets a flag and wakes a pipe`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.install()
      guard !Interruption.isPending, Interruption.descriptor >= 0 else { exitProcess(1) }
      raise(SIGINT)
      guard Interruption.isPending else { exitProcess(2) }
      var descriptor = pollfd(fd: Interruption.descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&descriptor, 1, 0) == 1 else { exitProcess(3) }
      Interruption.clear()
      guard unsafe poll(&descriptor, 1, 0) == 0, !Interruption.isPending else { exitProcess(4) }
      raise(SIGINT)
      raise(SIGINT)
      guard Interruption.isPending else { exitProcess(5) }
      exitProcess(7)
    }
  }

  @Test func `a wait for a line ends with Ctrl-C`() async {
    await #expect(processExitsWith: .exitCode(7)) { @MainActor in
      Interruption.install()
      var ends: [Int32] = [0, 0]
      unsafe pipe(&ends)
      let stream = InputStream(descriptor: ends[0])
      raise(SIGINT)
      guard stream.nextLine() == .interrupted else { exitProcess(1) }
      Interruption.clear()
      unsafe write(ends[1], "a\n", 2)
      guard stream.nextLine() == .line([0x61]) else { exitProcess(2) }
      exitProcess(7)
    }
  }

  @Test func `a full pipe that nobody reads does not keep Ctrl-C waiting`() async {
    await #expect(processExitsWith: .exitCode(7)) { @MainActor in
      Interruption.install()
      var ends: [Int32] = [0, 0]
      unsafe pipe(&ends)
      let stream = OutputStream(descriptor: ends[1])
      raise(SIGINT)
      stream.write("a little goes through")
      try stream.flush()
      stream.write(String(repeating: "x", count: 1_000_000))
      exitProcess(stream.failure == nil ? 7 : 1)
    }
  }

  @Test func `a full pipe that nobody reads does not outlast Ctrl-C`() async {
    await #expect(processExitsWith: .exitCode(7)) { @MainActor in
      Interruption.install()
      var ends: [Int32] = [0, 0]
      unsafe pipe(&ends)
      let stream = OutputStream(descriptor: ends[1])
      let thread = pthread_self()
      Task.detached {
        poll(nil, 0, 50)
        pthread_kill(thread, SIGINT)
      }
      stream.write(String(repeating: "x", count: 1_000_000))
      do throws(SystemError) {
        try stream.flush()
      } catch {
        guard !error.isInterruption else { exitProcess(7) }
      }
      exitProcess(stream.failure == nil && Interruption.isPending ? 7 : 1)
    }
  }

  @Test func `output waits for a slow reader`() async {
    await #expect(processExitsWith: .exitCode(7)) { @MainActor in
      var ends: [Int32] = [0, 0]
      unsafe pipe(&ends)
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      let count = 300_000
      let reading = ends[0]
      Task.detached {
        var got = 0
        var buffer = [UInt8](repeating: 0, count: 4096)
        while got < count { got += unsafe max(0, read(reading, &buffer, buffer.count)) }
        exitProcess(7)
      }
      let stream = OutputStream(descriptor: ends[1])
      stream.write(String(repeating: "x", count: count))
      try stream.flush()
      pause()
    }
  }

  @Test func `a closed pipe is an error, not the end of the program`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.install()
      raise(SIGPIPE)
      exitProcess(7)
    }
  }

  @Test func `signals that end the program still do`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      Interruption.install()
      raise(SIGTERM)
    }
  }

  @Test func `a signal during a save leaves the old file and no other`() async throws {
    let folder = try ScratchFolder()
    let path = try folder.write("old", to: "file")
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      Interruption.install()
      _ = try Files.save(to: path, expecting: nil, force: true) { sink throws(FileError) in
        try sink.write([UInt8](repeating: 1, count: 3_000_000))
        raise(SIGTERM)
      }
    }
    #expect(folder.read("file") == "old")
    #expect(folder.names == ["file"])
  }

  @Test func `a kill during a save leaves the old file, and the next save tidies up`() async throws
  {
    let folder = try ScratchFolder()
    let path = try folder.write("old", to: "file")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      _ = try Files.save(to: path, expecting: nil, force: true) { sink throws(FileError) in
        try sink.write([UInt8](repeating: 1, count: 3_000_000))
        raise(SIGKILL)
      }
    }
    #expect(folder.read("file") == "old")
    #expect(folder.names.count == 2)
    _ = try Files.save(to: path, expecting: nil, force: true) { sink throws(FileError) in
      try sink.write(Array("new".utf8))
    }
    #expect(folder.read("file") == "new")
    #expect(folder.names == ["file"])
  }

  @Test func `closed descriptors are taken, and using them fails`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      for descriptor in Descriptors.input...Descriptors.error { close(descriptor) }
      Descriptors.makeSane()
      var byte: UInt8 = 0
      guard unsafe read(0, &byte, 1) == -1, errno == EBADF else { exitProcess(1) }
      guard unsafe write(1, &byte, 1) == -1, errno == EBADF else { exitProcess(2) }
      guard unsafe write(2, &byte, 1) == -1, errno == EBADF else { exitProcess(3) }
      guard unsafe open("/dev/null", O_RDONLY) > 2 else { exitProcess(4) }
      exitProcess(7)
    }
  }

  @Test func `a file larger than the memory allowed is an error`() async throws {
    let folder = try ScratchFolder()
    let path = try folder.write("", to: "file")
    #expect(unsafe truncate(path, 3 << 30) == 0)
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      var limit = rlimit(rlim_cur: 1 << 31, rlim_max: 1 << 31)
      unsafe setrlimit(__rlimit_resource_t(9), &limit)
      do throws(FileError) {
        _ = try Files.read(path)
      } catch {
        exitProcess(error == .noMemory(path, size: 3 << 30) ? 7 : 1)
      }
      exitProcess(2)
    }
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
  func `a fault puts nothing between the program and its end`(number: Int32) async throws {
    let folder = try ScratchFolder()
    let path = try folder.write("old", to: "file")
    await #expect(processExitsWith: .signal(number)) {
      [path = path as String, number = number as Int32] in
      Interruption.install()
      _ = try Files.save(to: path, expecting: nil, force: true) { sink throws(FileError) in
        try sink.write([UInt8](repeating: 1, count: 3_000_000))
        raise(number)
      }
    }
    #expect(folder.names == ["file"] && folder.read("file") == "old")
  }

  @Test func `a fault of the processor and a stack that overflows end it too`() async {
    await #expect(processExitsWith: .signal(SIGILL)) {
      Interruption.install()
      let numbers: [Int] = Environment.arguments.isEmpty ? [] : []
      print(numbers[numbers.count])
    }
    await #expect(processExitsWith: .signal(SIGSEGV)) {
      Interruption.install()
      @Sendable func deeper(_ number: Int) -> Int {
        number == .max ? 0 : deeper(number + 1) &+ deeper(number &+ 2)
      }
      print(deeper(1))
    }
  }
}

import CommandLanguage
import SessionSupport
import TestSupport
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// Whole crash reports: the exception, the thread, frames of lists, and the app's own frame.
@MainActor @Suite struct CrashReportTests {
  nonisolated private static let ips = """
    {"app_name":"Lists","timestamp":"2026-11-20 10:11:12.00 +0100","bug_type":"309"}
    {"procName":"Lists","exception":{"codes":"0x0, 0x0","type":"EXC_CRASH","signal":"SIGABRT"},
    "faultingThread":1,
    "exceptionReason":{"name":"NSInternalInconsistencyException","composed_message":"attempt to \
    delete row 9 from section 0 which only contains 4 rows before the update"},
    "lastExceptionBacktrace":[
    {"imageOffset":1,"symbol":"__exceptionPreprocess","symbolLocation":160,"imageIndex":1},
    {"imageOffset":1,"symbol":"-[UITableView _endCellAnimationsWithContext:]","imageIndex":2},
    {"imageOffset":2,"symbol":"Store.save()","imageIndex":3},
    {"imageOffset":2,"symbol":"ListController.add(_:)","sourceFile":"ListController.swift",
    "sourceLine":42,"imageIndex":0},{"imageOffset":1,"symbol":"main","imageIndex":0}],
    "threads":[{"frames":[{"symbol":"-[UICollectionView x]","imageIndex":2}]},
    {"triggered":true,"queue":"com.apple.main-thread","frames":[]}],
    "usedImages":[{"name":"Lists","path":"/private/var/Lists.app/Lists"},
    {"name":"CoreFoundation","path":"/System/CoreFoundation"},{"path":"/System/UIKitCore"},
    {"name":"Kit","path":"/private/var/Lists.app/Frameworks/Kit.framework/Kit"}]}
    """

  nonisolated private static let text = """
    Incident Identifier: 1
    Process:             Lists [4711]
    Exception Type:  EXC_BAD_ACCESS (SIGSEGV)
    Triggered by Thread:  0

    Thread 0 name:  Dispatch queue: com.apple.main-thread
    Thread 0 Crashed:
    0   libobjc.A.dylib   0x000000019a objc_msgSend + 16
    1   UIKitCore   0x000000019b -[UIScrollView(UIScrollViewInternal) _notifyDidScroll] + 64
    2   My Kit   0x000000019b Feed.load() -> () + 64
    3   Lists   0x000000019b ListController.scroll() + 64 (ListController.swift:77)

    Thread 1:
    0   libsystem_kernel.dylib   0x1 __workq_kernreturn + 8
    1   Lists   0x1 Parser.next() + 8 (Parser.swift:8)

    Binary Images:
    0x1 - 0x2 UIKitCore arm64
    """

  nonisolated private static let console = """
    2026-11-20 10:11:12.345678+0100 Lists[4711:123456] *** Terminating app due to uncaught exception \
    'NSRangeException', reason: '*** -[__NSArrayM objectAtIndexedSubscript:]: index 5 beyond bounds \
    [0 .. 4]'
    *** First throw call stack:
    (
    \t0   CoreFoundation   0x00000001804b70f0 __exceptionPreprocess + 172
    \t1   UIKitCore   0x0000000185a1b2c4 -[UITableView _createPreparedCellForRow:] + 172
    \t2   Lists   0x0000000104a1b2c4 ListController.tableView(_:cellForRowAt:) + 100
    )
    libc++abi: terminating due to uncaught exception of type NSException
    """

  nonisolated private static let service = """
    Fatal Exception: NSRangeException
    *** -[__NSArrayM objectAtIndexedSubscript:]: index 5 beyond bounds [0 .. 4]
    0  CoreFoundation                 0xb4e9c __exceptionPreprocess
    1  libobjc.A.dylib                0x2c9ec objc_exception_throw
    2  Lists                          0x4c0f8 Parser.next() + 42 (Parser.swift:42)
    3  Lists                          0x4c0f8 main + 4 (AppDelegate.swift:12)
    """

  nonisolated private static let debugger = """
    * thread #1, queue = 'com.apple.main-thread', stop reason = Fatal error: Index out of range
        frame #0: 0x00000001 libswiftCore.dylib`_swift_runtime_on_report
      * frame #1: 0x00000002 Lists`ListController.tableView(_:cellForRowAt:) at List.swift:12:5
        frame #2: 0x00000003 UIKitCore`-[UITableView _createPreparedCellForRow:] + 12
    """

  nonisolated private static let reports: [(text: String, lines: [String])] = [
    (
      ips,
      [
        "E4  deleted or reloaded a row that did not exist",
        "  report  NSInternalInconsistencyException, thread 1 (com.apple.main-thread)",
        "  frame   1  UIKitCore  -[UITableView _endCellAnimationsWithContext:]",
        "  look    2  Kit  Store.save()",
      ]
    ),
    (
      text,
      [
        "memory  the delegate was deallocated while the view scrolled (not reachable here)",
        "  report  EXC_BAD_ACCESS (SIGSEGV), thread 0 (com.apple.main-thread)",
        "  frame   1  UIKitCore  -[UIScrollView(UIScrollViewInternal) _notifyDidScroll]",
        "  look    3  Lists  ListController.scroll() (ListController.swift:77)",
      ]
    ),
    (
      console,
      [
        "range  index out of range in an array of the app", "  report  NSRangeException",
        "  frame   1  UIKitCore  -[UITableView _createPreparedCellForRow:]",
        "  look    2  Lists  ListController.tableView(_:cellForRowAt:)",
        "  cause   the data source read a row that its array does not have; the model",
      ]
    ),
    (
      service,
      [
        "range  index out of range in an array of the app", "  report  NSRangeException",
        "  look    2  Lists  Parser.next() (Parser.swift:42)",
        "  cause   an array of the application; nothing here says whose",
      ]
    ),
    (
      debugger,
      [
        "range  index out of range in an array of the app",
        "  report  Fatal error: Index out of range, thread 1 (com.apple.main-thread)",
        "  frame   2  UIKitCore  -[UITableView _createPreparedCellForRow:]",
        "  look    1  Lists  ListController.tableView(_:cellForRowAt:) (List.swift:12:5)",
      ]
    ),
  ]

  private func lines(_ report: String) throws -> [String] {
    let fixture = try SessionFixture(nil)
    let folder = try ScratchFolder()
    let path = try folder.write(report, to: "report.ips")
    return fixture.run("explain '\(path)'").split(separator: "\n").map(String.init)
  }

  @Test(arguments: reports.indices)
  func `a report names the exception, the thread and the frame to look at`(index: Int) throws {
    let (text, wanted) = Self.reports[index]
    let found = try lines(text)
    #expect(Array(found.prefix(wanted.count)) == wanted, "\(found)")
  }

  @Test func `a report of another crash is unknown, with its exception and frame`() throws {
    let report = Self.console.replacing("index 5 beyond bounds [0 .. 4]", with: "something else")
    let found = try lines(report)
    #expect(found[0] == "error[not-found]: not a known UITableView message")
    #expect(found.contains("  NSRangeException"))
    #expect(found.contains("  2  Lists  ListController.tableView(_:cellForRowAt:)"))
  }

  @Test(arguments: ["report.ips", "report.CRASH", "report.log", "report.txt", "report"])
  func `a report is read from a file of any name`(name: String) throws {
    let fixture = try SessionFixture(nil)
    let folder = try ScratchFolder()
    let path = try folder.write(Self.reports[0].text, to: name)
    #expect(fixture.run("explain '\(path)'").hasPrefix(Self.reports[0].lines[0]))
  }

  @Test func `the record has the report`() throws {
    let fixture = try SessionFixture(nil)
    let folder = try ScratchFolder()
    let path = try folder.write(Self.ips, to: "report.ips")
    let record = fixture.records("explain '\(path)'")[0]
    #expect(record.contains(#""exception":"NSInternalInconsistencyException""#), "\(record)")
    #expect(record.contains(#""symbol":"Store.save()""#), "\(record)")
  }

  @Test func `any part of a report is an answer or an error`() throws {
    for (number, report) in Self.reports.enumerated() {
      let letters = Array(report.text)
      for seed in 0..<60 {
        var random = SeededGenerator(seed: UInt64(seed))
        let start = random.below(letters.count)
        let end = start + random.below(letters.count - start + 1)
        let cut = String(letters[start..<end])
        let report = CrashReport(cut)
        #expect(report?.frames.isEmpty != true || cut.contains("{"), "\(number), seed \(seed)")
        _ = MessageMatcher(report?.text ?? cut)
      }
    }
  }
}

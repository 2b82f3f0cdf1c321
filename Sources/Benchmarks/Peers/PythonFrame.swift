import Platform

/// A Python library drawing fifty rows; its start and its layout are not counted.
@MainActor struct PythonFrame: Subject {
  let name: String
  let detail: String
  private let program: String

  func version() -> String? { Programs.version(ofModule: name) }

  func run() throws -> Measurement {
    let result = try Programs.runPython(program)
    guard let line = result.text.split(separator: "\n").last, let time = Double(line) else {
      throw BenchmarkError("\(name) returned \(result.text)")
    }
    return Measurement(amount: time, answer: Answer(count: 50))
  }
}

extension PythonFrame {
  /// Textual's table, drawing the lines in view after composing them once.
  static let textual = PythonFrame(
    name: "textual",
    detail: "DataTable.render_line for 50 rows",
    program: """
      import asyncio, statistics, time
      from textual.app import App
      from textual.widgets import DataTable
      class Peer(App):
          def compose(self): yield DataTable()
          def on_mount(self):
              table = self.query_one(DataTable)
              table.add_columns("id", "title", "subtitle", "image", "height")
              table.add_rows([(str(i), f"Lorem ipsum {i}", f"Row {i} of section 0", "icon.png", "44.0")
                              for i in range(5000)])
      async def main():
          app, times = Peer(), []
          async with app.run_test(size=(110, 52)) as pilot:
              table = app.query_one(DataTable)
              for k in range(20):
                  table.scroll_to(y=50 * (k + 1), animate=False)
                  await pilot.pause()
                  start = time.perf_counter_ns()
                  for y in range(50): table.render_line(y)
                  times.append(time.perf_counter_ns() - start)
          print(statistics.median(times))
      asyncio.run(main())
      """
  )

  /// Rich's table of fifty rows, created and printed.
  static let rich = PythonFrame(
    name: "rich",
    detail: "create and print a Table with 5 columns",
    program: """
      import io, statistics, time
      from rich.console import Console
      from rich.table import Table
      rows = [(str(i), f"Lorem ipsum {i}", f"Row {i} of section 0", "icon.png", "44.0")
              for i in range(50)]
      times = []
      for _ in range(15):
          start = time.perf_counter_ns()
          console, table = Console(file=io.StringIO(), width=110, force_terminal=True), Table()
          for width in (8, 32, 24, 14, 7): table.add_column(width=width, no_wrap=True)
          for row in rows: table.add_row(*row)
          console.print(table)
          times.append(time.perf_counter_ns() - start)
      print(statistics.median(times))
      """
  )
}

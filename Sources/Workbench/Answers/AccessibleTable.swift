import CommandLanguage
import Rendering
import TableModel
import TableUI
import Workspace

/// The rows of a table as they are heard: their section, then each with the texts of its cell.
@MainActor struct AccessibleTable {
  private let session: Session
  private let source: OpenTable
  private let renderer: TextRenderer

  /// Takes a source of a session and what draws its cells.
  init(_ session: Session, _ source: OpenTable, _ renderer: TextRenderer) {
    self.session = session
    self.source = source
    self.renderer = renderer
  }

  /// The lines for the rows on the screen, or for every row.
  ///
  /// - Parameter isWhole: Whether every row counts.
  /// - Returns: A line for each section and each text.
  /// - Throws: What the table view refuses, or that Ctrl-C came.
  func lines(isWhole: Bool) throws -> [String] {
    var lines: [String] = []
    var last: IndexPath?
    for path in isWhole ? wholePaths : source.tableView.indexPathsForVisibleRows {
      try session.checkInterruption()
      if path.section != last?.section { lines.append(header(of: path.section)) }
      lines += try texts(at: path)
      lines += footer(behind: path)
      last = path
    }
    return lines.isEmpty ? ["no rows"] : lines
  }

  private var wholePaths: [IndexPath] {
    let table = source.tableView
    return (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  private func texts(at path: IndexPath) throws -> [String] {
    let table = source.tableView
    do throws(TableError) {
      let inspected = try table.inspectCell(at: path)
      defer { if !inspected.isVisible { table.recycle(inspected.cell) } }
      let texts = AccessibleOutput.lines(ofPicture: renderer.cell(inspected.cell, at: path).lines)
      return texts.isEmpty ? ["\(path)"] : texts
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }

  private func header(of section: Int) -> String {
    guard let header = source.shownSection(section)?.header, !header.isEmpty else {
      return "section \(section)"
    }
    return "section \(section): " + session.shown(header)
  }

  private func footer(behind path: IndexPath) -> [String] {
    guard let section = source.shownSection(path.section), !section.footer.isEmpty,
      path.row == section.items.count - 1
    else { return [] }
    return ["  footer: " + session.shown(section.footer)]
  }
}

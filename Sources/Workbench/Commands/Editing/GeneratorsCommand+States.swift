import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import Workspace

// The forms that change the generator of a row, and not the row.
extension GeneratorsCommand {
  /// A state of a row's generator.
  enum GeneratorState {
    case keep
    case reuse
    case load
    case fill
    case fold
  }

  /// A form that changes the generator of a row, and not the row.
  struct SetState: TableCommand {
    static let description = GeneratorsCommand.description

    let state: GeneratorState
    let address: Arguments.Located

    var primaryValue: PrimaryValue? { nil }

    func run(on source: OpenTable, in session: Session) throws -> Answer {
      let screen = try source.displayManager("generators")
      let path = try RowResolver(source).row(address)
      guard let own = source.modelPath(of: path),
        let old = screen.manager.generator(at: own) as? ItemCellGenerator
      else { throw CommandError(ViewFault.rowStale(path: path)) }
      let text = try change(old, at: own, in: screen, source, "\(path)")
      var updates = TableUpdates()
      updates.reloadedRows = [path]
      try source.tell(updates)
      source.current = path
      return Answer(["section": .int(path.section), "row": .int(path.row)], text)
    }

    private func change(
      _ old: ItemCellGenerator,
      at path: IndexPath,
      in screen: any DisplayManaging,
      _ source: OpenTable,
      _ name: String
    ) throws -> AssemblyText {
      let new: ItemCellGenerator
      let text: AssemblyText
      switch state {
      case .fill:
        guard let loading = old as? LoadingItemCellGenerator, loading.isLoading else {
          throw CommandError(AssemblyFault.notLoading(name))
        }
        loading.fill()
        return .nowFilled(name)
      case .keep: (new, text) = (KeptItemCellGenerator(old.item), .nowKept(name))
      case .reuse: (new, text) = (ItemCellGenerator(old.item), .nowReusable(name))
      case .load: (new, text) = (LoadingItemCellGenerator(old.item), .nowLoading(name))
      case .fold: (new, text) = (folding(old.item, source), .nowFolding(name))
      }
      screen.listen(to: new)
      do throws(DisplayManagerError) {
        try screen.manager.replaceGenerator(at: path, with: new)
      } catch {
        throw CommandError(AssemblyFault.manager(error, names: []))
      }
      return text
    }

    /// Returns a generator whose row folds the rows nested below it.
    private func folding(_ item: Item, _ source: OpenTable) -> ItemCellGenerator {
      let generator = FoldingItemCellGenerator(item)
      generator.toggle = { [weak source] path in
        let next = IndexPath(row: path.row + 1, section: path.section)
        guard let source, let own = source.modelItem(at: path),
          let below = source.modelItem(at: next), below.level > own.level
        else { return nil }
        do { try source.toggleFold(at: path) } catch { return nil }
        return source.arranged?.isFolded(at: path) != true
      }
      return generator
    }
  }

  /// A form that adds listeners to a row.
  struct Listen: TableCommand {
    static let description = GeneratorsCommand.description

    let address: Arguments.Located
    let names: [String]

    var primaryValue: PrimaryValue? { nil }

    func run(on source: OpenTable, in session: Session) throws -> Answer {
      let manager = try source.displayManager("generators").manager
      let path = try RowResolver(source).row(address)
      guard let own = source.modelPath(of: path),
        let generator = manager.generator(at: own) as? ItemCellGenerator
      else { throw CommandError(ViewFault.rowStale(path: path)) }
      for name in names {
        generator.didSelectEvent.addListener(id: name) { [weak source] in
          // The screen's observer may be another one by now.
          let observer = source?.door.observer
          let party = Message.Party(["listener", name].joined(separator: " "), .controller)
          observer?.messageBegan(Message(to: party, "didSelectEvent", source: .ours))
          observer?.messageEnded(result: nil)
        }
      }
      source.current = path
      let ids = generator.didSelectEvent.ids
      return Answer(
        [
          "section": .int(path.section), "row": .int(path.row),
          "listeners": .list(ids.map { .text($0) }),
        ],
        AssemblyText.listeners(row: "\(path)", names: ids.map(session.shown))
      )
    }
  }
}

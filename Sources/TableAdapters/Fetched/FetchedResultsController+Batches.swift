import TableModel

// Objects that are read in batches.
extension FetchedResultsController {
  /// Reads all batches that were not read yet, as a snapshot of all objects does.
  ///
  /// - Complexity: O(n / b) for batches of b objects.
  public func readAllBatches() {
    let size = fetchRequest.fetchBatchSize
    guard size > 0, let arrangement else { return }
    let count = arrangement.counts.rowCount
    for number in 0..<(count + size - 1) / size { readBatch(number) }
  }

  /// Reads the batch of an object unless it was read.
  ///
  /// - Complexity: O(d) for d sections between this object and the last one.
  func readBatch(of indexPath: IndexPath, in arrangement: any FetchedArrangement) {
    let size = fetchRequest.fetchBatchSize
    guard size > 0, (0..<arrangement.sectionCount).contains(indexPath.section) else { return }
    var (section, count) = countedObjects ?? (0, 0)
    while section < indexPath.section {
      count += arrangement.objectCount(inSection: section)
      section += 1
    }
    while section > indexPath.section {
      section -= 1
      count -= arrangement.objectCount(inSection: section)
    }
    countedObjects = (section, count)
    readBatch((count + indexPath.row) / size)
  }

  private func readBatch(_ number: Int) {
    guard readBatches.insert(number).inserted else { return }
    let start = number * fetchRequest.fetchBatchSize
    let end = start + fetchRequest.fetchBatchSize
    trace("fetchBatch(_:) \(number) objects \(start)..<\(end)", to: .controller(self), .ours)
    messageObserver?.messageEnded(result: nil)
  }
}

/// The state of a controller that tells its delegate about changes.
enum FetchedRound {
  /// The delegate is not being told.
  case none

  /// The delegate is being told about a transaction.
  case changes

  /// The delegate is being told about a fetch in one of its calls.
  case nested
}

// Messages for a trace.
extension FetchedResultsController {
  /// A receiver of a message.
  enum Receiver {
    case controller(FetchedResultsController)
    case delegate(any FetchedResultsControllerDelegate)

    var party: Message.Party {
      switch self {
      case .controller: Message.Party("FetchedResultsController", .controller)
      case .delegate(let delegate):
        Message.Party(String(describing: type(of: delegate)), .controller)
      }
    }
  }

  /// Reports a message; the caller reports its end.
  func trace(
    _ selector: @autoclosure () -> String,
    to receiver: Receiver,
    _ source: Message.Source,
    file: String = #fileID,
    line: Int = #line
  ) {
    guard let messageObserver else { return }
    messageObserver.messageBegan(
      Message(to: receiver.party, selector(), source: source, file: file, line: line)
    )
  }
}

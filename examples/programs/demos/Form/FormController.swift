import TableAdapters
import TableModel
import TableUI

/// A form that grows: once the tax number is typed, the rows about the company come right behind it, and go when it
/// is taken away. (Reactive Data Display Manager: what inserting behind a row is for.)
final class FormController: TableViewController {
  private(set) var manager: ManualDisplayManager?
  private let taxNumber = TaxNumberRow(with: Item(title: "Tax number", kind: "text", number: 0))
  private let company = ["Name", "Address", "Register"].enumerated().map {
    BaseCellGenerator<CompanyCell>(with: Item(title: $0.element, number: $0.offset + 1))
  }
  private let payment = BaseCellGenerator<CompanyCell>(with: Item(title: "Payment", number: 9))
  private var isGrown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    taxNumber.didTypeEvent += { [weak self] text in self?.show(text) }
    attempt { () throws(DisplayManagerError) in
      let manager = try TableBuilder.manual(tableView).set(usesEstimates: false).build()
      self.manager = manager
      try manager.addCellGenerators([taxNumber, payment])
      try manager.forceRefill()
    }
  }

  private func show(_ number: String) {
    let isComplete = number.count == 10 && number.allSatisfy(\.isNumber)
    guard let manager, isComplete != isGrown else { return }
    isGrown = isComplete
    attempt { () throws(DisplayManagerError) in
      if isComplete {
        try manager.insert(after: taxNumber, company[0], company[1], company[2])
      } else {
        for row in company { try manager.remove(row) }
      }
    }
  }

  /// An app would show what went wrong; the title does here.
  private func attempt(_ work: () throws(DisplayManagerError) -> Void) {
    do throws(DisplayManagerError) { try work() } catch { title = "\(error)" }
  }
}

public import UIKit

/// Whatever is assigned a data source and delegates of ours; only ``TableView`` is.
///
/// A property of UIKit's name and our type: what is assigned decides which one is meant, and what is read is
/// UIKit's unless our type is asked for. A class may not declare it, a protocol may.
@MainActor public protocol Connecting: TableView {}

extension TableView: Connecting {}

extension Connecting {
  /// Whoever says what stands in the table, of ours; held weakly.
  public var dataSource: (any TableViewDataSource)? {
    get { ourDataSource }
    set { connect(dataSource: newValue) }
  }

  /// Whoever is told, of ours; held weakly.
  public var delegate: (any TableViewDelegate)? {
    get { ourDelegate }
    set { connect(delegate: newValue) }
  }

  /// Whoever gets rows ready, of ours; held weakly.
  public var prefetchDataSource: (any TableViewPrefetching)? {
    get { ourPrefetchDataSource }
    set { connect(prefetchDataSource: newValue) }
  }
}

extension TableView {
  func connect(dataSource: (any TableViewDataSource)?) {
    ourDataSource = dataSource
    let bridge = dataSource.map { DataSourceBridge($0, prefetching: ourPrefetchDataSource) }
    dataSourceBridge = bridge
    let assigned: (any UITableViewDataSource)? = bridge
    self.dataSource = assigned
    connectPrefetching()
  }

  func connect(prefetchDataSource: (any TableViewPrefetching)?) {
    ourPrefetchDataSource = prefetchDataSource
    connect(dataSource: ourDataSource)
  }

  private func connectPrefetching() {
    let assigned: (any UITableViewDataSourcePrefetching)? =
      ourPrefetchDataSource == nil ? nil : dataSourceBridge
    self.prefetchDataSource = assigned
  }

  func connect(delegate: (any TableViewDelegate)?) {
    ourDelegate = delegate
    let bridge = delegate.map { DelegateBridge($0) }
    delegateBridge = bridge
    let assigned: (any UITableViewDelegate)? = bridge
    self.delegate = assigned
    dragDelegate = bridge?.drags == true ? bridge : nil
    dropDelegate = bridge?.drops == true ? bridge : nil
  }
}

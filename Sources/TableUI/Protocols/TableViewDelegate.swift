/// Whoever is told what happens in a table and has a say in it.
///
/// Every part is optional and a protocol of its own, looked for once, when the delegate is assigned:
/// ``TableViewSizing``, ``TableViewSelecting``, ``TableViewDisplaying`` and so on.
@MainActor public protocol TableViewDelegate: AnyObject {}

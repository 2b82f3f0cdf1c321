/// Hears of rows and sections with the object in hand, not with a place to look it up. (KtTableView: table view
/// delegate.)
///
/// It must do nothing. What it can do it says by small protocols: ``ItemSelecting``, ``ItemEntering``,
/// ``ItemHeaderViews``, ``ItemEditing``, ``ItemMoving``, ``ItemSwipeActions``, ``ItemRefreshing`` and
/// ``ItemLoadingMore``. Where it has none of them for a question but the table view's own protocol, it is asked by
/// that one.
@MainActor public protocol ItemDelegate: AnyObject {}

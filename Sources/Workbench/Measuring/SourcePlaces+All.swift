// Made from the sources of the wirings by a test, which says how to make it anew.

extension SourcePlaces {
  /// A class and what it inherits from, then a file with its methods, each behind its line.
  static let text = ##"""
    AccessibilityPlugin: TablePlugin
      TableAdapters/Plugins/AccessibilityPlugin.swift
        24 process(_:in:)
    ArrangedDataSource: RowMapping
      TableAdapters/Arranging/ArrangedDataSource+Answering.swift
        5 numberOfSections(in:)
        9 tableView(_:numberOfRowsInSection:)
        14 tableView(_:cellForRowAt:)
        29 tableView(_:titleForHeaderInSection:)
        38 tableView(_:titleForFooterInSection:)
        48 takeReportedChanges(for:)
      TableAdapters/Arranging/ArrangedDataSource+Editing.swift
        5 tableView(_:commit:forRowAt:)
        19 tableView(_:canEditRowAt:)
        30 tableView(_:moveRowAt:to:)
        67 tableView(_:canMoveRowAt:)
        110 sectionIndexTitles(for:)
        117 tableView(_:sectionForSectionIndexTitle:at:)
    ArrangementMap: 
      TableAdapters/Arranging/ArrangementMap+Placing.swift
        204 item(at:)
    ArrayController: TableViewController
      Wirings/ArrayController.swift
        46 makeDataSource()
        58 tableView(_:didSelectRowAt:)
        78 changeModel(_:)
        83 perform(_:)
    ArrayDataSource: TableViewDataSource
      TableAdapters/Arrays/ArrayDataSource.swift
        42 item(at:)
        49 tableView(_:numberOfRowsInSection:)
        53 tableView(_:cellForRowAt:)
    BaseCellGenerator: CellBuilding
    ContainerController: ViewController
      Wirings/ContainerController.swift
        45 viewDidLoad()
        54 setEditing(_:animated:)
        61 detailsController(_:didSelect:)
        77 changeModel(_:)
        81 perform(_:)
    DataModelController: TableViewController
      Wirings/DataModelController.swift
        50 viewWillAppear(_:)
        62 dataModel(_:didLoad:)
        68 numberOfSections(in:)
        70 tableView(_:numberOfRowsInSection:)
        74 tableView(_:cellForRowAt:)
        85 tableView(_:didSelectRowAt:)
        89 item(at:)
        98 itemCell(_:didEnter:)
        118 changeModel(_:)
        125 perform(_:)
    DetailController: ViewController
    DetailsController: TableViewController
      Wirings/DetailsController.swift
        30 item(at:)
        39 numberOfSections(in:)
        41 tableView(_:numberOfRowsInSection:)
        45 tableView(_:cellForRowAt:)
        57 tableView(_:didSelectRowAt:)
        95 itemCell(_:didEnter:)
        107 changeModel(_:)
    DetailsControllerDelegate: 
      Wirings/DetailsControllerDelegate.swift
        6 detailsController(_:didSelect:)
    DiffableCellGenerator: BaseCellGenerator
    DirectionPlugin: TablePlugin
      TableAdapters/Plugins/DirectionPlugin.swift
        28 process(_:in:)
    DisplayManager: 
      TableAdapters/Managers/DisplayManager+Applying.swift
        18 apply(_:)
    DisplayablePlugin: TablePlugin
      TableAdapters/Plugins/DisplayablePlugin.swift
        17 process(_:in:)
    DragAndDropFeature: FeaturePlugin
      TableAdapters/Plugins/DragAndDropFeature.swift
        34 tableView(_:itemsForBeginning:at:)
        45 tableView(_:itemsForAddingTo:at:point:)
        52 tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        63 tableView(_:performDropWith:)
    EmptyFooterGenerator: FooterGenerator
    EmptyHeaderGenerator: HeaderGenerator
    FocusableFeature: FeaturePlugin
      TableAdapters/Plugins/FocusableFeature.swift
        19 tableView(_:canFocusRowAt:)
        30 item(at:)
    FoldableCellGenerator: BaseCellGenerator
    FoldablePlugin: TablePlugin
      TableAdapters/Plugins/FoldablePlugin.swift
        15 process(_:in:)
    GeneratorController: TableViewController
      Wirings/GeneratorController.swift
        39 loadView()
        107 changeModel(_:)
        112 perform(_:)
    GeneratorDataSource: TableViewDataSource
      TableAdapters/Managers/GeneratorDataSource.swift
        21 numberOfSections(in:)
        23 tableView(_:numberOfRowsInSection:)
        28 tableView(_:cellForRowAt:)
        38 tableView(_:titleForHeaderInSection:)
        43 tableView(_:titleForFooterInSection:)
    GeneratorDelegate: TableViewDelegate
      TableAdapters/Managers/GeneratorDelegate+Events.swift
        6 tableView(_:didSelectRowAt:)
        10 tableView(_:didDeselectRowAt:)
        16 tableView(_:didHighlightRowAt:)
        20 tableView(_:didUnhighlightRowAt:)
        26 tableView(_:willDisplay:forRowAt:)
        32 tableView(_:willDisplayHeaderView:forSection:)
        38 tableView(_:willDisplayFooterView:forSection:)
        44 tableView(_:didEndDisplaying:forRowAt:)
        50 tableView(_:didEndDisplayingHeaderView:forSection:)
        56 tableView(_:didEndDisplayingFooterView:forSection:)
        64 tableView(_:accessoryButtonTappedForRowWith:)
        71 tableView(_:willBeginEditingRowAt:)
        75 tableView(_:didEndEditingRowAt:)
        82 tableView(_:shouldBeginMultipleSelectionInteractionAt:)
        87 tableView(_:didBeginMultipleSelectionInteractionAt:)
        92 tableViewDidEndMultipleSelectionInteraction(_:)
        98 tableView(_:prefetchRowsAt:)
        105 tableView(_:cancelPrefetchingForRowsAt:)
      TableAdapters/Managers/GeneratorDelegate+Scrolling.swift
        11 scrollViewDidScroll(_:)
        15 scrollViewWillBeginDragging(_:)
        17 scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
        23 scrollViewDidEndDragging(_:willDecelerate:)
        29 scrollViewWillBeginDecelerating(_:)
        33 scrollViewDidEndDecelerating(_:)
        37 scrollViewDidEndScrollingAnimation(_:)
        43 scrollViewDidScrollToTop(_:)
        47 scrollViewDidChangeAdjustedContentInset(_:)
      TableAdapters/Managers/GeneratorDelegate.swift
        73 tableView(_:heightForRowAt:)
        85 tableView(_:heightForHeaderInSection:)
        91 tableView(_:heightForFooterInSection:)
        98 tableView(_:viewForHeaderInSection:)
        106 tableView(_:viewForFooterInSection:)
        117 tableView(_:estimatedHeightForRowAt:)
        127 tableView(_:estimatedHeightForHeaderInSection:)
        133 tableView(_:estimatedHeightForFooterInSection:)
    GravityDisplayManager: DisplayManager
    GroupedArrayDataSource: TableViewDataSource
      TableAdapters/Arrays/GroupedArrayDataSource.swift
        64 item(at:)
        88 numberOfSections(in:)
        90 tableView(_:numberOfRowsInSection:)
        94 tableView(_:cellForRowAt:)
        106 tableView(_:titleForHeaderInSection:)
        110 tableView(_:titleForFooterInSection:)
    HeaderIsVisiblePlugin: TablePlugin
      TableAdapters/Plugins/HeaderIsVisiblePlugin.swift
        18 process(_:in:)
    HighlightableItem: 
      TableAdapters/Generators/HighlightableItem.swift
        5 apply(_:)
    HighlightablePlugin: TablePlugin
      TableAdapters/Plugins/HighlightablePlugin.swift
        12 process(_:in:)
    ItemCellGenerator: CellGenerator
    ItemDataSource: TableViewDataSource
      TableAdapters/Items/ItemDataSource.swift
        36 item(at:)
        61 changeModel(_:)
        88 numberOfSections(in:)
        90 tableView(_:numberOfRowsInSection:)
        95 tableView(_:cellForRowAt:)
        108 tableView(_:titleForHeaderInSection:)
        113 tableView(_:titleForFooterInSection:)
        121 tableView(_:commit:forRowAt:)
        138 tableView(_:moveRowAt:to:)
        151 takeReportedChanges(for:)
    ItemEditing: 
      TableAdapters/Items/ItemEditing.swift
        17 tableView(_:commit:of:at:)
    ItemEntering: 
      TableAdapters/Items/ItemEntering.swift
        13 tableView(_:didEnter:for:in:)
    ItemHeaderViews: 
      TableAdapters/Items/ItemHeaderViews.swift
        13 tableView(_:viewForHeaderOf:at:)
    ItemLoadingMore: 
      TableAdapters/Items/ItemLoadingMore.swift
        4 pullUpToLoadMore()
    ItemMoving: 
      TableAdapters/Items/ItemMoving.swift
        14 tableView(_:move:from:to:)
    ItemRefreshing: 
      TableAdapters/Items/ItemRefreshing.swift
        4 pullDownToRefresh()
    ItemSelecting: 
      TableAdapters/Items/ItemSelecting.swift
        12 tableView(_:didSelect:at:)
    ItemSwipeActions: 
      TableAdapters/Items/ItemSwipeActions.swift
        14 tableView(_:swipeActionsAt:for:at:)
    ItemTableController: TableViewController
      TableAdapters/Items/ItemTableController.swift
        79 makeDataSource()
        83 makeDataSource()
        87 viewDidLoad()
        99 tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    ItemTableView: TableView
      TableAdapters/Items/ItemTableView+Input.swift
        9 itemCell(_:didEnter:)
      TableAdapters/Items/ItemTableView.swift
        92 tableView(_:heightForRowAt:)
        126 tableView(_:didSelectRowAt:)
        137 tableView(_:willSelectRowAt:)
        145 tableView(_:willDeselectRowAt:)
        153 tableView(_:didDeselectRowAt:)
        159 tableView(_:viewForHeaderInSection:)
        171 tableView(_:viewForFooterInSection:)
        180 tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        185 tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    ItemsController: ItemTableController
      Wirings/ItemsController.swift
        24 tableView(_:didSelect:at:)
        28 tableView(_:didEnter:for:in:)
        39 changeModel(_:)
        43 perform(_:)
    LastCellIsVisiblePlugin: TablePlugin
      TableAdapters/Plugins/LastCellIsVisiblePlugin.swift
        15 process(_:in:)
    ManualDisplayManager: DisplayManager
    MeasuredCellGenerator: BaseCellGenerator
    MisfitCell: TableViewCell
    MonolithController: TableViewController
      Wirings/MonolithController.swift
        37 numberOfSections(in:)
        39 tableView(_:numberOfRowsInSection:)
        43 tableView(_:cellForRowAt:)
        57 tableView(_:titleForHeaderInSection:)
        61 tableView(_:titleForFooterInSection:)
        66 item(at:)
        75 itemCell(_:didEnter:)
        81 tableView(_:heightForRowAt:)
        86 tableView(_:didSelectRowAt:)
        92 tableView(_:commit:forRowAt:)
        103 tableView(_:moveRowAt:to:)
        109 tableView(_:shouldBeginMultipleSelectionInteractionAt:)
        118 changeModel(_:)
        123 perform(_:)
    MovableFeature: FeaturePlugin
      TableAdapters/Plugins/MovableFeature.swift
        33 tableView(_:canMoveRowAt:)
        37 tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        48 tableView(_:moveRowAt:to:)
    NonReusableCellGenerator: BaseCellGenerator
    ObjectFeature: FeaturePlugin
    PaginatablePlugin: TablePlugin
      TableAdapters/Plugins/PaginatablePlugin.swift
        34 process(_:in:)
        53 load()
    PrefetchPlugin: TablePlugin
      TableAdapters/Plugins/PrefetchPlugin.swift
        24 process(_:in:)
    ProxyPrefetchPlugin: TablePlugin
      TableAdapters/Plugins/ProxyPrefetchPlugin.swift
        13 process(_:in:)
    ProxyScrollPlugin: TablePlugin
      TableAdapters/Plugins/ProxyScrollPlugin.swift
        12 process(_:in:)
    RefreshableInput: 
      TableAdapters/Plugins/RefreshableInput.swift
        4 endRefreshing()
    RefreshablePlugin: TablePlugin
      TableAdapters/Plugins/RefreshablePlugin.swift
        30 process(_:in:)
        37 endRefreshing()
    RefreshingTableController: ItemTableController
      TableAdapters/Items/RefreshingTableController.swift
        36 makeListModel()
        49 viewDidLoad()
        55 pullDownToRefresh()
        57 pullUpToLoadMore()
        61 listModel(_:didRefresh:)
        85 listModelDidReachLastPage(_:)
        89 listModelDidFinish(_:)
    SectionServices: TableViewTitling
      TableAdapters/Arrays/SectionServices.swift
        34 tableView(_:titleForHeaderInSection:)
        38 tableView(_:titleForFooterInSection:)
        43 tableView(_:heightForRowAt:)
        62 tableView(_:commit:forRowAt:)
        73 tableView(_:moveRowAt:to:)
        80 tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    SectionStore: 
      TableStore/SectionStore.swift
        24 apply(_:)
    SectionTitlesFeature: FeaturePlugin
      TableAdapters/Plugins/SectionTitlesFeature.swift
        21 sectionIndexTitles(for:)
        26 tableView(_:sectionForSectionIndexTitle:at:)
    SectionsDataModel: 
      Wirings/SectionsDataModel.swift
        22 requestData()
    SectionsDataModelDelegate: 
      Wirings/SectionsDataModelDelegate.swift
        6 dataModel(_:didLoad:)
    SelectablePlugin: TablePlugin
      TableAdapters/Plugins/SelectablePlugin.swift
        12 process(_:in:)
    ShownRowSource: RowSource
      TableAdapters/Arranging/ShownRowSource.swift
        15 item(at:)
    ShownRows: Sendable
    SwipeActionsFeature: FeaturePlugin
      TableAdapters/Plugins/SwipeActionsFeature.swift
        40 tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        45 tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    TablePlugin: 
      TableAdapters/Plugins/TablePlugin.swift
        19 process(_:in:)
        22 process(_:in:)
        25 process(_:in:)
        32 process(_:in:)
        33 process(_:in:)
        34 process(_:in:)
    TitleFooterGenerator: FooterGenerator
    TitleHeaderGenerator: HeaderGenerator
    TopPaginatablePlugin: TablePlugin
      TableAdapters/Plugins/TopPaginatablePlugin.swift
        29 process(_:in:)
    UnknownKindCell: ItemCell
    """##
}

// Made from the sources of the wirings by a test, which says how to make it anew.

extension SourcePlaces {
  /// A class and what it inherits from, then a file with its methods, each behind its line.
  static let text = ##"""
    AccessibilityPlugin: TablePlugin
      TableAdapters/Plugins/AccessibilityPlugin.swift
        18 text(of:)
        20 process(_:in:)
        31 invalidate(in:)
        39 text(of:in:)
    ArrangedDataSource: RowMapping
      TableAdapters/Arranging/ArrangedDataSource+Answering.swift
        5 numberOfSections(in:)
        9 tableView(_:numberOfRowsInSection:)
        14 tableView(_:cellForRowAt:)
        27 tableView(_:titleForHeaderInSection:)
        36 tableView(_:titleForFooterInSection:)
        46 takeReportedChanges(for:)
        57 target(for:)
        86 behind(_:)
        91 relay(_:to:_:)
      TableAdapters/Arranging/ArrangedDataSource+Editing.swift
        5 tableView(_:commit:forRowAt:)
        19 tableView(_:canEditRowAt:)
        30 tableView(_:moveRowAt:to:)
        53 tableView(_:canMoveRowAt:)
        69 sourcePlace(forMoving:to:)
        88 place(before:without:)
        96 sectionIndexTitles(for:)
        103 tableView(_:sectionForSectionIndexTitle:at:)
      TableAdapters/Arranging/ArrangedDataSource.swift
        76 follow(_:)
        86 catchUp()
        99 shownPath(of:)
        105 sourcePath(of:)
        111 sourceSection(of:)
        116 shownSection(of:)
        125 groupTitle(ofSection:)
        129 present(_:)
        136 last(_:)
    ArrangedDelegate: TableViewDelegate
      TableAdapters/Arranging/ArrangedDelegate+Actions.swift
        5 tableView(_:canPerformPrimaryActionForRowAt:)
        18 tableView(_:performPrimaryActionForRowAt:)
        33 tableView(_:accessoryButtonTappedForRowWith:)
        48 tableView(_:shouldShowMenuForRowAt:)
        61 tableView(_:canPerformAction:forRowAt:)
        75 tableView(_:performAction:forRowAt:)
        91 tableView(_:shouldSpringLoadRowAt:with:)
      TableAdapters/Arranging/ArrangedDelegate+Displaying.swift
        5 tableView(_:willDisplay:forRowAt:)
        19 tableView(_:willDisplayHeaderView:forSection:)
        33 tableView(_:willDisplayFooterView:forSection:)
        47 tableView(_:didEndDisplaying:forRowAt:)
        60 tableView(_:didEndDisplayingHeaderView:forSection:)
        74 tableView(_:didEndDisplayingFooterView:forSection:)
        90 tableView(_:viewForHeaderInSection:)
        102 tableView(_:viewForFooterInSection:)
        116 scrollViewDidScroll(_:)
      TableAdapters/Arranging/ArrangedDelegate+Dragging.swift
        5 tableView(_:itemsForBeginning:at:)
        19 tableView(_:itemsForAddingTo:at:point:)
        34 tableView(_:dragPreviewParametersForRowAt:)
        47 tableView(_:dragSessionWillBegin:)
        57 tableView(_:dragSessionDidEnd:)
        67 tableView(_:dragSessionAllowsMoveOperation:)
        77 tableView(_:dragSessionIsRestrictedToDraggingApplication:)
      TableAdapters/Arranging/ArrangedDelegate+Editing.swift
        5 tableView(_:editingStyleForRowAt:)
        18 tableView(_:titleForDeleteConfirmationButtonForRowAt:)
        31 tableView(_:shouldIndentWhileEditingRowAt:)
        46 tableView(_:willBeginEditingRowAt:)
        59 tableView(_:didEndEditingRowAt:)
        70 tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        83 tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        98 tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      TableAdapters/Arranging/ArrangedDelegate+Focusing.swift
        5 tableView(_:contextMenuConfigurationForRowAt:point:)
        19 tableView(_:previewForHighlightingContextMenuWithConfiguration:)
        33 tableView(_:previewForDismissingContextMenuWithConfiguration:)
        47 tableView(_:willPerformPreviewActionForMenuWith:)
        57 tableView(_:willDisplayContextMenu:)
        67 tableView(_:willEndContextMenuInteraction:)
        89 tableView(_:canFocusRowAt:)
        102 tableView(_:shouldUpdateFocusIn:)
        112 tableView(_:didUpdateFocusIn:)
        122 indexPathForPreferredFocusedView(in:)
        129 tableView(_:selectionFollowsFocusForRowAt:)
      TableAdapters/Arranging/ArrangedDelegate+Selecting.swift
        5 tableView(_:willSelectRowAt:)
        18 tableView(_:didSelectRowAt:)
        31 tableView(_:willDeselectRowAt:)
        44 tableView(_:didDeselectRowAt:)
        59 tableView(_:shouldHighlightRowAt:)
        72 tableView(_:didHighlightRowAt:)
        85 tableView(_:didUnhighlightRowAt:)
        100 tableView(_:shouldBeginMultipleSelectionInteractionAt:)
        113 tableView(_:didBeginMultipleSelectionInteractionAt:)
        126 tableViewDidEndMultipleSelectionInteraction(_:)
      TableAdapters/Arranging/ArrangedDelegate+Sizing.swift
        5 tableView(_:heightForRowAt:)
        12 tableView(_:heightForHeaderInSection:)
        21 tableView(_:heightForFooterInSection:)
        32 tableView(_:estimatedHeightForRowAt:)
        42 tableView(_:estimatedHeightForHeaderInSection:)
        55 tableView(_:estimatedHeightForFooterInSection:)
        70 tableView(_:indentationLevelForRowAt:)
      TableAdapters/Arranging/ArrangedDelegate.swift
        32 behind(_:)
        37 ask(_:_:_:_:otherwise:_:)
        57 target(for:)
    ArrangedPrefetching: TableViewPrefetching
      TableAdapters/Arranging/ArrangedPrefetching.swift
        27 tableView(_:prefetchRowsAt:)
        33 tableView(_:cancelPrefetchingForRowsAt:)
        43 tell(_:_:_:_:)
    ArrangementMap: 
      TableAdapters/Arranging/ArrangementMap+Making.swift
        77 sort(_:_:_:var:)
      TableAdapters/Arranging/ArrangementMap+Placing.swift
        88 content(of:)
        97 place(forSection:)
        110 place(without:_:)
        122 place(among:_:next:_:)
        153 groupPlace(for:without:)
        164 firstPath(_:)
        189 row(for:in:)
        197 rank(_:_:)
        204 item(at:)
        213 precedes(_:_:)
      TableAdapters/Arranging/ArrangementMap.swift
        57 shownPath(of:)
        62 sourcePath(of:)
        67 sourceSection(of:)
        73 shownSection(of:)
        79 title(ofSection:)
        84 fits(_:)
        106 groupTitle(of:by:)
        117 passes(_:)
    ArrayController: TableViewController
      Wirings/ArrayController.swift
        37 makeTableView(style:)
        45 makeDataSource()
        52 tableView(_:didSelectRowAt:)
        56 target(for:)
        66 changeModel(_:)
        71 perform(_:)
    ArrayDataSource: TableViewDataSource
      TableAdapters/Arrays/ArrayDataSource.swift
        42 item(at:)
        49 tableView(_:numberOfRowsInSection:)
        53 tableView(_:cellForRowAt:)
    BaseCellGenerator: CellBuilding
      TableAdapters/Generators/BaseCellGenerator.swift
        21 build(_:)
        24 configure(cell:with:)
        30 register(in:)
        34 generate(in:at:)
        41 cellHeight(in:)
    CellBuilding: 
      TableAdapters/Generators/CellBuilding.swift
        10 build(_:)
        17 register(in:)
        21 generate(in:at:)
        32 builtCell(in:at:)
    CellGenerator: 
      TableAdapters/Generators/CellGenerator.swift
        19 generate(in:at:)
        25 register(in:)
        28 cellHeight(in:)
        38 cellHeight(in:)
    ConfigurableCell: 
      TableAdapters/Generators/ConfigurableCell.swift
        9 configure(with:)
    ContainerController: ViewController
      Wirings/ContainerController.swift
        45 viewDidLoad()
        54 setEditing(_:animated:)
        61 detailsController(_:didSelect:)
        77 changeModel(_:)
        81 perform(_:)
    DataModelController: TableViewController
      Wirings/DataModelController.swift
        44 makeTableView(style:)
        52 viewWillAppear(_:)
        57 messageObserverDidChange()
        64 dataModel(_:didLoad:)
        70 numberOfSections(in:)
        72 tableView(_:numberOfRowsInSection:)
        76 tableView(_:cellForRowAt:)
        86 tableView(_:didSelectRowAt:)
        90 item(at:)
        99 target(for:)
        113 changeModel(_:)
        120 perform(_:)
    Decoration: 
      TableAdapters/Building/Decoration.swift
        44 applied(to:)
        51 isWanted(_:_:of:)
    DetailController: ViewController
    DetailsController: TableViewController
      Wirings/DetailsController.swift
        26 makeTableView(style:)
        30 item(at:)
        39 numberOfSections(in:)
        41 tableView(_:numberOfRowsInSection:)
        45 tableView(_:cellForRowAt:)
        56 tableView(_:didSelectRowAt:)
        62 detailCell(for:at:)
        72 itemCell(for:at:)
        80 target(for:)
        86 changeModel(_:)
    DetailsControllerDelegate: 
      Wirings/DetailsControllerDelegate.swift
        6 detailsController(_:didSelect:)
    DiffableCellGenerator: BaseCellGenerator
      TableAdapters/Generators/DiffableCellGenerator.swift
        14 hasSameContent(as:)
    DiffableItem: 
      TableAdapters/Generators/DiffableItem.swift
        7 hasSameContent(as:)
    DirectionPlugin: TablePlugin
      TableAdapters/Plugins/DirectionPlugin.swift
        25 process(_:in:)
    DisplayManager: 
      TableAdapters/Managers/DisplayManager+Checking.swift
        7 name(of:)
        14 place(of:)
        22 place(of:)
        28 checkSingles(_:)
        38 checkNew(_:)
        43 checkPlugins()
        60 put(_:at:inSection:)
        66 register(_:)
        75 rowsWantOtherHeights()
        88 edit(_:_:)
      TableAdapters/Managers/DisplayManager+Editing.swift
        9 update(generators:)
        27 remove(_:scrollPosition:removesEmptySection:)
        51 clearSection(_:)
        59 removeSection(_:)
        67 scrollTo(_:position:)
        77 scrollTo(_:position:)
        86 scroll(to:position:)
      TableAdapters/Managers/DisplayManager+Following.swift
        12 follow(_:)
        37 moveRow(from:to:)
      TableAdapters/Managers/DisplayManager.swift
        65 bind()
        76 generator(at:)
        89 indexPath(of:)
        99 section(of:)
        104 hasRow(at:)
        112 addCellGenerator(_:)
        117 addCellGenerators(_:)
        130 addCellGenerators(_:after:)
        140 addCellGenerators(_:toHeader:)
        150 addCellGenerators(_:toFooter:)
        162 addSectionHeaderGenerator(_:)
        168 addSectionFooterGenerator(_:)
        174 setSections(_:)
        182 clearCellGenerators()
        189 forceRefill()
        195 forceRefill(completion:)
      TableAdapters/Plugins/DisplayManager+Plugins.swift
        3 feature(for:)
        10 add(_:)
        20 add(_:)
    DisplayablePlugin: TablePlugin
      TableAdapters/Plugins/DisplayablePlugin.swift
        17 process(_:in:)
        42 come(_:_:)
    EmptyFooterGenerator: FooterGenerator
      TableAdapters/Generators/EmptyFooterGenerator.swift
        6 height(in:section:)
    EmptyHeaderGenerator: HeaderGenerator
      TableAdapters/Generators/EmptyHeaderGenerator.swift
        8 height(in:section:)
    Event: 
      TableAdapters/Generators/Event.swift
        46 invoke(with:)
        56 invoke()
    FeaturePlugin: 
      TableAdapters/Plugins/FeaturePlugin.swift
        16 setUp(in:)
        21 setUp(in:)
    FoldableCellGenerator: BaseCellGenerator
    FoldablePlugin: TablePlugin
      TableAdapters/Plugins/FoldablePlugin.swift
        15 process(_:in:)
        25 toggle(_:at:in:)
        48 shownRows(below:)
    FooterGenerator: 
      TableAdapters/Generators/FooterGenerator.swift
        15 generate()
        18 height(in:section:)
    GeneratorController: TableViewController
      Wirings/GeneratorController.swift
        35 makeTableView(style:)
        39 loadView()
        45 makeManager()
        59 messageObserverDidChange()
        66 makeGenerator(at:)
        75 height(at:in:)
        94 changeModel(_:)
        99 perform(_:)
    GeneratorDataSource: TableViewDataSource
      TableAdapters/Managers/GeneratorDataSource.swift
        17 target(for:)
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
        98 scrollViewDidScroll(_:)
        105 tableView(_:prefetchRowsAt:)
        112 tableView(_:cancelPrefetchingForRowsAt:)
      TableAdapters/Managers/GeneratorDelegate.swift
        14 target(for:)
        25 send(_:)
        40 tableView(_:heightForRowAt:)
        52 tableView(_:heightForHeaderInSection:)
        58 tableView(_:heightForFooterInSection:)
        65 tableView(_:viewForHeaderInSection:)
        73 tableView(_:viewForFooterInSection:)
        84 tableView(_:estimatedHeightForRowAt:)
        94 tableView(_:estimatedHeightForHeaderInSection:)
        100 tableView(_:estimatedHeightForFooterInSection:)
    GeneratorList: 
      TableAdapters/Managers/DisplayManager+Editing.swift
        100 rows(in:)
      TableAdapters/Managers/GeneratorList.swift
        46 firstRow(of:)
        58 generator(at:)
        72 replace(_:_:_:)
    GeneratorsBuilder: 
      TableAdapters/Building/GeneratorsBuilder.swift
        4 buildExpression(_:)
        9 buildExpression(_:)
        14 buildBlock(_:)
        19 buildOptional(_:)
        24 buildEither(first:)
        27 buildEither(second:)
        30 buildArray(_:)
    GravityDisplayManager: DisplayManager
      TableAdapters/Managers/GravityDisplayManager.swift
        9 addCellGenerators(_:)
        20 addCellGenerators(_:after:)
        40 addCellGenerators(_:toHeader:)
        50 addCellGenerators(_:toFooter:)
        60 addSectionHeaderGenerator(_:)
        73 replace(header:)
        85 weight(_:)
        89 weight(of:)
        95 checkWeights(of:)
        104 place(_:inSection:)
    GroupedArrayDataSource: TableViewDataSource
      TableAdapters/Arrays/GroupedArrayDataSource.swift
        60 item(at:)
        71 target(for:)
        75 numberOfSections(in:)
        77 tableView(_:numberOfRowsInSection:)
        81 tableView(_:cellForRowAt:)
        93 tableView(_:titleForHeaderInSection:)
        97 tableView(_:titleForFooterInSection:)
    HeaderGenerator: 
      TableAdapters/Generators/HeaderGenerator.swift
        15 generate()
        18 height(in:section:)
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
      TableAdapters/Generators/ItemCellGenerator.swift
        19 register(in:)
        23 generate(in:at:)
        32 cellHeight(in:)
    ItemDataSource: TableViewDataSource
      TableAdapters/ItemDataSource.swift
        33 item(at:)
        44 cellClass(for:)
        50 changeModel(_:)
        55 numberOfSections(in:)
        57 tableView(_:numberOfRowsInSection:)
        62 tableView(_:cellForRowAt:)
        74 tableView(_:titleForHeaderInSection:)
        79 tableView(_:titleForFooterInSection:)
        86 tableView(_:commit:forRowAt:)
        98 tableView(_:moveRowAt:to:)
        104 takeReportedChanges(for:)
    ItemDelegate: 
      TableAdapters/ItemDelegate.swift
        12 tableView(_:didSelect:at:)
    ItemTableController: TableViewController
      TableAdapters/ItemTableController.swift
        40 makeItemDataSource()
        42 makeTableView(style:)
        46 makeDataSource()
        48 viewDidLoad()
        56 tableView(_:shouldBeginMultipleSelectionInteractionAt:)
        61 tableView(_:didSelect:at:)
    ItemTableView: TableView
      TableAdapters/ItemTableView.swift
        27 target(for:)
        33 tableView(_:heightForRowAt:)
        38 tableView(_:didSelectRowAt:)
        45 hand(_:at:)
    ItemsController: ItemTableController
      Wirings/ItemsController.swift
        14 tableView(_:didSelect:at:)
        22 messageObserverDidChange()
        31 changeModel(_:)
        35 perform(_:)
    LastCellIsVisiblePlugin: TablePlugin
      TableAdapters/Plugins/LastCellIsVisiblePlugin.swift
        15 process(_:in:)
    LoadedRowProviding: 
      TableAdapters/Managers/LoadedRowProviding.swift
        10 makeGenerator(at:)
        13 height(at:in:)
    ManualDisplayManager: DisplayManager
      TableAdapters/Managers/ManualDisplayManager.swift
        10 insert(before:_:)
        16 insert(after:_:)
        26 insertAtBeginning(of:_:)
        34 insertAtEnd(of:_:)
        46 insert(_:at:)
        62 replace(_:with:)
        77 swap(_:with:)
        95 addSection(_:_:)
        101 insertSection(before:_:_:)
        108 insertSection(after:_:_:)
        117 insertSection(_:_:at:)
        136 reloadSection(_:)
        142 rowCount(ofSection:)
    MeasurableCell: 
      TableAdapters/Generators/MeasuredCellGenerator.swift
        6 height(forWidth:with:)
    MeasuredCellGenerator: BaseCellGenerator
      TableAdapters/Generators/MeasuredCellGenerator.swift
        12 cellHeight(in:)
    MisfitCell: TableViewCell
    ModelChanging: 
      TableAdapters/ModelChanging+Batch.swift
        14 perform(_:in:)
    MonolithController: TableViewController
      Wirings/MonolithController.swift
        31 makeTableView(style:)
        37 numberOfSections(in:)
        39 tableView(_:numberOfRowsInSection:)
        43 tableView(_:cellForRowAt:)
        56 tableView(_:titleForHeaderInSection:)
        60 tableView(_:titleForFooterInSection:)
        65 item(at:)
        72 cellClass(for:)
        84 tableView(_:heightForRowAt:)
        90 tableView(_:didSelectRowAt:)
        96 tableView(_:commit:forRowAt:)
        107 tableView(_:moveRowAt:to:)
        113 tableView(_:shouldBeginMultipleSelectionInteractionAt:)
        122 changeModel(_:)
        127 perform(_:)
    MovableFeature: FeaturePlugin
      TableAdapters/Plugins/MovableFeature.swift
        31 setUp(in:)
        33 tableView(_:canMoveRowAt:)
        37 tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        48 tableView(_:moveRowAt:to:)
    NonReusableCellGenerator: BaseCellGenerator
      TableAdapters/Generators/NonReusableCellGenerator.swift
        17 update(model:)
        23 generate(in:at:)
    NumberedChunk: 
      TableAdapters/Arranging/NumberedChunk.swift
        28 offset(of:)
    NumberedLabelMetric: 
      TableAdapters/Arranging/NumberedSummary.swift
        20 measure(_:)
    NumberedRows: 
      TableAdapters/Arranging/NumberedRows+Holding.swift
        5 holds(_:room:)
        11 holds(_:)
      TableAdapters/Arranging/NumberedRows.swift
        32 number(at:)
        37 path(of:)
        47 place(ofSection:)
        53 numbers(inSection:)
    NumberedSection: 
      TableAdapters/Arranging/NumberedSection.swift
        42 number(at:)
        48 row(of:inChunkAt:)
    ObjectFeature: FeaturePlugin
      TableAdapters/Plugins/ObjectFeature.swift
        22 target(for:)
    PaginatableInput: 
      TableAdapters/Plugins/PaginatableInput.swift
        4 updatePagination(canIterate:)
        7 updateProgress(isLoading:)
        10 updateError(_:)
    PaginatableOutput: 
      TableAdapters/Plugins/PaginatableOutput.swift
        4 onPaginationInitialized(with:)
        7 loadNextPage(with:)
    PaginatablePlugin: TablePlugin
      TableAdapters/Plugins/PaginatablePlugin.swift
        29 setUp(in:)
        34 process(_:in:)
        40 retry()
        47 reset()
        53 load()
        60 updatePagination(canIterate:)
        65 updateProgress(isLoading:)
        70 updateError(_:)
        77 showFooter()
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
    RefreshableOutput: 
      TableAdapters/Plugins/RefreshableOutput.swift
        4 refreshContent(with:)
    RefreshablePlugin: TablePlugin
      TableAdapters/Plugins/RefreshablePlugin.swift
        25 setUp(in:)
        30 refresh()
        37 endRefreshing()
    ReportedChanges: 
      TableAdapters/ReportedChanges+Following.swift
        42 section(_:after:)
    RowIDIndex: 
      TableAdapters/Arranging/RowIDIndex.swift
        39 path(of:)
    RowKey: 
      TableAdapters/Arranging/ArrangedDataSource.swift
        144 checkPresence(in:_:)
    RowMapping: 
      TableAdapters/Arranging/RowMapping.swift
        8 shownPath(of:)
        11 sourcePath(of:)
        17 follow(_:)
        25 present(_:)
    RowOrder: 
      TableAdapters/Arranging/RowOrder+Changes.swift
        16 changes(sorting:isCancelled:)
        37 changes(from:to:section:)
    SectionServices: TableViewTitling
      TableAdapters/Arrays/SectionServices.swift
        21 target(for:)
        29 section(_:)
        34 tableView(_:titleForHeaderInSection:)
        38 tableView(_:titleForFooterInSection:)
        43 tableView(_:heightForRowAt:)
        52 tableView(_:commit:forRowAt:)
        63 tableView(_:moveRowAt:to:)
        70 tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    SectionStore: 
      TableStore/SectionStore.swift
        24 apply(_:)
        31 tell(_:.model:)
    SectionTitlesFeature: FeaturePlugin
      TableAdapters/Plugins/SectionTitlesFeature.swift
        14 setUp(in:)
        16 title(_:)
        21 sectionIndexTitles(for:)
        26 tableView(_:sectionForSectionIndexTitle:at:)
    SectionsBuilder: 
      TableAdapters/Building/SectionsBuilder.swift
        4 buildExpression(_:)
        9 buildExpression(_:)
        14 buildBlock(_:)
        19 buildOptional(_:)
        22 buildEither(first:)
        25 buildEither(second:)
        28 buildArray(_:)
    SectionsDataModel: 
      Wirings/SectionsDataModel.swift
        22 requestData()
    SectionsDataModelDelegate: 
      Wirings/SectionsDataModelDelegate.swift
        6 dataModel(_:didLoad:)
    SelectablePlugin: TablePlugin
      TableAdapters/Plugins/SelectablePlugin.swift
        12 process(_:in:)
    ShownChanges: 
      TableAdapters/Arranging/ShownChanges.swift
        16 join(_:_:)
    ShownRowSource: RowSource
      TableAdapters/Arranging/ShownRowSource.swift
        17 item(at:)
    SwipeActionsFeature: FeaturePlugin
      TableAdapters/Plugins/SwipeActionsFeature.swift
        38 setUp(in:)
        40 tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        45 tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        51 configuration(at:_:)
    TableBuilder: 
      TableAdapters/Plugins/TableBuilder.swift
        24 add(_:)
        31 add(_:)
        38 set(dataSource:)
        45 set(delegate:)
        52 set(usesEstimates:)
        61 build()
        79 base(_:)
        84 manual(_:)
        89 gravity(_:)
    TableEvent: 
      TableAdapters/Plugins/TableEvent.swift
        54 at(_:)
    TablePlugin: 
      TableAdapters/Plugins/TablePlugin.swift
        16 setUp(in:)
        19 process(_:in:)
        22 process(_:in:)
        25 process(_:in:)
        31 setUp(in:)
        32 process(_:in:)
        33 process(_:in:)
        34 process(_:in:)
    TableView: 
      TableAdapters/Arranging/TableView+Stages.swift
        18 performBatchUpdates(_:from:through:)
    TableViewCell: 
      TableAdapters/Arrays/CellModel.swift
        18 configure(with:)
    TitleFooterGenerator: FooterGenerator
    TitleHeaderGenerator: HeaderGenerator
    TopPaginatablePlugin: TablePlugin
      TableAdapters/Plugins/TopPaginatablePlugin.swift
        29 process(_:in:)
        40 insert(_:in:)
    UnknownKindCell: ItemCell
      TableAdapters/UnknownKindCell.swift
        6 configure(with:)
    Wiring: 
      Wirings/Wiring.swift
        54 named(_:)
    """##
}

#include "CFiles.h"

// The compiler reads each file and notes it as a dependency, so a changed file is embedded again.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Every file of TableAdapters, TableUI, Wirings and the requests of TableStore, and the two others
// that send messages of a trace, in alphabetical order. A test compares the list with the folders.
static const struct cfiles_file files[] = {
    {"TableAdapters/Arranging/ArrangedDataSource+Answering.swift", (const char[]){
#embed "../TableAdapters/Arranging/ArrangedDataSource+Answering.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/ArrangedDataSource+Editing.swift", (const char[]){
#embed "../TableAdapters/Arranging/ArrangedDataSource+Editing.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/ArrangedDataSource+Folding.swift", (const char[]){
#embed "../TableAdapters/Arranging/ArrangedDataSource+Folding.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/ArrangedDataSource+Sections.swift", (const char[]){
#embed "../TableAdapters/Arranging/ArrangedDataSource+Sections.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/ArrangedDataSource.swift", (const char[]){
#embed "../TableAdapters/Arranging/ArrangedDataSource.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/ArrangementMap+Applying.swift", (const char[]){
#embed "../TableAdapters/Arranging/ArrangementMap+Applying.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/ArrangementMap+Creation.swift", (const char[]){
#embed "../TableAdapters/Arranging/ArrangementMap+Creation.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/ArrangementMap+Folding.swift", (const char[]){
#embed "../TableAdapters/Arranging/ArrangementMap+Folding.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/ArrangementMap+Placing.swift", (const char[]){
#embed "../TableAdapters/Arranging/ArrangementMap+Placing.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/ArrangementMap.swift", (const char[]){
#embed "../TableAdapters/Arranging/ArrangementMap.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/RowIDIndex.swift", (const char[]){
#embed "../TableAdapters/Arranging/RowIDIndex.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/RowOrder+Changes.swift", (const char[]){
#embed "../TableAdapters/Arranging/RowOrder+Changes.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/RowOrderChunk.swift", (const char[]){
#embed "../TableAdapters/Arranging/RowOrderChunk.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/RowOrderIndex.swift", (const char[]){
#embed "../TableAdapters/Arranging/RowOrderIndex.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/RowOrderSection.swift", (const char[]){
#embed "../TableAdapters/Arranging/RowOrderSection.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/ShownRowSource.swift", (const char[]){
#embed "../TableAdapters/Arranging/ShownRowSource.swift" suffix(, 0)
    }},
    {"TableAdapters/Arranging/TableView+Stages.swift", (const char[]){
#embed "../TableAdapters/Arranging/TableView+Stages.swift" suffix(, 0)
    }},
    {"TableAdapters/Arrays/ArrayDataSource.swift", (const char[]){
#embed "../TableAdapters/Arrays/ArrayDataSource.swift" suffix(, 0)
    }},
    {"TableAdapters/Arrays/GroupedArrayDataSource.swift", (const char[]){
#embed "../TableAdapters/Arrays/GroupedArrayDataSource.swift" suffix(, 0)
    }},
    {"TableAdapters/Arrays/SectionServices.swift", (const char[]){
#embed "../TableAdapters/Arrays/SectionServices.swift" suffix(, 0)
    }},
    {"TableAdapters/Arrays/TableViewBulkSizing+Sections.swift", (const char[]){
#embed "../TableAdapters/Arrays/TableViewBulkSizing+Sections.swift" suffix(, 0)
    }},
    {"TableAdapters/Building/Decoration.swift", (const char[]){
#embed "../TableAdapters/Building/Decoration.swift" suffix(, 0)
    }},
    {"TableAdapters/Building/GeneratorsBuilder.swift", (const char[]){
#embed "../TableAdapters/Building/GeneratorsBuilder.swift" suffix(, 0)
    }},
    {"TableAdapters/Building/ListedRows.swift", (const char[]){
#embed "../TableAdapters/Building/ListedRows.swift" suffix(, 0)
    }},
    {"TableAdapters/Building/SectionsBuilder.swift", (const char[]){
#embed "../TableAdapters/Building/SectionsBuilder.swift" suffix(, 0)
    }},
    {"TableAdapters/ChangeRecorder.swift", (const char[]){
#embed "../TableAdapters/ChangeRecorder.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchRequest.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchRequest.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchRequesting.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchRequesting.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedArrangement.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedArrangement.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedBatch.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedBatch.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedComparison.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedComparison.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedMistake.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedMistake.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedObjectStore.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedObjectStore.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedOrder.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedOrder.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedResultsCache.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedResultsCache.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedResultsController+Batches.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedResultsController+Batches.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedResultsController+Changes.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedResultsController+Changes.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedResultsController+Requests.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedResultsController+Requests.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedResultsController+Results.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedResultsController+Results.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedResultsController.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedResultsController.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedResultsControllerDelegate.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedResultsControllerDelegate.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedResultsError.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedResultsError.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedResultsSectionInfo.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedResultsSectionInfo.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedScreen.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedScreen.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedTableUpdates.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedTableUpdates.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/FetchedTransaction.swift", (const char[]){
#embed "../TableAdapters/Fetched/FetchedTransaction.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/ManagedObjectContext.swift", (const char[]){
#embed "../TableAdapters/Fetched/ManagedObjectContext.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/SectionNameKeyPath.swift", (const char[]){
#embed "../TableAdapters/Fetched/SectionNameKeyPath.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/ShownObjects.swift", (const char[]){
#embed "../TableAdapters/Fetched/ShownObjects.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/SortDescriptor.swift", (const char[]){
#embed "../TableAdapters/Fetched/SortDescriptor.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/SortedObjects.swift", (const char[]){
#embed "../TableAdapters/Fetched/SortedObjects.swift" suffix(, 0)
    }},
    {"TableAdapters/Fetched/StoreOrderedObjects.swift", (const char[]){
#embed "../TableAdapters/Fetched/StoreOrderedObjects.swift" suffix(, 0)
    }},
    {"TableAdapters/Forms/FormGrowth.swift", (const char[]){
#embed "../TableAdapters/Forms/FormGrowth.swift" suffix(, 0)
    }},
    {"TableAdapters/Forms/FormRules.swift", (const char[]){
#embed "../TableAdapters/Forms/FormRules.swift" suffix(, 0)
    }},
    {"TableAdapters/Forms/ModelChanging+Input.swift", (const char[]){
#embed "../TableAdapters/Forms/ModelChanging+Input.swift" suffix(, 0)
    }},
    {"TableAdapters/Generators/BaseCellGenerator.swift", (const char[]){
#embed "../TableAdapters/Generators/BaseCellGenerator.swift" suffix(, 0)
    }},
    {"TableAdapters/Generators/CellGenerator.swift", (const char[]){
#embed "../TableAdapters/Generators/CellGenerator.swift" suffix(, 0)
    }},
    {"TableAdapters/Generators/Event.swift", (const char[]){
#embed "../TableAdapters/Generators/Event.swift" suffix(, 0)
    }},
    {"TableAdapters/Generators/FoldingItemCellGenerator.swift", (const char[]){
#embed "../TableAdapters/Generators/FoldingItemCellGenerator.swift" suffix(, 0)
    }},
    {"TableAdapters/Generators/GeneratorCapabilities.swift", (const char[]){
#embed "../TableAdapters/Generators/GeneratorCapabilities.swift" suffix(, 0)
    }},
    {"TableAdapters/Generators/HeaderGenerator.swift", (const char[]){
#embed "../TableAdapters/Generators/HeaderGenerator.swift" suffix(, 0)
    }},
    {"TableAdapters/Generators/ItemCellGenerator.swift", (const char[]){
#embed "../TableAdapters/Generators/ItemCellGenerator.swift" suffix(, 0)
    }},
    {"TableAdapters/Generators/StatefulCellGenerators.swift", (const char[]){
#embed "../TableAdapters/Generators/StatefulCellGenerators.swift" suffix(, 0)
    }},
    {"TableAdapters/Item+CellClass.swift", (const char[]){
#embed "../TableAdapters/Item+CellClass.swift" suffix(, 0)
    }},
    {"TableAdapters/Items/ItemDataSource.swift", (const char[]){
#embed "../TableAdapters/Items/ItemDataSource.swift" suffix(, 0)
    }},
    {"TableAdapters/Items/ItemDelegate.swift", (const char[]){
#embed "../TableAdapters/Items/ItemDelegate.swift" suffix(, 0)
    }},
    {"TableAdapters/Items/ItemHeights.swift", (const char[]){
#embed "../TableAdapters/Items/ItemHeights.swift" suffix(, 0)
    }},
    {"TableAdapters/Items/ItemTableController.swift", (const char[]){
#embed "../TableAdapters/Items/ItemTableController.swift" suffix(, 0)
    }},
    {"TableAdapters/Items/ItemTableView+Editing.swift", (const char[]){
#embed "../TableAdapters/Items/ItemTableView+Editing.swift" suffix(, 0)
    }},
    {"TableAdapters/Items/ItemTableView+Pulling.swift", (const char[]){
#embed "../TableAdapters/Items/ItemTableView+Pulling.swift" suffix(, 0)
    }},
    {"TableAdapters/Items/ItemTableView.swift", (const char[]){
#embed "../TableAdapters/Items/ItemTableView.swift" suffix(, 0)
    }},
    {"TableAdapters/Items/RefreshingTableController.swift", (const char[]){
#embed "../TableAdapters/Items/RefreshingTableController.swift" suffix(, 0)
    }},
    {"TableAdapters/Loading/ListLoader.swift", (const char[]){
#embed "../TableAdapters/Loading/ListLoader.swift" suffix(, 0)
    }},
    {"TableAdapters/Loading/ListLoading.swift", (const char[]){
#embed "../TableAdapters/Loading/ListLoading.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/AssemblyDescribing.swift", (const char[]){
#embed "../TableAdapters/Managers/AssemblyDescribing.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/DisplayManager+Applying.swift", (const char[]){
#embed "../TableAdapters/Managers/DisplayManager+Applying.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/DisplayManager+Changes.swift", (const char[]){
#embed "../TableAdapters/Managers/DisplayManager+Changes.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/DisplayManager+Checking.swift", (const char[]){
#embed "../TableAdapters/Managers/DisplayManager+Checking.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/DisplayManager+Editing.swift", (const char[]){
#embed "../TableAdapters/Managers/DisplayManager+Editing.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/DisplayManager.swift", (const char[]){
#embed "../TableAdapters/Managers/DisplayManager.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/DisplayManagerError.swift", (const char[]){
#embed "../TableAdapters/Managers/DisplayManagerError.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/GeneratorDataSource.swift", (const char[]){
#embed "../TableAdapters/Managers/GeneratorDataSource.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/GeneratorDelegate+Events.swift", (const char[]){
#embed "../TableAdapters/Managers/GeneratorDelegate+Events.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/GeneratorDelegate+Scrolling.swift", (const char[]){
#embed "../TableAdapters/Managers/GeneratorDelegate+Scrolling.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/GeneratorDelegate.swift", (const char[]){
#embed "../TableAdapters/Managers/GeneratorDelegate.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/GeneratorList.swift", (const char[]){
#embed "../TableAdapters/Managers/GeneratorList.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/GravityDisplayManager.swift", (const char[]){
#embed "../TableAdapters/Managers/GravityDisplayManager.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/LoadedRowProviding.swift", (const char[]){
#embed "../TableAdapters/Managers/LoadedRowProviding.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/ManagerKind+Performing.swift", (const char[]){
#embed "../TableAdapters/Managers/ManagerKind+Performing.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/ManagerKind.swift", (const char[]){
#embed "../TableAdapters/Managers/ManagerKind.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/ManualDisplayManager.swift", (const char[]){
#embed "../TableAdapters/Managers/ManualDisplayManager.swift" suffix(, 0)
    }},
    {"TableAdapters/Managers/TableAnimator.swift", (const char[]){
#embed "../TableAdapters/Managers/TableAnimator.swift" suffix(, 0)
    }},
    {"TableAdapters/Messages/PatternMessages+Adapters.swift", (const char[]){
#embed "../TableAdapters/Messages/PatternMessages+Adapters.swift" suffix(, 0)
    }},
    {"TableAdapters/ModelChanging+Batch.swift", (const char[]){
#embed "../TableAdapters/ModelChanging+Batch.swift" suffix(, 0)
    }},
    {"TableAdapters/ModelRollback.swift", (const char[]){
#embed "../TableAdapters/ModelRollback.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/AccessibilityPlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/AccessibilityPlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/DirectionPlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/DirectionPlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/DisplayManager+Plugins.swift", (const char[]){
#embed "../TableAdapters/Plugins/DisplayManager+Plugins.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/DisplayablePlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/DisplayablePlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/DragAndDropFeature.swift", (const char[]){
#embed "../TableAdapters/Plugins/DragAndDropFeature.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/FocusableFeature.swift", (const char[]){
#embed "../TableAdapters/Plugins/FocusableFeature.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/FoldablePlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/FoldablePlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/LastCellIsVisiblePlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/LastCellIsVisiblePlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/MovableFeature.swift", (const char[]){
#embed "../TableAdapters/Plugins/MovableFeature.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/ObjectFeature.swift", (const char[]){
#embed "../TableAdapters/Plugins/ObjectFeature.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/PaginatablePlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/PaginatablePlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/PrefetchPlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/PrefetchPlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/RefreshablePlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/RefreshablePlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/SectionTitlesFeature.swift", (const char[]){
#embed "../TableAdapters/Plugins/SectionTitlesFeature.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/SelectablePlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/SelectablePlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/SwipeActionsFeature.swift", (const char[]){
#embed "../TableAdapters/Plugins/SwipeActionsFeature.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/TableBuilder.swift", (const char[]){
#embed "../TableAdapters/Plugins/TableBuilder.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/TableEvent.swift", (const char[]){
#embed "../TableAdapters/Plugins/TableEvent.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/TablePlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/TablePlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/Plugins/TopPaginatablePlugin.swift", (const char[]){
#embed "../TableAdapters/Plugins/TopPaginatablePlugin.swift" suffix(, 0)
    }},
    {"TableAdapters/ReportedChanges+Recording.swift", (const char[]){
#embed "../TableAdapters/ReportedChanges+Recording.swift" suffix(, 0)
    }},
    {"TableAdapters/TableChange+Committing.swift", (const char[]){
#embed "../TableAdapters/TableChange+Committing.swift" suffix(, 0)
    }},
    {"TableAdapters/TapDeselecting.swift", (const char[]){
#embed "../TableAdapters/TapDeselecting.swift" suffix(, 0)
    }},
    {"TableAdapters/ViewController+Notifying.swift", (const char[]){
#embed "../TableAdapters/ViewController+Notifying.swift" suffix(, 0)
    }},
    {"TableStore/Requests/BadElementFilter.swift", (const char[]){
#embed "../TableStore/Requests/BadElementFilter.swift" suffix(, 0)
    }},
    {"TableStore/Requests/DataModel.swift", (const char[]){
#embed "../TableStore/Requests/DataModel.swift" suffix(, 0)
    }},
    {"TableStore/Requests/DocumentPageReader.swift", (const char[]){
#embed "../TableStore/Requests/DocumentPageReader.swift" suffix(, 0)
    }},
    {"TableStore/Requests/FaultingTransport.swift", (const char[]){
#embed "../TableStore/Requests/FaultingTransport.swift" suffix(, 0)
    }},
    {"TableStore/Requests/HTTPTransport.swift", (const char[]){
#embed "../TableStore/Requests/HTTPTransport.swift" suffix(, 0)
    }},
    {"TableStore/Requests/ItemMapping.swift", (const char[]){
#embed "../TableStore/Requests/ItemMapping.swift" suffix(, 0)
    }},
    {"TableStore/Requests/JSONReading.swift", (const char[]){
#embed "../TableStore/Requests/JSONReading.swift" suffix(, 0)
    }},
    {"TableStore/Requests/JSONShape.swift", (const char[]){
#embed "../TableStore/Requests/JSONShape.swift" suffix(, 0)
    }},
    {"TableStore/Requests/ListModel.swift", (const char[]){
#embed "../TableStore/Requests/ListModel.swift" suffix(, 0)
    }},
    {"TableStore/Requests/ListModelDelegate.swift", (const char[]){
#embed "../TableStore/Requests/ListModelDelegate.swift" suffix(, 0)
    }},
    {"TableStore/Requests/ListPage.swift", (const char[]){
#embed "../TableStore/Requests/ListPage.swift" suffix(, 0)
    }},
    {"TableStore/Requests/MappingRules.swift", (const char[]){
#embed "../TableStore/Requests/MappingRules.swift" suffix(, 0)
    }},
    {"TableStore/Requests/Network.swift", (const char[]){
#embed "../TableStore/Requests/Network.swift" suffix(, 0)
    }},
    {"TableStore/Requests/PageInfo.swift", (const char[]){
#embed "../TableStore/Requests/PageInfo.swift" suffix(, 0)
    }},
    {"TableStore/Requests/PageInfoFinder.swift", (const char[]){
#embed "../TableStore/Requests/PageInfoFinder.swift" suffix(, 0)
    }},
    {"TableStore/Requests/PageRowFinder.swift", (const char[]){
#embed "../TableStore/Requests/PageRowFinder.swift" suffix(, 0)
    }},
    {"TableStore/Requests/Request.swift", (const char[]){
#embed "../TableStore/Requests/Request.swift" suffix(, 0)
    }},
    {"TableStore/Requests/RequestAddress.swift", (const char[]){
#embed "../TableStore/Requests/RequestAddress.swift" suffix(, 0)
    }},
    {"TableStore/Requests/RequestError.swift", (const char[]){
#embed "../TableStore/Requests/RequestError.swift" suffix(, 0)
    }},
    {"TableStore/Requests/RequestGroup.swift", (const char[]){
#embed "../TableStore/Requests/RequestGroup.swift" suffix(, 0)
    }},
    {"TableStore/Requests/RequestLoop.swift", (const char[]){
#embed "../TableStore/Requests/RequestLoop.swift" suffix(, 0)
    }},
    {"TableStore/Requests/RequestModel.swift", (const char[]){
#embed "../TableStore/Requests/RequestModel.swift" suffix(, 0)
    }},
    {"TableStore/Requests/ResponseCache.swift", (const char[]){
#embed "../TableStore/Requests/ResponseCache.swift" suffix(, 0)
    }},
    {"TableStore/Requests/ScriptedTransport.swift", (const char[]){
#embed "../TableStore/Requests/ScriptedTransport.swift" suffix(, 0)
    }},
    {"TableStore/Requests/Store.swift", (const char[]){
#embed "../TableStore/Requests/Store.swift" suffix(, 0)
    }},
    {"TableStore/Requests/VirtualClock.swift", (const char[]){
#embed "../TableStore/Requests/VirtualClock.swift" suffix(, 0)
    }},
    {"TableStore/SectionStore.swift", (const char[]){
#embed "../TableStore/SectionStore.swift" suffix(, 0)
    }},
    {"TableUI/Calling/AnswerText.swift", (const char[]){
#embed "../TableUI/Calling/AnswerText.swift" suffix(, 0)
    }},
    {"TableUI/Calling/CapabilityForwarding.swift", (const char[]){
#embed "../TableUI/Calling/CapabilityForwarding.swift" suffix(, 0)
    }},
    {"TableUI/Calling/CapabilityReport.swift", (const char[]){
#embed "../TableUI/Calling/CapabilityReport.swift" suffix(, 0)
    }},
    {"TableUI/Calling/KnownConformances.swift", (const char[]){
#embed "../TableUI/Calling/KnownConformances.swift" suffix(, 0)
    }},
    {"TableUI/Calling/MessageParticipant.swift", (const char[]){
#embed "../TableUI/Calling/MessageParticipant.swift" suffix(, 0)
    }},
    {"TableUI/Calling/OptionalMethod.swift", (const char[]){
#embed "../TableUI/Calling/OptionalMethod.swift" suffix(, 0)
    }},
    {"TableUI/Calling/OptionalProtocol.swift", (const char[]){
#embed "../TableUI/Calling/OptionalProtocol.swift" suffix(, 0)
    }},
    {"TableUI/Calling/RowMapping.swift", (const char[]){
#embed "../TableUI/Calling/RowMapping.swift" suffix(, 0)
    }},
    {"TableUI/Calling/TableMethods.swift", (const char[]){
#embed "../TableUI/Calling/TableMethods.swift" suffix(, 0)
    }},
    {"TableUI/Calling/TableView+Calling.swift", (const char[]){
#embed "../TableUI/Calling/TableView+Calling.swift" suffix(, 0)
    }},
    {"TableUI/Calling/TableView+Messages.swift", (const char[]){
#embed "../TableUI/Calling/TableView+Messages.swift" suffix(, 0)
    }},
    {"TableUI/Calling/TableView+Probing.swift", (const char[]){
#embed "../TableUI/Calling/TableView+Probing.swift" suffix(, 0)
    }},
    {"TableUI/Calling/TableView+Translation.swift", (const char[]){
#embed "../TableUI/Calling/TableView+Translation.swift" suffix(, 0)
    }},
    {"TableUI/Cells/CellConfigurationState.swift", (const char[]){
#embed "../TableUI/Cells/CellConfigurationState.swift" suffix(, 0)
    }},
    {"TableUI/Cells/CellKinds.swift", (const char[]){
#embed "../TableUI/Cells/CellKinds.swift" suffix(, 0)
    }},
    {"TableUI/Cells/CellLayout.swift", (const char[]){
#embed "../TableUI/Cells/CellLayout.swift" suffix(, 0)
    }},
    {"TableUI/Cells/CellSizeChange.swift", (const char[]){
#embed "../TableUI/Cells/CellSizeChange.swift" suffix(, 0)
    }},
    {"TableUI/Cells/CellStyle.swift", (const char[]){
#embed "../TableUI/Cells/CellStyle.swift" suffix(, 0)
    }},
    {"TableUI/Cells/ContentConfiguration.swift", (const char[]){
#embed "../TableUI/Cells/ContentConfiguration.swift" suffix(, 0)
    }},
    {"TableUI/Cells/ContentLines.swift", (const char[]){
#embed "../TableUI/Cells/ContentLines.swift" suffix(, 0)
    }},
    {"TableUI/Cells/Input/ControlCells.swift", (const char[]){
#embed "../TableUI/Cells/Input/ControlCells.swift" suffix(, 0)
    }},
    {"TableUI/Cells/Input/InputCell.swift", (const char[]){
#embed "../TableUI/Cells/Input/InputCell.swift" suffix(, 0)
    }},
    {"TableUI/Cells/ItemCell+Heights.swift", (const char[]){
#embed "../TableUI/Cells/ItemCell+Heights.swift" suffix(, 0)
    }},
    {"TableUI/Cells/ItemCell+Messages.swift", (const char[]){
#embed "../TableUI/Cells/ItemCell+Messages.swift" suffix(, 0)
    }},
    {"TableUI/Cells/ItemCell.swift", (const char[]){
#embed "../TableUI/Cells/ItemCell.swift" suffix(, 0)
    }},
    {"TableUI/Cells/Kinds/FillingCells.swift", (const char[]){
#embed "../TableUI/Cells/Kinds/FillingCells.swift" suffix(, 0)
    }},
    {"TableUI/Cells/Kinds/PictureCells.swift", (const char[]){
#embed "../TableUI/Cells/Kinds/PictureCells.swift" suffix(, 0)
    }},
    {"TableUI/Cells/Kinds/TextCells.swift", (const char[]){
#embed "../TableUI/Cells/Kinds/TextCells.swift" suffix(, 0)
    }},
    {"TableUI/Cells/MeasuredCell.swift", (const char[]){
#embed "../TableUI/Cells/MeasuredCell.swift" suffix(, 0)
    }},
    {"TableUI/Cells/ReuseHistory.swift", (const char[]){
#embed "../TableUI/Cells/ReuseHistory.swift" suffix(, 0)
    }},
    {"TableUI/Cells/TableViewCell+Configuration.swift", (const char[]){
#embed "../TableUI/Cells/TableViewCell+Configuration.swift" suffix(, 0)
    }},
    {"TableUI/Cells/TableViewCell+State.swift", (const char[]){
#embed "../TableUI/Cells/TableViewCell+State.swift" suffix(, 0)
    }},
    {"TableUI/Cells/TableViewCell.swift", (const char[]){
#embed "../TableUI/Cells/TableViewCell.swift" suffix(, 0)
    }},
    {"TableUI/Cells/TableViewHeaderFooterView.swift", (const char[]){
#embed "../TableUI/Cells/TableViewHeaderFooterView.swift" suffix(, 0)
    }},
    {"TableUI/Cells/ViewNode.swift", (const char[]){
#embed "../TableUI/Cells/ViewNode.swift" suffix(, 0)
    }},
    {"TableUI/Controllers/ControllerProtocols.swift", (const char[]){
#embed "../TableUI/Controllers/ControllerProtocols.swift" suffix(, 0)
    }},
    {"TableUI/Controllers/NavigationController.swift", (const char[]){
#embed "../TableUI/Controllers/NavigationController.swift" suffix(, 0)
    }},
    {"TableUI/Controllers/TableViewController.swift", (const char[]){
#embed "../TableUI/Controllers/TableViewController.swift" suffix(, 0)
    }},
    {"TableUI/Controllers/ViewController+Appearance.swift", (const char[]){
#embed "../TableUI/Controllers/ViewController+Appearance.swift" suffix(, 0)
    }},
    {"TableUI/Controllers/ViewController+Containment.swift", (const char[]){
#embed "../TableUI/Controllers/ViewController+Containment.swift" suffix(, 0)
    }},
    {"TableUI/Controllers/ViewController+Messages.swift", (const char[]){
#embed "../TableUI/Controllers/ViewController+Messages.swift" suffix(, 0)
    }},
    {"TableUI/Controllers/ViewController.swift", (const char[]){
#embed "../TableUI/Controllers/ViewController.swift" suffix(, 0)
    }},
    {"TableUI/Diffable/TableViewDiffableDataSource+Applying.swift", (const char[]){
#embed "../TableUI/Diffable/TableViewDiffableDataSource+Applying.swift" suffix(, 0)
    }},
    {"TableUI/Diffable/TableViewDiffableDataSource.swift", (const char[]){
#embed "../TableUI/Diffable/TableViewDiffableDataSource.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/GeometryEdit.swift", (const char[]){
#embed "../TableUI/Geometry/GeometryEdit.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/GeometryPlace.swift", (const char[]){
#embed "../TableUI/Geometry/GeometryPlace.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/HeightMarks.swift", (const char[]){
#embed "../TableUI/Geometry/HeightMarks.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/HeightRun.swift", (const char[]){
#embed "../TableUI/Geometry/HeightRun.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/HeightRunBuilder.swift", (const char[]){
#embed "../TableUI/Geometry/HeightRunBuilder.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/MixedHeights.swift", (const char[]){
#embed "../TableUI/Geometry/MixedHeights.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/RevertibleGeometry.swift", (const char[]){
#embed "../TableUI/Geometry/RevertibleGeometry.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/RowHeights.swift", (const char[]){
#embed "../TableUI/Geometry/RowHeights.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/SectionBands.swift", (const char[]){
#embed "../TableUI/Geometry/SectionBands.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/SectionChunk.swift", (const char[]){
#embed "../TableUI/Geometry/SectionChunk.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/SectionHeights+Rows.swift", (const char[]){
#embed "../TableUI/Geometry/SectionHeights+Rows.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/SectionHeights.swift", (const char[]){
#embed "../TableUI/Geometry/SectionHeights.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/TableGeometry+Editing.swift", (const char[]){
#embed "../TableUI/Geometry/TableGeometry+Editing.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/TableGeometry+Places.swift", (const char[]){
#embed "../TableUI/Geometry/TableGeometry+Places.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/TableGeometry+Runs.swift", (const char[]){
#embed "../TableUI/Geometry/TableGeometry+Runs.swift" suffix(, 0)
    }},
    {"TableUI/Geometry/TableGeometry.swift", (const char[]){
#embed "../TableUI/Geometry/TableGeometry.swift" suffix(, 0)
    }},
    {"TableUI/Gestures/FrontEndHost.swift", (const char[]){
#embed "../TableUI/Gestures/FrontEndHost.swift" suffix(, 0)
    }},
    {"TableUI/Gestures/Gesture.swift", (const char[]){
#embed "../TableUI/Gestures/Gesture.swift" suffix(, 0)
    }},
    {"TableUI/Gestures/GestureOutcome.swift", (const char[]){
#embed "../TableUI/Gestures/GestureOutcome.swift" suffix(, 0)
    }},
    {"TableUI/Gestures/GesturePerformer.swift", (const char[]){
#embed "../TableUI/Gestures/GesturePerformer.swift" suffix(, 0)
    }},
    {"TableUI/Gestures/ItemCell+ControlFrames.swift", (const char[]){
#embed "../TableUI/Gestures/ItemCell+ControlFrames.swift" suffix(, 0)
    }},
    {"TableUI/Gestures/ScreenPlace.swift", (const char[]){
#embed "../TableUI/Gestures/ScreenPlace.swift" suffix(, 0)
    }},
    {"TableUI/Gestures/TableQuerying.swift", (const char[]){
#embed "../TableUI/Gestures/TableQuerying.swift" suffix(, 0)
    }},
    {"TableUI/Gestures/TableView+HitTesting.swift", (const char[]){
#embed "../TableUI/Gestures/TableView+HitTesting.swift" suffix(, 0)
    }},
    {"TableUI/Grid/GridView.swift", (const char[]){
#embed "../TableUI/Grid/GridView.swift" suffix(, 0)
    }},
    {"TableUI/Protocols/CellInputProtocols.swift", (const char[]){
#embed "../TableUI/Protocols/CellInputProtocols.swift" suffix(, 0)
    }},
    {"TableUI/Protocols/DataSourceProtocols.swift", (const char[]){
#embed "../TableUI/Protocols/DataSourceProtocols.swift" suffix(, 0)
    }},
    {"TableUI/Protocols/EditingProtocols.swift", (const char[]){
#embed "../TableUI/Protocols/EditingProtocols.swift" suffix(, 0)
    }},
    {"TableUI/Protocols/HeightProtocols.swift", (const char[]){
#embed "../TableUI/Protocols/HeightProtocols.swift" suffix(, 0)
    }},
    {"TableUI/Protocols/MenuProtocols.swift", (const char[]){
#embed "../TableUI/Protocols/MenuProtocols.swift" suffix(, 0)
    }},
    {"TableUI/Protocols/MovingProtocols.swift", (const char[]){
#embed "../TableUI/Protocols/MovingProtocols.swift" suffix(, 0)
    }},
    {"TableUI/Protocols/ScrollProtocols.swift", (const char[]){
#embed "../TableUI/Protocols/ScrollProtocols.swift" suffix(, 0)
    }},
    {"TableUI/Protocols/SelectionProtocols.swift", (const char[]){
#embed "../TableUI/Protocols/SelectionProtocols.swift" suffix(, 0)
    }},
    {"TableUI/Protocols/ShowingProtocols.swift", (const char[]){
#embed "../TableUI/Protocols/ShowingProtocols.swift" suffix(, 0)
    }},
    {"TableUI/Refreshing/LoadMoreControl.swift", (const char[]){
#embed "../TableUI/Refreshing/LoadMoreControl.swift" suffix(, 0)
    }},
    {"TableUI/Refreshing/RefreshControl.swift", (const char[]){
#embed "../TableUI/Refreshing/RefreshControl.swift" suffix(, 0)
    }},
    {"TableUI/TableView/BatchChange.swift", (const char[]){
#embed "../TableUI/TableView/BatchChange.swift" suffix(, 0)
    }},
    {"TableUI/TableView/LayoutPass.swift", (const char[]){
#embed "../TableUI/TableView/LayoutPass.swift" suffix(, 0)
    }},
    {"TableUI/TableView/OnScreen.swift", (const char[]){
#embed "../TableUI/TableView/OnScreen.swift" suffix(, 0)
    }},
    {"TableUI/TableView/OpenRow.swift", (const char[]){
#embed "../TableUI/TableView/OpenRow.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Anchoring.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Anchoring.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Batch.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Batch.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+BatchQueries.swift", (const char[]){
#embed "../TableUI/TableView/TableView+BatchQueries.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Behavior.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Behavior.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+BoundaryViews.swift", (const char[]){
#embed "../TableUI/TableView/TableView+BoundaryViews.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Cancellation.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Cancellation.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Configuration.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Configuration.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+DataSourceCalls.swift", (const char[]){
#embed "../TableUI/TableView/TableView+DataSourceCalls.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+DragSessions.swift", (const char[]){
#embed "../TableUI/TableView/TableView+DragSessions.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+DragStates.swift", (const char[]){
#embed "../TableUI/TableView/TableView+DragStates.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Dragging.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Dragging.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+DraggingRows.swift", (const char[]){
#embed "../TableUI/TableView/TableView+DraggingRows.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Editing.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Editing.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+EditingCells.swift", (const char[]){
#embed "../TableUI/TableView/TableView+EditingCells.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Estimates.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Estimates.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+FirstResponder.swift", (const char[]){
#embed "../TableUI/TableView/TableView+FirstResponder.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Focus.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Focus.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Heights.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Heights.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Index.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Index.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Input.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Input.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Insets.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Insets.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Inspection.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Inspection.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Interposing.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Interposing.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Invariants.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Invariants.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Layout.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Layout.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Loading.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Loading.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Measuring.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Measuring.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Menus.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Menus.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Panning.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Panning.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Prefetching.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Prefetching.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+PreparedCells.swift", (const char[]){
#embed "../TableUI/TableView/TableView+PreparedCells.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Properties.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Properties.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Queries.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Queries.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Recorded.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Recorded.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Refreshing.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Refreshing.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Reordering.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Reordering.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Repeating.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Repeating.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Reuse.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Reuse.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+RowLayout.swift", (const char[]){
#embed "../TableUI/TableView/TableView+RowLayout.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+ScreenCheck.swift", (const char[]){
#embed "../TableUI/TableView/TableView+ScreenCheck.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+ScrollMessages.swift", (const char[]){
#embed "../TableUI/TableView/TableView+ScrollMessages.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Scrolling.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Scrolling.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+SectionViews.swift", (const char[]){
#embed "../TableUI/TableView/TableView+SectionViews.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Selection.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Selection.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+SelfSizing.swift", (const char[]){
#embed "../TableUI/TableView/TableView+SelfSizing.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Separators.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Separators.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+StaleCells.swift", (const char[]){
#embed "../TableUI/TableView/TableView+StaleCells.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Swiping.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Swiping.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Touch.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Touch.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Traits.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Traits.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView+Updates.swift", (const char[]){
#embed "../TableUI/TableView/TableView+Updates.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableView.swift", (const char[]){
#embed "../TableUI/TableView/TableView.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableViewConfiguration.swift", (const char[]){
#embed "../TableUI/TableView/TableViewConfiguration.swift" suffix(, 0)
    }},
    {"TableUI/TableView/TableViewState.swift", (const char[]){
#embed "../TableUI/TableView/TableViewState.swift" suffix(, 0)
    }},
    {"TableUI/Values/CellControl.swift", (const char[]){
#embed "../TableUI/Values/CellControl.swift" suffix(, 0)
    }},
    {"TableUI/Values/CellEditingStyle.swift", (const char[]){
#embed "../TableUI/Values/CellEditingStyle.swift" suffix(, 0)
    }},
    {"TableUI/Values/CellFields.swift", (const char[]){
#embed "../TableUI/Values/CellFields.swift" suffix(, 0)
    }},
    {"TableUI/Values/ContentHuggingElements.swift", (const char[]){
#embed "../TableUI/Values/ContentHuggingElements.swift" suffix(, 0)
    }},
    {"TableUI/Values/ContextMenu.swift", (const char[]){
#embed "../TableUI/Values/ContextMenu.swift" suffix(, 0)
    }},
    {"TableUI/Values/DeviceBars.swift", (const char[]){
#embed "../TableUI/Values/DeviceBars.swift" suffix(, 0)
    }},
    {"TableUI/Values/DisplayItem.swift", (const char[]){
#embed "../TableUI/Values/DisplayItem.swift" suffix(, 0)
    }},
    {"TableUI/Values/DragAndDrop.swift", (const char[]){
#embed "../TableUI/Values/DragAndDrop.swift" suffix(, 0)
    }},
    {"TableUI/Values/DropScope.swift", (const char[]){
#embed "../TableUI/Values/DropScope.swift" suffix(, 0)
    }},
    {"TableUI/Values/FocusUpdateContext.swift", (const char[]){
#embed "../TableUI/Values/FocusUpdateContext.swift" suffix(, 0)
    }},
    {"TableUI/Values/HeightSource.swift", (const char[]){
#embed "../TableUI/Values/HeightSource.swift" suffix(, 0)
    }},
    {"TableUI/Values/MismatchResponse.swift", (const char[]){
#embed "../TableUI/Values/MismatchResponse.swift" suffix(, 0)
    }},
    {"TableUI/Values/QueryCount.swift", (const char[]){
#embed "../TableUI/Values/QueryCount.swift" suffix(, 0)
    }},
    {"TableUI/Values/Rect.swift", (const char[]){
#embed "../TableUI/Values/Rect.swift" suffix(, 0)
    }},
    {"TableUI/Values/ReportedChanges.swift", (const char[]){
#embed "../TableUI/Values/ReportedChanges.swift" suffix(, 0)
    }},
    {"TableUI/Values/SwipeActions.swift", (const char[]){
#embed "../TableUI/Values/SwipeActions.swift" suffix(, 0)
    }},
    {"TableUI/Values/TableViewStatistics.swift", (const char[]){
#embed "../TableUI/Values/TableViewStatistics.swift" suffix(, 0)
    }},
    {"TableUI/Values/TableViewStyle.swift", (const char[]){
#embed "../TableUI/Values/TableViewStyle.swift" suffix(, 0)
    }},
    {"TableUI/Values/TextMetrics.swift", (const char[]){
#embed "../TableUI/Values/TextMetrics.swift" suffix(, 0)
    }},
    {"TableUI/Values/TextRole.swift", (const char[]){
#embed "../TableUI/Values/TextRole.swift" suffix(, 0)
    }},
    {"TableUI/Values/TextStyle.swift", (const char[]){
#embed "../TableUI/Values/TextStyle.swift" suffix(, 0)
    }},
    {"TableUI/Values/TouchEvent.swift", (const char[]){
#embed "../TableUI/Values/TouchEvent.swift" suffix(, 0)
    }},
    {"TableUI/Values/TraitCollection.swift", (const char[]){
#embed "../TableUI/Values/TraitCollection.swift" suffix(, 0)
    }},
    {"Wirings/ArrayController.swift", (const char[]){
#embed "../Wirings/ArrayController.swift" suffix(, 0)
    }},
    {"Wirings/ContainerController.swift", (const char[]){
#embed "../Wirings/ContainerController.swift" suffix(, 0)
    }},
    {"Wirings/DataModelController.swift", (const char[]){
#embed "../Wirings/DataModelController.swift" suffix(, 0)
    }},
    {"Wirings/DetailController.swift", (const char[]){
#embed "../Wirings/DetailController.swift" suffix(, 0)
    }},
    {"Wirings/DetailsController.swift", (const char[]){
#embed "../Wirings/DetailsController.swift" suffix(, 0)
    }},
    {"Wirings/DetailsControllerDelegate.swift", (const char[]){
#embed "../Wirings/DetailsControllerDelegate.swift" suffix(, 0)
    }},
    {"Wirings/FetchedController.swift", (const char[]){
#embed "../Wirings/FetchedController.swift" suffix(, 0)
    }},
    {"Wirings/GeneratorController.swift", (const char[]){
#embed "../Wirings/GeneratorController.swift" suffix(, 0)
    }},
    {"Wirings/ItemsController.swift", (const char[]){
#embed "../Wirings/ItemsController.swift" suffix(, 0)
    }},
    {"Wirings/MonolithController.swift", (const char[]){
#embed "../Wirings/MonolithController.swift" suffix(, 0)
    }},
    {"Wirings/Wiring.swift", (const char[]){
#embed "../Wirings/Wiring.swift" suffix(, 0)
    }},
    {"Workspace/Tables/ControllerAdapter.swift", (const char[]){
#embed "../Workspace/Tables/ControllerAdapter.swift" suffix(, 0)
    }},
};

struct cfiles_list cfiles_sources(void) {
  return (struct cfiles_list){files, sizeof files / sizeof *files};
}

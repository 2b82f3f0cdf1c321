#include "CFiles.h"

// The compiler reads each file and notes it as a dependency, so a changed file is embedded again.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Every file of the program that is not Swift, in alphabetical order. A test compares the list with
// the folders.
static const struct cfiles_file files[] = {
    {"Page/Resources/page.css", (const char[]){
#embed "../Page/Resources/page.css" suffix(, 0)
    }},
    {"Page/Resources/page.html", (const char[]){
#embed "../Page/Resources/page.html" suffix(, 0)
    }},
    {"Page/Resources/page.js", (const char[]){
#embed "../Page/Resources/page.js" suffix(, 0)
    }},
    {"Teaching/Explaining/Texts/ru.texts", (const char[]){
#embed "../Teaching/Explaining/Texts/ru.texts" suffix(, 0)
    }},
    {"Teaching/Explaining/Texts/zh.texts", (const char[]){
#embed "../Teaching/Explaining/Texts/zh.texts" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/array-only.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/array-only.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/cell-and-superviews.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/cell-and-superviews.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/cell-off-screen.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/cell-off-screen.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/cells-during-update.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/cells-during-update.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/check-mark-in-cell.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/check-mark-in-cell.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/content-size-grows.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/content-size-grows.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/count-of-not-found.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/count-of-not-found.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/delete-row-only.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/delete-row-only.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/dequeue-twice.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/dequeue-twice.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/deselect-the-cell.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/deselect-the-cell.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/did-deselect.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/did-deselect.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/equal-and-stale.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/equal-and-stale.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/foreign-logs.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/foreign-logs.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/forgotten-move.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/forgotten-move.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/from-the-top.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/from-the-top.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/header-of-height-zero.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/header-of-height-zero.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/headers-that-float.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/headers-that-float.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/identifier-in-capitals.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/identifier-in-capitals.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/identifier-twice.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/identifier-twice.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/into-new-section.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/into-new-section.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/last-of-section.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/last-of-section.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/late-image.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/late-image.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/layout-without-window.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/layout-without-window.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/load-more-twice.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/load-more-twice.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/minus-one.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/minus-one.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/move-and-reload.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/move-and-reload.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/moving-sections.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/moving-sections.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/negative-height.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/negative-height.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/nobody-and-nowhere.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/nobody-and-nowhere.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/one-fate.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/one-fate.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/one-past-the-end.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/one-past-the-end.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/one-place.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/one-place.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/order-of-calls.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/order-of-calls.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/rect-of-new-row.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/rect-of-new-row.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/refresh-by-code.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/refresh-by-code.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/refresh-for-ever.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/refresh-for-ever.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/reload-and-selection.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/reload-and-selection.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/reload-to-be-safe.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/reload-to-be-safe.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/row-by-row.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/row-by-row.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/row-stays-grey.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/row-stays-grey.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/rows-of-moved-section.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/rows-of-moved-section.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/same-mistake.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/same-mistake.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/scroll-jumps.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/scroll-jumps.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/scroll-too-early.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/scroll-too-early.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/sections-move-down.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/sections-move-down.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/sections-move-up.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/sections-move-up.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/select-in-code.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/select-in-code.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/slid-down.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/slid-down.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/swap-to-reorder.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/swap-to-reorder.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/swipe-without-commit.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/swipe-without-commit.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/told-once.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/told-once.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/touch-before-layout.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/touch-before-layout.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/two-ends.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/two-ends.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/unknown-section.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/unknown-section.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/visible-after-reload.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/visible-after-reload.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Bugs/weak-data-source.lesson", (const char[]){
#embed "../Teaching/Lessons/Bugs/weak-data-source.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/batch-forgotten.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/batch-forgotten.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/batch-forgotten.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/batch-forgotten.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/batch-forgotten.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/batch-forgotten.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/batches-that-are-shown.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/batches-that-are-shown.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/batches-that-are-shown.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/batches-that-are-shown.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/batches-that-are-shown.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/batches-that-are-shown.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/cache-of-old-request.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/cache-of-old-request.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/cache-of-old-request.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/cache-of-old-request.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/cache-of-old-request.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/cache-of-old-request.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/counted-early.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/counted-early.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/counted-early.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/counted-early.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/counted-early.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/counted-early.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/equal-paths.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/equal-paths.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/equal-paths.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/equal-paths.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/equal-paths.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/equal-paths.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/fetch-and-reload.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/fetch-and-reload.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/fetch-and-reload.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/fetch-and-reload.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/fetch-and-reload.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/fetch-and-reload.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/fetch-in-fetch.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/fetch-in-fetch.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/fetch-in-fetch.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/fetch-in-fetch.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/fetch-in-fetch.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/fetch-in-fetch.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/ids-until-saved.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/ids-until-saved.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/ids-until-saved.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/ids-until-saved.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/ids-until-saved.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/ids-until-saved.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/move-into-new-section.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/move-into-new-section.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/move-into-new-section.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/move-into-new-section.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/move-into-new-section.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/move-into-new-section.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/moves-once.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/moves-once.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/moves-once.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/moves-once.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/moves-once.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/moves-once.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/name-changed-rows.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/name-changed-rows.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/name-changed-rows.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/name-changed-rows.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/name-changed-rows.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/name-changed-rows.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/null-is-not-greater.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/null-is-not-greater.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/null-is-not-greater.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/null-is-not-greater.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/null-is-not-greater.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/null-is-not-greater.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/reload-at-old-path.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/reload-at-old-path.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/reload-at-old-path.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/reload-at-old-path.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/reload-at-old-path.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/reload-at-old-path.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/sections-appear.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/sections-appear.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/sections-appear.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/sections-appear.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/sections-appear.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/sections-appear.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/sort-before-group.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/sort-before-group.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/sort-before-group.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/sort-before-group.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/sort-before-group.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/sort-before-group.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/two-states.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/two-states.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/two-states.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/two-states.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/two-states.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/two-states.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/user-moved-first.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/user-moved-first.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/user-moved-first.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/user-moved-first.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Fetched/user-moved-first.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Fetched/user-moved-first.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Frames/lesson.frame", (const char[]){
#embed "../Teaching/Lessons/Frames/lesson.frame" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/a-child-with-the-table.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/a-child-with-the-table.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/a-child-with-the-table.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/a-child-with-the-table.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/a-child-with-the-table.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/a-child-with-the-table.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/an-edit-asks-less.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/an-edit-asks-less.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/an-edit-asks-less.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/an-edit-asks-less.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/an-edit-asks-less.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/an-edit-asks-less.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/everything-in-one.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/everything-in-one.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/everything-in-one.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/everything-in-one.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/everything-in-one.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/everything-in-one.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/heights-in-cells.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/heights-in-cells.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/heights-in-cells.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/heights-in-cells.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/heights-in-cells.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/heights-in-cells.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/lists-answer.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/lists-answer.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/lists-answer.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/lists-answer.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/lists-answer.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/lists-answer.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/looks-in-cells.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/looks-in-cells.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/looks-in-cells.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/looks-in-cells.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/looks-in-cells.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/looks-in-cells.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/objects-handed-over.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/objects-handed-over.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/objects-handed-over.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/objects-handed-over.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/objects-handed-over.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/objects-handed-over.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/rows-arrive.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/rows-arrive.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/rows-arrive.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/rows-arrive.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/rows-arrive.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/rows-arrive.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/rows-with-generators.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/rows-with-generators.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/rows-with-generators.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/rows-with-generators.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/rows-with-generators.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/rows-with-generators.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/the-bill.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/the-bill.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/the-bill.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/the-bill.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/the-bill.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/the-bill.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/the-same-table.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/the-same-table.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/the-same-table.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/the-same-table.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/ThinControllers/the-same-table.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/ThinControllers/the-same-table.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/cell-waits-off-screen.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/cell-waits-off-screen.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/cell-waits-off-screen.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/cell-waits-off-screen.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/cell-waits-off-screen.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/cell-waits-off-screen.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/display-after-cellforrow.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/display-after-cellforrow.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/display-after-cellforrow.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/display-after-cellforrow.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/display-after-cellforrow.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/display-after-cellforrow.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/first-row-hides.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/first-row-hides.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/first-row-hides.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/first-row-hides.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/first-row-hides.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/first-row-hides.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/heights-that-alternate.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/heights-that-alternate.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/heights-that-alternate.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/heights-that-alternate.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/heights-that-alternate.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/heights-that-alternate.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/prepend-without-jump.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/prepend-without-jump.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/prepend-without-jump.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/prepend-without-jump.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/prepend-without-jump.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/prepend-without-jump.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/remember-heights.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/remember-heights.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/remember-heights.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/remember-heights.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/remember-heights.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/remember-heights.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/right-path-wrong-array.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/right-path-wrong-array.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/right-path-wrong-array.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/right-path-wrong-array.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/right-path-wrong-array.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/right-path-wrong-array.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/row-that-grows.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/row-that-grows.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/row-that-grows.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/row-that-grows.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/row-that-grows.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/row-that-grows.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/swiped-row-moved.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/swiped-row-moved.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/swiped-row-moved.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/swiped-row-moved.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/swiped-row-moved.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/swiped-row-moved.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/text-as-large-as-needed.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/text-as-large-as-needed.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/text-as-large-as-needed.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/text-as-large-as-needed.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/text-as-large-as-needed.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/text-as-large-as-needed.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/two-queues.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/two-queues.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/two-queues.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/two-queues.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/two-queues.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/two-queues.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/typing-and-reloading.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/typing-and-reloading.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/typing-and-reloading.ru.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/typing-and-reloading.ru.lesson" suffix(, 0)
    }},
    {"Teaching/Lessons/Today/typing-and-reloading.zh.lesson", (const char[]){
#embed "../Teaching/Lessons/Today/typing-and-reloading.zh.lesson" suffix(, 0)
    }},
    {"Teaching/Measuring/Experiments/add-cell-kind.experiment", (const char[]){
#embed "../Teaching/Measuring/Experiments/add-cell-kind.experiment" suffix(, 0)
    }},
    {"Teaching/Measuring/Experiments/change-format.experiment", (const char[]){
#embed "../Teaching/Measuring/Experiments/change-format.experiment" suffix(, 0)
    }},
    {"Teaching/Measuring/Experiments/change-height.experiment", (const char[]){
#embed "../Teaching/Measuring/Experiments/change-height.experiment" suffix(, 0)
    }},
    {"Teaching/Measuring/Experiments/open-detail.experiment", (const char[]){
#embed "../Teaching/Measuring/Experiments/open-detail.experiment" suffix(, 0)
    }},
    {"Teaching/Measuring/Experiments/redesign-cell.experiment", (const char[]){
#embed "../Teaching/Measuring/Experiments/redesign-cell.experiment" suffix(, 0)
    }},
    {"Teaching/Measuring/Experiments/second-screen.experiment", (const char[]){
#embed "../Teaching/Measuring/Experiments/second-screen.experiment" suffix(, 0)
    }},
    {"Workbench/Help/Summaries/ru.texts", (const char[]){
#embed "../Workbench/Help/Summaries/ru.texts" suffix(, 0)
    }},
    {"Workbench/Help/Summaries/zh.texts", (const char[]){
#embed "../Workbench/Help/Summaries/zh.texts" suffix(, 0)
    }},
};

struct cfiles_list cfiles_texts(void) {
  return (struct cfiles_list){files, sizeof files / sizeof *files};
}

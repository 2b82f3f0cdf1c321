// Heights, headers, requests and diffable data sources: lessons 23 to 26, 32, 33, 35, 36, 38 and 39.
extension LessonSketch {
  static let heights: [LessonSketch] = [
    LessonSketch(
      name: "23",
      belief: "a reload keeps the place",
      table: numbered(50),
      script: "app estimate 44; height 0 * 200; scroll to 0 30; reload; layout; offset",
      shows: ["offset 1544 pt, visible 0 30 to 0 30", "laid out; 1 row", "1544 pt"]
    ),
    LessonSketch(
      name: "24",
      belief: "contentSize is known in estimated mode",
      table: numbered(50),
      script: "height 0 * 200; app estimate on; content; scroll end; content",
      shows: ["390 x 2200 pt", "visible 0 49 to 0 49", "390 x 2512 pt"]
    ),
    LessonSketch(
      name: "25",
      belief: "a grouped header of height 0 vanishes",
      table: twoSections,
      script: "style grouped; height header 0 = 0; rect 0 0; height header 0 = 0.01; rect 0 0",
      shows: ["sectionHeaderHeight gives none", "x 0, y 35, ", "x 0, y 0.01, "]
    ),
    LessonSketch(
      name: "26",
      belief: "headers always float",
      table: twoSections,
      script: "style plain; scroll by 200; show; style grouped; show",
      shows: ["plain\n", "│ First ", "grouped\n"],
      hides: ["FIRST"]
    ),
    LessonSketch(
      name: "35",
      belief: "heightForRow can be read from a cell",
      script: "app heightFrom cellFrame; repeat 3 layout; rect 0 3; pool",
      shows: ["x 0, y 141, ", "cells  ItemCell"]
    ),
    LessonSketch(
      name: "36",
      belief: "a hit test is right before layout has measured",
      table: numbered(50),
      script: "app estimate 44; height 0 * 200; hit 300; layout; hit 300",
      shows: ["0 6  Row 6", "laid out; 1 row visible", "0 3  Row 3"]
    ),
  ]

  static let rest: [LessonSketch] = [
    LessonSketch(
      name: "32",
      belief: "refreshing ends by itself",
      script: """
        pull; get refreshControl; expect "refreshing"; app refresh end; get refreshControl
        """,
      shows: ["valueChanged has no target", "refreshing\n", "idle\n"]
    ),
    LessonSketch(
      name: "33",
      belief: "beginRefreshing starts something",
      script: "trace on; app refresh begin; expect no valueChanged; offset",
      shows: ["valueChanged not sent", "0 pt"]
    ),
    LessonSketch(
      name: "38",
      belief: "diffable: an identifier can come twice",
      script: "app snapshot append a b a; app snapshot apply; expect D1"
    ),
    LessonSketch(
      name: "39",
      belief: "diffable: a row with an equal identifier refreshes",
      table: #"[{"id": "a", "title": "Old"}, {"id": "b", "title": "B"}]"#,
      script: """
        model update #a title=New; app snapshot apply; cell 0 0; app snapshot reconfigure a; \
        app snapshot apply; cell 0 0
        """,
      shows: ["0 0 │ Old", "0 0 │ New"]
    ),
  ]
}

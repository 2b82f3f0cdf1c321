/// Drawing a screen of fifty rows.
@MainActor struct FrameJob: Job {
  let name = JobName.frame

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    [
      Run(
        input: "50 rows of 5000",
        rounds: isQuick ? 3 : 7,
        unit: .microseconds,
        answer: Answer(count: 50),
        goals: [
          Goal(.amount(atMost: 60_000)), Goal(.faster(than: "textual", atLeast: 25)),
          Goal(.amount(atMost: 25_000), of: "draw"),
        ],
        contestants: [
          TabletopFrame(
            "tabletop",
            "scroll by 50 rows, do the layout, draw as text",
            isWhole: true
          ),
          TabletopFrame("draw", "draw the current layout as text", isWhole: false),
          PythonFrame.textual, PythonFrame.rich,
        ]
      )
    ]
  }
}

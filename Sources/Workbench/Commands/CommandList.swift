/// All commands, in the order in which `help` lists them.
@MainActor enum CommandList {
  static let all: [any Command.Type] = [
    OpenCommand.self, NewCommand.self, SourcesCommand.self, UseCommand.self, CloseCommand.self,
    ReportCommand.self, SaveCommand.self, RecoverCommand.self, DiffCommand.self, InfoCommand.self,
    SectionsCommand.self, RowsCommand.self, RowCommand.self, ItemCommand.self, ShowCommand.self,
    CellCommand.self, PictureCommand.self, CopyCommand.self, VisibleCommand.self,
    ContentCommand.self,
    OffsetCommand.self,
    RectCommand.self, HitCommand.self, HeightCommand.self, HeightsCommand.self,
    FindCommand.self, FilterCommand.self, SortCommand.self, GroupCommand.self,
    ViewportCommand.self, DeviceCommand.self, StyleCommand.self, KeyboardCommand.self,
    ArrangeCommand.self, BrowseCommand.self,
    SetCommand.self, GetCommand.self, SelectCommand.self, DeselectCommand.self,
    SelectionCommand.self,
    PressCommand.self, ReleaseCommand.self, CancelCommand.self, TypeCommand.self,
    ToggleCommand.self, ChooseCommand.self, ButtonCommand.self, AccessoryCommand.self,
    SwipeCommand.self, ActionCommand.self, ConfirmCommand.self, EditCommand.self,
    MinusCommand.self, DragCommand.self, FoldCommand.self, IndexCommand.self, MenuCommand.self,
    PanCommand.self,
    FocusCommand.self, ScrollCommand.self,
    PullCommand.self, MoreCommand.self, RetryCommand.self, PageCommand.self,
    BackCommand.self, StackCommand.self, AppearCommand.self,
    DisappearCommand.self,
    InsertCommand.self, AppendCommand.self, PrependCommand.self, DeleteCommand.self,
    ReplaceCommand.self, UpdateCommand.self, MoveCommand.self, SwapCommand.self,
    SectionCommand.self, ApplyCommand.self, SnapshotCommand.self, UndoCommand.self,
    RedoCommand.self,
    ChangesCommand.self,
    ModelCommand.self, TableViewCommand.self, BeginCommand.self, EndCommand.self,
    RollbackCommand.self, LayoutCommand.self, ReloadCommand.self, BatchCommand.self,
    AppCommand.self,
    WiringCommand.self, TraceCommand.self, CapabilitiesCommand.self, StatsCommand.self,
    PoolCommand.self, PluginsCommand.self, WhyCommand.self, ScoreCommand.self, CompareCommand.self,
    CodeCommand.self, InvariantsCommand.self, ExplainCommand.self,
    AskCommand.self,
    ExpectCommand.self, ExperimentCommand.self,
    LessonCommand.self, NextCommand.self, HintCommand.self,
    SourceCommand.self, LetCommand.self, AliasCommand.self, TimeCommand.self,
    RepeatCommand.self, WatchCommand.self, RequestCommand.self, NetCommand.self, TickCommand.self,
    ClockCommand.self,
    RecordCommand.self, ShellCommand.self, EchoCommand.self, FormatCommand.self, HelpCommand.self,
    HistoryCommand.self, ListCommand.self, QuitCommand.self,
  ]

  /// The command of a full name or alias.
  static func named(_ name: String) -> (any Command.Type)? { byName[name] }

  /// The command of a full name, an alias, or at the prompt a shortened name.
  static func find(_ name: String, allowsShort: Bool) -> (any Command.Type)? {
    if let command = byName[name] { return command }
    guard allowsShort else { return nil }
    return all.first { type in
      let description = type.description
      return description.name.hasPrefix(name) && name.hasPrefix(description.shortest)
    }
  }

  /// Every full name and alias, in the order of the list.
  static let names: [String] = all.flatMap { [$0.description.name] + $0.description.aliases }

  private static let byName: [String: any Command.Type] = {
    var result: [String: any Command.Type] = [:]
    for type in all {
      let description = type.description
      for name in [description.name] + description.aliases + description.spellings {
        result[name] = type
      }
    }
    return result
  }()
}

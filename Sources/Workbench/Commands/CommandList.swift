/// The commands of a session, in the order of `help`.
@MainActor package struct CommandList {
  /// The command types, which create and describe the commands.
  let types: [any Command.Type]

  /// The command types that perform gestures.
  let gestureTypes: [any GestureCommand.Type]

  private let byName: [String: any Command.Type]

  init(_ types: [any Command.Type]) {
    self.types = types
    gestureTypes = types.compactMap { $0.gestureType }
    var byName: [String: any Command.Type] = [:]
    // Every session makes the list, so it is made without growing and without further lists.
    byName.reserveCapacity(types.count * 3)
    for type in types {
      let description = type.description
      byName[description.name] = type
      for name in description.aliases { byName[name] = type }
      for name in description.spellings { byName[name] = type }
    }
    self.byName = byName
  }

  /// The descriptions of all commands.
  var descriptions: [CommandDescription] { types.map { $0.description } }

  /// Every full name and alias, in list order.
  var names: [String] { descriptions.flatMap { [$0.name] + $0.aliases } }

  /// Returns the command with a full name or an alias, or nil.
  func named(_ name: String) -> (any Command.Type)? { byName[name] }

  /// Returns the command for a full name, an alias or, at the prompt, a shortened name.
  func find(_ name: String, allowsShort: Bool) -> (any Command.Type)? {
    if let command = byName[name] { return command }
    guard allowsShort else { return nil }
    return types.first { type in
      let description = type.description
      return description.name.hasPrefix(name) && name.hasPrefix(description.shortest)
    }
  }
}

extension CommandList {
  /// The commands of every session.
  static let core: [any Command.Type] = [
    OpenCommand.self, NewCommand.self, SourcesCommand.self, UseCommand.self, CloseCommand.self,
    ReportCommand.self, MappingCommand.self, SaveCommand.self, DiffCommand.self, InfoCommand.self,
    FollowCommand.self, ResolveCommand.self,
    SectionsCommand.self, RowsCommand.self, RowCommand.self, ItemCommand.self, ShowCommand.self,
    CellCommand.self, PictureCommand.self, CopyCommand.self, VisibleCommand.self,
    ContentCommand.self,
    OffsetCommand.self,
    RectCommand.self, HitCommand.self, HeightCommand.self, HeightsCommand.self,
    FindCommand.self, CountCommand.self, FilterCommand.self, SortCommand.self, GroupCommand.self,
    KeysCommand.self,
    ViewportCommand.self, DeviceCommand.self, StyleCommand.self, KeyboardCommand.self,
    ArrangeCommand.self, BrowseCommand.self, EnterCommand.self,
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
    WiringCommand.self, CapabilitiesCommand.self, StatsCommand.self,
    PoolCommand.self, PluginsCommand.self, ManagerCommand.self, GeneratorsCommand.self,
    FaultCommand.self, WhyCommand.self,
    InvariantsCommand.self, AuditCommand.self,
    ExpectCommand.self, BindCommand.self,
    SourceCommand.self, LetCommand.self, AliasCommand.self,
    RepeatCommand.self, WatchCommand.self,
    ShellCommand.self, EchoCommand.self, FormatCommand.self, HelpCommand.self,
    HistoryCommand.self, ListCommand.self, ClearCommand.self, QuitCommand.self,
  ]
}

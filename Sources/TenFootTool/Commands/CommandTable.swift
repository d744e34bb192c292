/// The verbs of the tool, in the order of its help page.
enum CommandTable {
  static let commands: [any Command.Type] = [
    ScenesCommand.self,
    RenderCommand.self,
    SlidesCommand.self,
    LintCommand.self,
    DumpCommand.self,
    PlayCommand.self,
    PartyCommand.self,
    FontsCommand.self,
    CompareCommand.self,
    GoldensStatusCommand.self,
    GoldensAcceptCommand.self,
    GoldensPruneCommand.self,
    GoldensLedgerCommand.self,
    GoldensReportCommand.self,
    GoldensCalibrateCommand.self,
    GoldensMutateCommand.self,
  ]
}

/// The verbs of the tool, in the order of its help page.
enum CommandTable {
  static let commands: [any Command.Type] = [
    ScenesCommand.self,
    RenderCommand.self,
    SlidesCommand.self,
    DumpCommand.self,
    PlayCommand.self,
    PartyCommand.self,
    FontsCommand.self,
  ]
}

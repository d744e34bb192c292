import Testing

@testable import TenFootTool

struct ScenesCommandTests {
  @Test func `scenes are listed with what they show and the fields of their states`() async throws {
    let run = try await ToolRun("scenes")
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    #expect(
      run.text == """
        poll: A question and how the room answered
          question  string
          answers   array of objects
            text    string
            votes   whole number
          mood      "cheerful" | "gloomy", optional
          share     number, optional
          isOpen    boolean, optional
          rooms     object of whole numbers, optional

        blank-wall: Nothing at all

        """)
  }
}

import Readers
import Testing

@testable import Platform

@Suite(.aside) struct ShellCommandTests {
  @Test func answersTheFirstLine() {
    #expect(ShellCommand.firstLine(of: "echo one two; echo three") == "one two\n")
    #expect(ShellCommand.firstLine(of: "exit 1") == nil)
  }
}

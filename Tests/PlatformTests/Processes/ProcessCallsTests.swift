import Readers
import Testing

@testable import Platform

@Suite(.aside) struct ProcessCallsTests {
  @Test func answersTheFirstLine() {
    #expect(ProcessCalls.firstLine(of: "echo one two; echo three") == "one two\n")
    #expect(ProcessCalls.firstLine(of: "exit 1") == nil)
  }
}

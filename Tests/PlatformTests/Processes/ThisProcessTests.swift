import Foundation
import Testing

@testable import Platform

@Suite struct ThisProcessTests {
  @Test func knowsItsNumberAndItsWords() {
    #expect(ThisProcess.number == ProcessInfo.processInfo.processIdentifier)
    #expect(ThisProcess.processorCount > 0)
    #expect(
      ThisProcess.words.map { String(decoding: $0, as: UTF8.self) }
        == Array(CommandLine.arguments.dropFirst()))
  }

  @Test func itsVariablesAreThoseOfTheSystem() {
    #expect(ProcessEnvironment.values["PATH"] == ProcessInfo.processInfo.environment["PATH"])
    let names = ProcessEnvironment.variables.map(\.name)
    #expect(names == names.sorted())
    #expect(!names.contains(""))
  }

  private static let endings: [(Int32, ChildProcess.Ending)] = [
    (0, .status(0)), (3 << 8, .status(3)), (9, .signal(9)),
    (0x80 | 11, .signal(11)), (127 << 8, .unloadable), (24, .processorTime), (5, .trap),
  ]

  @Test(arguments: endings)
  func tellsHowAProcessEnded(_ status: Int32, _ ending: ChildProcess.Ending) {
    #expect(ChildProcess.Ending(status: status) == ending)
  }

  @Test func tellsASignalFromOutsideFromACrash() {
    for signal: Int32 in [1, 2, 9, 15, 24] {
      #expect(ChildProcess.Ending.signal(signal).isFromOutside)
    }
    for signal: Int32 in [4, 5, 6, 11] {
      #expect(!ChildProcess.Ending.signal(signal).isFromOutside)
    }
    #expect(!ChildProcess.Ending.status(9).isFromOutside)
  }

  @Test func theClockGoesOn() {
    let first = SystemClock.microseconds
    #expect(SystemClock.microseconds >= first)
  }

  @Test func asksLibrariesForWhatTheySay() {
    #expect(ProcessCalls.answer(of: "gnu_get_libc_version")?.first == "2")
    #expect(ProcessCalls.answer(of: "nobody_has_this") == nil)
    #expect(ProcessCalls.text(of: "nobody_has_this") == nil)
  }
}

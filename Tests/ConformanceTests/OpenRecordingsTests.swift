import Foundation
import Testing

@testable import conformance

/// The recordings that lie in the repository, one test case each.
@Suite @MainActor struct OpenRecordingsTests {
  struct Recording: CustomTestStringConvertible, Sendable {
    var recorded: RecordedCase
    var testDescription: String { recorded.id }
  }

  nonisolated static let recordings = ["behaviour", "compositional", "flow", "orthogonal"].flatMap {
    read("\($0).json")
  }

  private nonisolated static func read(_ name: String) -> [Recording] {
    let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    let cases = (try? RecordingFile(name: name, text: text).cases) ?? []
    return cases.compactMap { entry in
      guard case .recorded(let recorded) = entry else { return nil }
      return Recording(recorded: recorded)
    }
  }

  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/recordings")

  @Test(arguments: recordings) func comesOutAsRecorded(_ recording: Recording) {
    #expect(Replayers.verdict(on: recording.recorded) == .passed)
  }

  @Test func readsEveryRecording() {
    #expect(Self.recordings.count == 255)
  }
}

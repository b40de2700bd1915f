import Foundation
import Motion
import Platform
import UIKit

/// Plays every recording of a folder, in the order of the files' names.
@MainActor enum ConformanceRun {
  /// The reason that kept a run from starting, in words for the person who started it.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  static func report(onFolder folder: String) throws -> ConformanceReport {
    var report = ConformanceReport()
    for name in try recordings(in: folder) {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
      guard let bytes = try? Data(contentsOf: url) else {
        report.addUnreadable(" cannot be read", in: name)
        continue
      }
      add(name, String(decoding: bytes, as: UTF8.self), to: &report)
    }
    return report
  }

  /// Plays the cases of one file.
  static func add(_ name: String, _ text: String, to report: inout ConformanceReport) {
    do {
      for entry in try RecordingFile(name: name, text: text).cases {
        switch entry {
        case .recorded(let recorded):
          report.add(Replayers.verdict(on: recorded), on: recorded.id, in: name)
        case .unreadable(let reason): report.addUnreadable(reason, in: name)
        }
      }
    } catch {
      report.addUnreadable("\(error)", in: name)
    }
  }

  private static func recordings(in folder: String) throws -> [String] {
    guard let names = (try? FolderListing(folder))?.entries.map(\.name) else {
      throw Refusal(description: "\(folder): no such folder")
    }
    let recordings = names.filter { $0.hasSuffix(".json") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !recordings.isEmpty else {
      throw Refusal(description: "\(folder): no recordings here, they are files that end in .json")
    }
    return recordings
  }
}

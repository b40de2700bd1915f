import Foundation
import Glibc

/// The work of a reader's browser while a picture plays: a headless Chromium, which paints without a graphics card.
enum BrowserLoad {
  /// The share of a core, in percent, that the browser takes while the file plays, beyond one that shows an empty page;
  /// not a number where there is no Chromium.
  static func percent(of file: URL, seconds: UInt32 = 10) -> Double {
    guard let empty = URL(string: "about:blank") else { return .nan }
    return max(whole(of: file, seconds) - whole(of: empty, seconds), 0)
  }

  /// The share that all its processes take.
  private static func whole(of page: URL, _ seconds: UInt32) -> Double {
    let program = "/usr/bin/chromium"
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-browser-\(getpid())")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
      "--user-data-dir=\(folder.path)", page.absoluteString,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return .nan }
    defer {
      process.terminate()
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
    }
    // By then it has started, and the page is shown.
    sleep(6)
    let start = ticks(folder.path)
    guard start > 0 else { return .nan }
    sleep(seconds)
    let taken = ticks(folder.path) - start
    return Double(taken) / Double(sysconf(Int32(_SC_CLK_TCK))) / Double(seconds) * 100
  }

  /// The work of the processes of the browser of this folder, in ticks of the system's clock: those that show pages,
  /// and the one that puts their layers together.
  private static func ticks(_ folder: String) -> Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { Int($0) }.map { process -> Int in
      let command = text(of: "/proc/\(process)/cmdline")
      guard command.contains(folder) else { return 0 }
      // Behind the program's name, in parentheses, the 12th and 13th word.
      let words = text(of: "/proc/\(process)/stat").split(separator: ")").last?
        .split(separator: " ").map { Int($0) ?? 0 }
      return words.map { $0.count > 12 ? $0[11] + $0[12] : 0 } ?? 0
    }.reduce(0, +)
  }

  private static func text(of path: String) -> String {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }
}

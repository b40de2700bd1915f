import Foundation

/// How long a page of a report takes in a headless Chromium until it can be used, as the page itself tells.
enum BrowserOpening {
  static let program = "/usr/bin/chromium"

  /// Not a number where the page does not tell.
  static func milliseconds(of page: String) -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1280,800",
      // Without time of its own the browser tells before the page does.
      "--virtual-time-budget=20000", "--dump-dom", "file://\(page)",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return .nan }
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let start = text.range(of: "data-ready=\"")?.upperBound ?? text.endIndex
    return Double(text[start...].prefix { $0.isNumber }) ?? .nan
  }
}

internal import Foundation
internal import Glibc

/// The one Chromium that all tests of a run share. It hears commands and answers them on a pipe, and ends when the
/// pipe does, with the tests.
actor BrowserProcess {
  private let commands: FileHandle
  private let process = Process()
  private var buffer = Data()
  private var number = 0
  private var answers: [Int: CheckedContinuation<BrowserMessage.Result, any Error>] = [:]
  /// Who waits for an event, by the page and the event's name.
  private var waiting: [String: CheckedContinuation<Void, any Error>] = [:]
  private var seen: Set<String> = []
  private var fault: BrowserFault?

  /// Chromium reads its third and writes its fourth descriptor; a shell puts our two there, and afterwards throws
  /// away what the browser has kept.
  private static let script = """
    "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1; rm -rf "$0"
    """

  init(program: String) throws {
    // A browser that has gone is told by the error of the write.
    _ = signal(SIGPIPE, SIG_IGN)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)").path
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", Self.script, folder, program, "--headless", "--no-sandbox", "--disable-gpu",
      "--hide-scrollbars", "--allow-file-access-from-files", "--user-data-dir=\(folder)",
      "--remote-debugging-pipe",
    ]
    process.standardInput = input
    process.standardOutput = output
    commands = input.fileHandleForWriting
    try process.run()
    let (chunks, feed) = AsyncStream<Data>.makeStream()
    output.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      feed.yield(data)
      guard data.isEmpty else { return }
      handle.readabilityHandler = nil
      feed.finish()
    }
    Task {
      for await data in chunks { await self.hear(data) }
      await self.end()
    }
  }

  /// Says something to the browser, or to one of its pages, and waits for the answer.
  func send(
    _ method: String, _ parameters: [String: BrowserValue] = [:], to page: String? = nil
  ) async throws -> BrowserMessage.Result {
    if let fault { throw fault }
    number += 1
    let command = BrowserCommand(
      id: number, method: method, params: parameters, sessionId: page)
    let bytes = try JSONEncoder().encode(command) + [0]
    let patience = Task { [number] in
      try await Task.sleep(for: Self.patience)
      giveUp(on: number, method)
    }
    defer { patience.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      answers[command.id] = continuation
      do {
        try commands.write(contentsOf: bytes)
      } catch {
        answers[command.id] = nil
        continuation.resume(throwing: error)
      }
    }
  }

  /// Waits until something has happened on a page, once in its life.
  func happened(_ event: String, on page: String) async throws {
    let key = "\(event) \(page)"
    if let fault { throw fault }
    guard seen.remove(key) == nil else { return }
    let patience = Task {
      try await Task.sleep(for: Self.patience)
      giveUp(on: key)
    }
    defer { patience.cancel() }
    try await withCheckedThrowingContinuation { waiting[key] = $0 }
  }

  // MARK: Giving up

  /// How long a test waits for anything: a page that never answers is a failure, and no endless run.
  private static let patience = Duration.seconds(240)

  private func giveUp(on number: Int, _ method: String) {
    answers.removeValue(forKey: number)?.resume(throwing: BrowserFault.slow(method))
  }

  private func giveUp(on key: String) {
    waiting.removeValue(forKey: key)?.resume(throwing: BrowserFault.slow(key))
  }

  // MARK: Hearing

  private func hear(_ data: Data) {
    buffer += data
    while let end = buffer.firstIndex(of: 0) {
      let message = try? JSONDecoder().decode(BrowserMessage.self, from: buffer[..<end])
      buffer = Data(buffer[buffer.index(after: end)...])
      if let message { take(message) }
    }
  }

  private func take(_ message: BrowserMessage) {
    if let id = message.id {
      let answer = answers.removeValue(forKey: id)
      if let fault = message.error {
        answer?.resume(throwing: BrowserFault.refused(fault.message))
      } else {
        answer?.resume(returning: message.result ?? .init())
      }
    } else if let method = message.method, let page = message.sessionId {
      let key = "\(method) \(page)"
      guard let continuation = waiting.removeValue(forKey: key) else {
        seen.insert(key)
        return
      }
      continuation.resume()
    }
  }

  private func end() {
    fault = .gone
    for answer in answers.values { answer.resume(throwing: BrowserFault.gone) }
    for continuation in waiting.values { continuation.resume(throwing: BrowserFault.gone) }
    (answers, waiting) = ([:], [:])
  }
}

/// Why a page cannot be shown.
enum BrowserFault: Error {
  case notInstalled
  case gone
  case refused(String)
  case noAnswer(String)
  case slow(String)
}

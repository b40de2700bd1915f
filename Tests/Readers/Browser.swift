public import Foundation

/// Pages as Chromium shows them. All tests share one browser; a page is a tab of its own without memory, and who
/// waits for one leaves the processor to the others.
public enum Browser {
  public static let isInstalled = program != nil

  private static let program = ["/usr/bin/chromium", "/usr/local/bin/chromium"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The browser, which starts when the first page is wanted.
  private static let shared = Result { () throws -> BrowserProcess in
    guard let program else { throw BrowserFault.notInstalled }
    return try BrowserProcess(program: program)
  }

  private static let turnstile = Turnstile(places: 3)

  /// The page once its scripts have run.
  ///
  /// - Parameter fragment: what stands behind the file in the address, its `#` included.
  public static func page(
    _ file: URL, _ fragment: String = "", _ look: PageLook = PageLook()
  ) async throws -> ShownPage {
    try await open(file.absoluteString + fragment, look) { tab in
      let answer = try await tab.send(
        "Runtime.evaluate", ["expression": "document.documentElement.outerHTML"])
      return try ShownPage(html: (answer.result?.value).unwrapped(or: file.path))
    }
  }

  /// The page after a reader has done something on it. Its own time goes on as everybody's does.
  public static func page(
    _ file: URL, _ fragment: String = "", _ look: PageLook = PageLook(), after acts: [PageAct]
  ) async throws -> ShownPage {
    var look = look
    // A browser whose time stands still hears no keys.
    look.milliseconds = 0
    return try await open(file.absoluteString + fragment, look) { tab in
      for act in acts { try await tab.perform(act) }
      try await tab.settle()
      let html = try await tab.evaluate("document.documentElement.outerHTML")
      return try ShownPage(html: html.unwrapped(or: file.path))
    }
  }

  /// The faults of a page that a reader with a keyboard, a screen reader or weak eyes would meet, a line for each.
  public static func faults(
    of file: URL, _ fragment: String = "", _ look: PageLook = PageLook(), after acts: [PageAct] = []
  ) async throws -> [String] {
    var look = look
    look.milliseconds = 0
    return try await open(file.absoluteString + fragment, look) { tab in
      for act in acts { try await tab.perform(act) }
      try await tab.settle()
      let found = try await tab.evaluate(PageRules.script).unwrapped(or: file.path)
      return found.split(separator: "\n").map(String.init)
    }
  }

  /// The page as a PNG file.
  public static func picture(of file: URL, _ look: PageLook = PageLook()) async throws -> Data {
    try await open(file.absoluteString, look) { tab in
      let answer = try await tab.send(
        "Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true])
      return try answer.data.flatMap { Data(base64Encoded: $0) }.unwrapped(or: file.path)
    }
  }

  private static func open<Answer: Sendable>(
    _ address: String, _ look: PageLook, _ ask: @Sendable (BrowserTab) async throws -> Answer
  ) async throws -> Answer {
    await turnstile.enter()
    let answer = await Result.caught {
      let tab = try await BrowserTab(shared.get())
      let answer = await Result.caught {
        try await tab.show(address, look)
        return try await ask(tab)
      }
      try await tab.close()
      return try answer.get()
    }
    await turnstile.leave()
    return try answer.get()
  }
}

extension Result where Failure == any Error {
  /// The outcome of a closure, also where it throws.
  fileprivate static func caught(
    _ work: () async throws -> Success
  ) async -> Result {
    do { return .success(try await work()) } catch { return .failure(error) }
  }
}

extension Optional {
  fileprivate func unwrapped(or page: String) throws -> Wrapped {
    guard let self else { throw BrowserFault.noAnswer(page) }
    return self
  }
}

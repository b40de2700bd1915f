/// One page of the browser.
struct BrowserTab: Sendable {
  private let browser: BrowserProcess
  private let context: String
  private let session: String

  init(_ browser: BrowserProcess) async throws {
    self.browser = browser
    context = try await browser.send("Target.createBrowserContext").browserContextId ?? ""
    let target = try await browser.send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": .text(context)])
    let attached = try await browser.send(
      "Target.attachToTarget", ["targetId": .text(target.targetId ?? ""), "flatten": true])
    session = attached.sessionId ?? ""
  }

  func send(
    _ method: String, _ parameters: [String: BrowserValue] = [:]
  ) async throws -> BrowserMessage.Result {
    try await browser.send(method, parameters, to: session)
  }

  /// Opens the page as the reader has it, and lets its time pass.
  func show(_ address: String, _ look: PageLook) async throws {
    try await set(look)
    _ = try await send("Page.enable")
    _ = try await send("Page.navigate", ["url": .text(address)])
    try await browser.happened("Page.loadEventFired", on: session)
    guard look.milliseconds > 0 else { return }
    _ = try await send(
      "Emulation.setVirtualTimePolicy",
      ["policy": "advance", "budget": .number(Double(look.milliseconds))])
    try await browser.happened("Emulation.virtualTimeBudgetExpired", on: session)
  }

  private func set(_ look: PageLook) async throws {
    _ = try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(look.size.width)), "height": .number(Double(look.size.height)),
        "deviceScaleFactor": .number(Double(look.scale)), "mobile": false,
      ])
    _ = try await send(
      "Emulation.setEmulatedMedia",
      [
        "features": .list([
          ["name": "prefers-color-scheme", "value": look.isDark ? "dark" : "light"],
          [
            "name": "prefers-reduced-motion",
            "value": look.wantsLessMotion ? "reduce" : "no-preference",
          ],
        ])
      ])
  }

  func close() async throws {
    _ = try await browser.send(
      "Target.disposeBrowserContext", ["browserContextId": .text(context)])
  }
}

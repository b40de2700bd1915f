/// Acts of a reader, as the browser hears them from its devices.
extension BrowserTab {
  func perform(_ act: PageAct) async throws {
    switch act {
    case .press(let key): try await press(key)
    case .type(let text): _ = try await send("Input.insertText", ["text": .text(text)])
    case .point(let selector):
      let (x, y) = try await middle(of: selector)
      try await mouse("mouseMoved", x, y)
    case .click(let selector):
      let (x, y) = try await middle(of: selector)
      try await mouse("mouseMoved", x, y)
      try await mouse("mousePressed", x, y)
      try await mouse("mouseReleased", x, y)
    case .drag(let selector, let way):
      let (x, y) = try await middle(of: selector)
      try await mouse("mouseMoved", x, y)
      try await mouse("mousePressed", x, y)
      for part in 1...4 {
        try await mouse(
          "mouseMoved", x + way.x * Double(part) / 4, y + way.y * Double(part) / 4, isDown: true)
      }
      try await mouse("mouseReleased", x + way.x, y + way.y)
    case .wheel(let selector, let distance, let withControl):
      let (x, y) = try await middle(of: selector)
      _ = try await send(
        "Input.dispatchMouseEvent",
        [
          "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": 0,
          "deltaY": .number(distance), "modifiers": withControl ? 2 : 0,
        ])
    case .wait(let selector): try await wait(for: selector)
    case .run(let expression): _ = try await evaluate(expression)
    }
  }

  /// The text that an expression gives on the page.
  func evaluate(_ expression: String) async throws -> String? {
    try await send("Runtime.evaluate", ["expression": .text(expression)]).result?.value
  }

  /// Waits until the page has painted twice: what an act has set off has been done by then.
  func settle() async throws {
    let words = """
      new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => \
      setTimeout(() => done(''), 0))))
      """
    _ = try await send(
      "Runtime.evaluate", ["expression": .text(words), "awaitPromise": true])
  }

  /// Ten seconds at most: then whoever looks finds what is missing.
  private func wait(for selector: String) async throws {
    let words = """
      new Promise(done => { const end = Date.now() + 10000, look = () =>
      document.querySelector(\(selector.debugDescription)) || Date.now() > end ? done('') :
      setTimeout(look, 10); look(); })
      """
    _ = try await send(
      "Runtime.evaluate", ["expression": .text(words), "awaitPromise": true])
  }

  private static let codes = [
    "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
    "ArrowRight": 39, "ArrowDown": 40, "Tab": 9,
  ]

  private func press(_ key: String) async throws {
    var fields: [String: BrowserValue] = ["key": .text(key)]
    if let code = Self.codes[key] { fields["windowsVirtualKeyCode"] = .number(Double(code)) }
    if key.count == 1 { fields["text"] = .text(key) }
    if key == "Enter" { fields["text"] = "\r" }
    fields["type"] = "keyDown"
    _ = try await send("Input.dispatchKeyEvent", fields)
    fields["type"] = "keyUp"
    fields["text"] = nil
    _ = try await send("Input.dispatchKeyEvent", fields)
  }

  private func mouse(_ type: String, _ x: Double, _ y: Double, isDown: Bool = false) async throws {
    let isButton = isDown || type != "mouseMoved"
    _ = try await send(
      "Input.dispatchMouseEvent",
      [
        "type": .text(type), "x": .number(x), "y": .number(y),
        "button": isButton ? "left" : "none", "buttons": isDown ? 1 : 0,
        "clickCount": isButton ? 1 : 0,
      ])
  }

  /// The middle of an element that is brought into sight.
  private func middle(of selector: String) async throws -> (x: Double, y: Double) {
    let answer = try await evaluate(
      """
      (() => { const e = document.querySelector(\(selector.debugDescription));
      if (!e) return ''; e.scrollIntoView({block: 'nearest'});
      const b = e.getBoundingClientRect();
      return (b.left + b.width / 2) + ' ' + (b.top + b.height / 2); })()
      """)
    let numbers = (answer ?? "").split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else { throw BrowserFault.noAnswer(selector) }
    return (numbers[0], numbers[1])
  }
}

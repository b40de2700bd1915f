internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// How diagnostics are written, and where to.
struct MessageForm: Equatable, Sendable {
  enum Shape: String, Sendable {
    case text, short, json, github
  }

  var shape = Shape.text
  var isColored = false
  /// Whether everything that is told goes to standard output as events.
  var isEvents = false
  var isQuiet = false
  var isVerbose = false

  init() {}

  init(_ arguments: ParsedArguments, isColored: Bool = false) {
    shape = arguments.value(of: .diagnostics).flatMap(Shape.init) ?? .text
    self.isColored = isColored
    isEvents = arguments.has(.json)
    isQuiet = arguments.has(.quiet)
    isVerbose = arguments.has(.verbose) || arguments.has(.debug)
  }

  /// The part that can change the text of a diagnostic: not whether it is told.
  var fingerprint: String {
    "\(isEvents ? "events" : shape.rawValue)\(isColored && !isEvents ? "-colored" : "")"
  }

  /// The diagnostic in its form, with a line break at its end.
  func text(_ diagnostic: Diagnostic) -> TerminalText {
    switch shape {
    case .text: diagnostic.terminalText(isColored ? .ansi : .plain) + "\n"
    case .short: diagnostic.shortTerminalText + "\n"
    case .json: TerminalText(diagnostic.event) + "\n"
    case .github: TerminalText(diagnostic.annotation) + "\n"
    }
  }
}

extension SceneReport {
  /// Tells a diagnostic where the form has it; an error decides the exit code.
  mutating func tell(_ diagnostic: Diagnostic, _ form: MessageForm, code: ExitCode = .done) {
    let isError = diagnostic.severity == .error
    self.code = max(self.code, isError ? code.telling(of: diagnostic.concern) : code)
    let text = form.isEvents ? TerminalText(diagnostic.event) + "\n" : form.text(diagnostic)
    if isError { tell(text, form) } else { warn(text, form) }
  }

  /// Tells something that other scenes of the batch may tell as well: an error is a difference.
  mutating func tellOnce(of about: String, _ diagnostic: Diagnostic, _ form: MessageForm) {
    let text = form.isEvents ? TerminalText(diagnostic.event) + "\n" : form.text(diagnostic)
    once[about] = text
    guard diagnostic.severity == .error else { return }
    code = max(code, .different)
    if form.isQuiet { tell(text, form) }
  }

  /// Warns of something, or tells once more what a run before has warned of.
  mutating func warn(_ text: TerminalText, _ form: MessageForm) {
    warnings += text
    if !form.isQuiet { tell(text, form) }
  }

  private mutating func tell(_ text: TerminalText, _ form: MessageForm) {
    if form.isEvents { output += text } else { error += text }
  }
}

extension Console {
  /// Does the work of a command: whatever it throws is told, and decides how the program ends.
  /// - Parameter code: of an error that has none.
  func ending(
    _ form: MessageForm, otherwise code: String, _ work: () throws -> ExitCode
  ) -> ExitCode {
    do {
      return try work()
    } catch let collision as PathCollision {
      tell(collision, form)
      return .usage
    } catch let fault as FileFault {
      tell(fault, form)
      return fault.exitCode
    } catch let diagnostic as Diagnostic {
      tell(diagnostic, form)
      return Self.end(of: diagnostic)
    } catch let fault as any CodedError {
      tell(fault, form)
    } catch {
      tell(Diagnostic(code: code, "\(error)"), form)
    }
    return .files
  }

  /// Words of the command line and the text of a scene are told apart from files that are out of reach.
  static func end(of diagnostic: Diagnostic) -> ExitCode {
    guard diagnostic.concern == .request else { return .files.telling(of: diagnostic.concern) }
    if diagnostic.code.hasPrefix("usage/") { return .usage }
    let isText = ["syntax", "yaml/"].contains { diagnostic.code.hasPrefix($0) }
    return isText ? .scene : .files
  }

  /// Tells what is not written because something else would be lost.
  func tell(_ collision: PathCollision, _ form: MessageForm) {
    for (_, refusal) in collision.refusals {
      tell(refusal, form)
    }
  }

  /// Tells why something that no scene is at fault for could not be done.
  func tell(_ fault: some CodedError, _ form: MessageForm) {
    tell(Diagnostic(fault), form)
  }

  /// Tells something that no scene is at fault for.
  func tell(_ diagnostic: Diagnostic, _ form: MessageForm) {
    if form.isEvents {
      write(TerminalText(diagnostic.event) + "\n")
    } else {
      writeError(form.text(diagnostic))
    }
  }
}

internal import Drawing
internal import Scene

/// A part of the work on a scene that may take long, for the message of whoever waits for it.
package struct WorkPhase: Equatable, Sendable {
  package enum Kind: Int, Sendable {
    case start, reading, playing, calling, drawing, frames, program, checking
  }

  package var kind: Kind
  /// A step, or a file.
  package var subject: String
  /// A call, or a program.
  package var detail: String
  package var drawn = 0
  package var packed = 0
  package var frames = 0

  /// The place of the work: `in the layout's call prepare`.
  package var text: String {
    switch kind {
    case .start: "before it was begun"
    case .reading: "while the scene was read"
    case .playing: "while \(stage) was played"
    case .calling: "while \(stage) was played, in \(detail)"
    case .drawing: "while '\(subject.shortened(to: 60))' was drawn"
    case .frames:
      "while '\(subject.shortened(to: 60))' was drawn: of \(frames) frames \(drawn) were drawn"
        + " and \(packed) packed"
    case .program: "while \(detail) worked on '\(subject.shortened(to: 60))'"
    case .checking: "while it was compared with what it expects"
    }
  }

  private var stage: String {
    subject.isEmpty ? "the start" : "step \"\(subject.shortened(to: 60))\""
  }

  /// The advice for work that takes too long.
  package var hint: String {
    switch kind {
    case .start, .reading: "raise --max-seconds"
    case .playing: "let the scene show fewer elements, or raise --max-seconds"
    case .calling:
      "that call had not come back: look there, let the scene hold fewer items, or raise --max-seconds"
    case .drawing: "draw fewer elements or pixels, or raise --max-seconds"
    case .frames: "ask for fewer frames or pixels (fps, duration, scale), or raise --max-seconds"
    case .program: "run the program by itself, or raise --max-seconds"
    case .checking: "raise --max-seconds"
    }
  }

  /// Seconds that a scene may take: more where it asks for many frames.
  package static func seconds(_ base: Int, megapixels: Int) -> Int {
    let more = base.multipliedReportingOverflow(by: max(0, megapixels))
    return more.overflow ? base : base + more.partialValue / megapixelsForDouble
  }

  /// As many millions of pixels in frames as double the time.
  private static let megapixelsForDouble = 600
}

/// Shows on a board what a scene that is played is at.
@MainActor package final class PhaseWatcher: PlayWatcher {
  private let board: PhaseBoard
  private var step = ""
  private var calls: [String] = []

  package init(_ board: PhaseBoard) {
    self.board = board
  }

  package func plays(step: String?) {
    self.step = step ?? ""
    calls = []
    show()
  }

  package func callBegins(_ call: String) {
    calls.append(call)
    show()
  }

  package func callEnds() {
    _ = calls.popLast()
    show()
  }

  private func show() {
    if let call = calls.last {
      board.show(.calling, step, detail: call)
    } else {
      board.show(.playing, step)
    }
  }
}

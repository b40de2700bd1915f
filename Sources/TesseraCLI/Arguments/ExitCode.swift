internal import Notation

/// How the program ends. Of several, the highest counts.
enum ExitCode: Int32, Comparable, Sendable, CaseIterable {
  case done = 0
  case different = 1
  case usage = 2
  case scene = 3
  case layout = 4
  case files = 5
  case system = 6
  case fault = 70
  case interrupted = 130

  var meaning: String {
    switch self {
    case .done: "everything was done, nothing differs"
    case .different: "a check failed: something differs from what is expected"
    case .usage: "the command line is wrong"
    case .scene: "a scene is wrong"
    case .layout: "a layout or an update broke its contract, or took too long"
    case .files: "a file could not be read or written, for want of room or of open files, too"
    case .system: "the system refused memory or processes, or killed one"
    case .fault: "a mistake of this program"
    case .interrupted: "interrupted; a second run goes on where this one ended"
    }
  }

  /// The same for something of this sort: a limit of the system is told apart by what could not be had, whatever was
  /// done when it was met.
  func telling(of concern: ErrorConcern) -> ExitCode {
    switch concern {
    case .room: .files
    case .system: .system
    case .request, .layout, .files: self
    }
  }

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}

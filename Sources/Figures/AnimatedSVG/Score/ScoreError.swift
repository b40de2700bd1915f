import Drawing

/// Why changes cannot be played as they are asked for.
public enum ScoreError: Error, Equatable, Sendable {
  /// The list of steps is empty.
  case noSteps
  /// A pause in seconds that is not within 0 to 86,400, a day.
  case pause(Double)
  /// A speed that is not within 0.001 to 1,000.
  case speed(Double)
  /// A number of times that is not within 1 to 65,535.
  case repetition(Int)

  static let pauses = 0.0...86_400
  static let speeds = 0.001...1000
  static let counts = 1...65_535
}

extension ScoreError: CustomStringConvertible {
  /// The code of the fault, the number that was found, and the numbers that were expected.
  public var description: String {
    switch self {
    case .noSteps: "score/no-steps: found no change, expected one at least"
    case .pause(let seconds):
      "score/pause: found \(NumberText.text(seconds)) seconds, expected 0 to 86400"
    case .speed(let speed):
      "score/speed: found \(NumberText.text(speed)), expected 0.001 to 1000"
    case .repetition(let count):
      "score/repetition: found \(count), expected 1 to 65535, or for ever"
    }
  }
}

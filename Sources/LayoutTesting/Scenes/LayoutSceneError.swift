/// Why a scene of a test cannot be played, or be held to goldens.
public enum LayoutSceneError: Error, Equatable {
  /// A scene file has its own steps.
  case stepsOfFile(String)
  /// A word for the mode of recording that is none.
  case unknownMode(String)
  /// Another expectation, at this line, holds the golden of this path to something else.
  case sharedGolden(String, with: String)
  /// An item has no cell in a phase of a step; the items that have one.
  case noCell(String, phase: String, known: [String])
  /// The golden of this path cannot be read.
  case unreadable(String, why: String)
}

extension LayoutSceneError: CustomStringConvertible {
  /// The finding in one sentence, and the next thing to do about it in a second line.
  public var description: String {
    switch self {
    case .stepsOfFile(let step):
      """
      the step '\(step)' cannot be added to a scene file, which has its own
      hint: write it into the file, or make the scene in Swift
      """
    case .unknownMode(let word):
      """
      TESSERA_MODE is '\(word)', which is no mode
      hint: the modes are missing, all and never
      """
    case .sharedGolden(let path, let line):
      """
      the golden '\(path)' is held by another expectation, which gives something else: \(line)
      hint: give one of them a name: expectTable("wide")
      """
    case .noCell(let item, let phase, let known):
      """
      there is no cell of '\(item)' in the phase '\(phase)'
      hint: there are \(known.isEmpty ? "none" : known.joined(separator: ", "))
      """
    case .unreadable(let path, let why):
      """
      the golden '\(path)' cannot be read: \(why)
      hint: take it from where it was accepted, or record it again: TESSERA_MODE=all swift test
      """
    }
  }
}

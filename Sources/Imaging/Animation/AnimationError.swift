public import Notation
public import Platform

/// Why an animation cannot be written: what was found and what was expected.
public enum AnimationError: Error, Equatable, Sendable {
  /// The file cannot be opened or written.
  case file(FileError)
  /// There is no frame at all.
  case noFrames
  /// A frame's time is negative or longer than a day.
  case duration(seconds: Double)
  /// A number of repetitions outside of 1 to 65,535.
  case loopCount(Int)
  /// Sides in pixels that are 0 or longer than the format allows.
  case size(width: Int, height: Int, largest: Int, format: String)
  /// A frame in another size, in pixels, than the first one.
  case frameSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// A name for numbered files that has no place for the number.
  case frameName(String)
  /// A frame lets something through although the first one does not, and the format has no place for it then.
  case translucentFrame
  /// A library that packs frames gave up.
  case encoder(String, hint: String? = nil)
  /// More frames than a format can count.
  case frameCount(Int, largest: Int, format: String)
  /// A number of frames a second outside of 1 to the format's highest.
  case frameRate(Int, largest: Int, format: String)
}

extension AnimationError: CodedError {
  /// The page about outputs that cannot be made.
  public var code: String { "output/failed" }
  /// The fault with the values that were found and those that were expected.
  public var message: String {
    switch self {
    case .file(let error): error.description
    case .noFrames: "an animation without frames – expected one at least"
    case .duration(let seconds):
      "a frame of \(seconds) seconds – expected 0 to \(FrameDuration.longestSeconds)"
    case .loopCount(let count): "\(count) repetitions – expected 1 to 65535, or for ever"
    case .size(let width, let height, let largest, let format):
      "frames of \(width) by \(height) pixels – \(format) expects sides from 1 to \(largest)"
    case .frameSize(let width, let height, let expectedWidth, let expectedHeight):
      "a frame of \(width) by \(height) pixels – expected \(expectedWidth) by \(expectedHeight)"
        + " like the first one"
    case .frameName(let name): "'\(name)' – expected '{frame}' or '{frame:04}' in it"
    case .translucentFrame:
      "a frame that lets something through – expected opaque ones like the first one"
    case .encoder(let reason, _): reason
    case .frameCount(let count, let largest, let format):
      "\(count) frames – \(format) expects \(largest) at most"
    case .frameRate(let rate, let largest, let format):
      "\(rate) frames a second – \(format) expects 1 to \(largest)"
    }
  }

  /// A way out where the library or program that packs frames has one to offer, else nil.
  public var hint: String? {
    if case .encoder(_, let hint) = self { hint } else { nil }
  }
}

extension AnimationError: FileFailure {
  package var fileError: FileError? {
    if case .file(let error) = self { error } else { nil }
  }
}

internal import Platform

/// A part of the work on one scene, with its time.
package struct WorkTime: Equatable, Sendable {
  /// The verb: `read`, `play`, `draw`.
  package let part: String
  /// The files that it was done for, where it was not done for the whole scene.
  package let files: String?
  /// Microseconds on the system's clock, which all processes share.
  package let start: Int
  package let duration: Int

  /// Now, on that clock.
  package static var clock: Int { SystemClock.microseconds }

  /// `read`, `draw feed.svg`.
  package var name: String { files.map { "\(part) \($0)" } ?? part }

  package init(_ part: String, of files: String? = nil, start: Int, duration: Int) {
    self.part = part
    self.files = files
    self.start = start
    self.duration = duration
  }

  /// A part that ends now.
  package init(_ part: String, of files: String? = nil, since start: Int) {
    self.init(part, of: files, start: start, duration: Self.clock - start)
  }
}

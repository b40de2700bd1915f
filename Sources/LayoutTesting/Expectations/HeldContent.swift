internal import Notation

/// Something that is held to a golden: numbers, a drawing, pixels.
@MainActor protocol HeldContent {
  /// Of the golden's file.
  var ending: String { get }
  /// Of the file that shows a difference.
  var differenceEnding: String { get }
  /// Of the files that show what was accepted, and what came out, to people; nil where golden and outcome do so.
  var pictureEnding: String? { get }
  /// The same for what gives the same golden.
  func sum() throws -> String
  /// Whether the golden is known to be the same before anything is made.
  func isKnown(by golden: [UInt8]) -> Bool
  /// The bytes of a golden of it.
  func bytes() throws -> [UInt8]
  /// How it differs. Throws where the golden cannot be read.
  func difference(from golden: [UInt8], to made: [UInt8]) throws -> HeldDifference
}

extension HeldContent {
  var differenceEnding: String { ending }

  var pictureEnding: String? { nil }

  func sum() throws -> String { SHA256.text(of: try bytes()) }

  func isKnown(by golden: [UInt8]) -> Bool { false }
}

/// How something differs from its golden.
struct HeldDifference {
  /// One sentence for each thing that differs; empty where nothing does.
  var sentences: [String]
  /// The bytes of a file that shows it, made if somebody asks for it.
  var shown: () throws -> [UInt8]
  /// Golden and outcome as pictures; nil where they are pictures themselves.
  var pictures: (() throws -> (before: [UInt8], after: [UInt8]))?

  init(
    sentences: [String], pictures: (() throws -> (before: [UInt8], after: [UInt8]))? = nil,
    shown: @escaping () throws -> [UInt8]
  ) {
    (self.sentences, self.shown, self.pictures) = (sentences, shown, pictures)
  }
}

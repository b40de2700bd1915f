internal import CoreGraphics
internal import Drawing
internal import Imaging
internal import SceneFormat
internal import VisualDiff

/// A picture that was accepted, and what its list says of it.
struct AcceptedPicture {
  let path: String
  let bytes: [UInt8]
  let entry: GoldenPictures.Entry?
  /// Whether its drawing has the same sum now.
  let isDrawnAlike: Bool
}

/// An accepted picture that cannot be read.
struct GoldenFault: Error {
  let diagnostic: Diagnostic
}

/// The differences of a file to the accepted one, or of the files of a row, in words.
struct PictureVerdict {
  private let file: PlannedFile
  private let maker: OutputMaker
  private var differing: [AcceptedPicture] = []
  /// Of the first that differs.
  private var all: [String] = []

  init(on file: PlannedFile, seenBy maker: OutputMaker) {
    self.file = file
    self.maker = maker
  }

  /// Pictures whose files are made of other bytes and that look the same are the same.
  mutating func compare(_ accepted: AcceptedPicture, to made: [UInt8]) throws {
    let found = try differences(accepted, made)
    guard !found.isEmpty else { return }
    if differing.isEmpty { all = found }
    differing.append(accepted)
  }

  private func differences(_ accepted: AcceptedPicture, _ made: [UInt8]) throws -> [String] {
    let before: ComparedSide
    do {
      before = try ComparedSide(accepted.path, accepted.bytes)
    } catch {
      throw Self.unreadable(accepted, error)
    }
    switch (before, try ComparedSide(accepted.path, made)) {
    case (.frames(let before), .frames(let after)):
      let difference = try AnimationDifference(before, after)
      guard !difference.isNone else { return [] }
      guard let still = difference.still else { return difference.text(isVerbose: false).lines }
      return words(of: still)
    case (.drawing(let before), .drawing(let after)):
      do throws(DrawingDifference.Fault) {
        return try DrawingDifference(before, after).lines
      } catch {
        throw Self.unreadable(accepted, error.error)
      }
    default:
      return ["\(accepted.bytes.count) bytes, now \(made.count) others"]
    }
  }

  private static func unreadable(_ accepted: AcceptedPicture, _ error: any Error) -> GoldenFault {
    GoldenFault(
      diagnostic: Diagnostic(
        .pictureList, "the accepted picture '\(accepted.path)' cannot be read: \(error)",
        help: "take it from where it was accepted, or record it again"))
  }

  // MARK: Names

  /// Who differs, as far as the drawing tells, then where.
  private func words(of difference: PictureDifference) -> [String] {
    let elements = (try? maker.elements(of: file)) ?? SeenElements([])
    let scale = CGFloat(file.scale)
    let named = difference.regions.map { region -> String in
      guard let name = elements.name(in: region.box, scale: scale) else { return region.text }
      return "\(name): \(region.text)"
    }
    let sizes = difference.sizes.map { "sizes differ: \($0[0])x\($0[1]) and \($0[2])x\($0[3])" }
    return [sizes, difference.pixelText].compactMap(\.self) + named
  }

  // MARK: The finding

  private static let shownLines = 12

  /// The differences of the first picture that has some.
  var lines: [String] {
    let rest = all.count - Self.shownLines
    return all.prefix(Self.shownLines) + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// The name of all changes that are told in the same words.
  var group: String { ChangeGroup.name(of: all.joined(separator: "\n")) }

  /// nil where everything looks as it was accepted.
  func finding(at span: SourceSpan, drawnBy origin: PictureOrigin) -> Diagnostic? {
    guard let first = differing.first else { return nil }
    let others = differing.count - 1
    let more = others == 0 ? "" : " and \(others) more of its row"
    let verb = others == 0 ? "differs" : "differ"
    return Diagnostic(
      .picture, "\"\(first.path)\"\(more) \(verb) from what was accepted",
      at: span, details: lines,
      notes: notes(on: first, drawnBy: origin),
      help: """
        repair what draws it, or look at it and record it; tessera approve --group \(group) \
        accepts all that changed so
        """)
  }

  private func notes(on picture: AcceptedPicture, drawnBy origin: PictureOrigin) -> [String] {
    guard let entry = picture.entry else { return ["the list does not name it"] }
    var notes: [String] = []
    if entry.origin.version != origin.version {
      notes.append("drawn by \(entry.origin.version), now \(origin.version)")
    } else if entry.origin != origin {
      notes.append("drawn with other fonts or libraries than now")
    }
    if picture.isDrawnAlike {
      notes.append("what is drawn is the same: it is drawn in another way")
    }
    if entry.bytes != picture.bytes.count {
      notes.append("the accepted file has another size than its list says: it was replaced by hand")
    }
    return notes
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}

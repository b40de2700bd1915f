internal import Drawing
internal import Notation
internal import SceneFormat
internal import VisualDiff

/// A picture that was accepted, and what its list says of it.
struct AcceptedPicture {
  let path: String
  let bytes: [UInt8]
  let entry: GoldenPictures.Entry?
  /// Whether its drawing has the same sum now.
  let isDrawnAlike: Bool
  /// Whether the same fonts, libraries and version have drawn it that draw now.
  let isOfNow: Bool
  /// The drawings that it showed, as far as they were kept.
  let drawings: [AcceptedDrawings.Entry]
}

/// An accepted picture that cannot be read.
struct GoldenFault: Error {
  let diagnostic: Diagnostic
}

/// The differences of a file to the accepted one, or of the files of a row, in words.
struct PictureVerdict {
  private let file: PlannedFile
  private let maker: OutputMaker
  private let allowance: PictureAllowance
  private var differing: [AcceptedPicture] = []
  /// Of the first that differs.
  private var first = SeenDifference()
  /// The pictures of a row that only one side has.
  var runs: [SeenDifference.Run] = []
  /// The pictures that pass, although something in them is otherwise, and what.
  private(set) var passes: [(path: String, words: [String])] = []

  init(
    on file: PlannedFile, seenBy maker: OutputMaker, allowing allowance: PictureAllowance = .nothing
  ) {
    self.file = file
    self.maker = maker
    self.allowance = allowance
  }

  /// Pictures whose files are made of other bytes and that look the same are the same.
  @discardableResult
  mutating func compare(
    _ accepted: AcceptedPicture, to made: [UInt8]
  ) throws -> SeenDifference {
    let found = try difference(accepted, made)
    guard !found.isNone else { return found }
    if differing.isEmpty { first = found }
    differing.append(accepted)
    return found
  }

  private mutating func difference(
    _ accepted: AcceptedPicture, _ made: [UInt8]
  ) throws -> SeenDifference {
    let others = SeenDifference(
      line: "\(accepted.bytes.count) bytes, now \(made.count) others")
    switch judgement(of: accepted) {
    case .passes:
      passes.append((accepted.path, ["only ignored parts are drawn otherwise"]))
      return SeenDifference()
    case .fails: return try difference(accepted, made, else: others, by: .nothing)
    case nil: return try difference(accepted, made, else: others, by: allowance)
    }
  }

  /// The outcome where the drawings behind pixels tell it.
  private enum Judgement {
    case passes, fails
  }

  /// Pixels may pass that look alike, and drawings only as far as they are the same: of pixels nobody can tell whether a
  /// corner is rounder or was drawn by somebody else.
  private func judgement(of accepted: AcceptedPicture) -> Judgement? {
    guard !allowance.isNothing, allowance.rules.ignored?.haveMasks != true,
      let entry = accepted.entry, SHA256.text(of: accepted.bytes) == entry.sha256
    else { return nil }
    let now = shown(as: accepted.path)
    let elements = SeenElements(now.flatMap(\.drawing.items))
    allowance.rules.ignored?.meet { !elements.areas(of: $0, scale: 1).isEmpty }
    guard let left = films(nil).differences(from: accepted.drawings, to: now, elements) else {
      return nil
    }
    guard left.allSatisfy({ allowance.counted($0, elements).isNone }) else { return .fails }
    // Of a film a few moments are known, and what differs may lie between them.
    let isWhole = file.output.kind.content == .drawing
    return isWhole && accepted.isOfNow && allowance.rules.ignored != nil ? .passes : nil
  }

  private func films(_ frames: (before: Int, after: Int)?) -> FilmCauses {
    FilmCauses(of: file, by: maker, frames: frames, allowing: allowance)
  }

  /// - Parameter allowance: for the pixels; causes are those of what is looked at in any case.
  private mutating func difference(
    _ accepted: AcceptedPicture, _ made: [UInt8], else others: SeenDifference,
    by allowance: PictureAllowance
  ) throws -> SeenDifference {
    // Nobody decodes a film of ffmpeg's: its drawings tell, where they were kept.
    guard let after = try? ComparedSide(accepted.path, made) else {
      return named(others, from: accepted)
    }
    let before: ComparedSide
    do {
      before = try ComparedSide(accepted.path, accepted.bytes)
    } catch DiffFault.document {
      return named(others, from: accepted)
    } catch {
      throw Self.unreadable(accepted, DiffFault.torn(accepted.path, accepted.bytes) ?? error)
    }
    switch (before, after) {
    case (.frames(let before), .frames(let after)):
      let difference = try allowed(before, after, of: accepted.path, by: allowance)
      guard !difference.isNone else { return SeenDifference() }
      return named(SeenDifference(difference), from: accepted, as: difference)
    case (.drawing(let before), .drawing(let after)):
      do throws(DrawingDifference.Fault) {
        let all = try DrawingDifference(before, after)
        let counted = allowance.counted(all, seen)
        if counted.isNone, !all.isNone {
          passes.append((accepted.path, ["only what is let pass is drawn otherwise"]))
        }
        var found = SeenDifference(counted, seen)
        // Elements that move have no frame for all of a film.
        if file.output.kind.content == .film { found.outlines = [] }
        return found
      } catch {
        let torn = DiffFault.torn(accepted.path, error.isSecond ? made : accepted.bytes)
        throw Self.unreadable(accepted, torn ?? error.error)
      }
    default: return others
    }
  }

  /// Without what is let pass, which is noted.
  private mutating func allowed(
    _ before: ComparedFrames, _ after: ComparedFrames, of path: String,
    by allowance: PictureAllowance
  ) throws -> AnimationDifference {
    let known = allowance.rules.ignored?.hidden ?? .init()
    allowance.place(maker.elementsByFrame(of: file, in: path), scale: file.scale)
    let difference = try AnimationDifference(before, after, by: allowance.rules)
    let words = allowance.words(for: difference, ignoring: known)
    if !words.isEmpty { passes.append((path, words)) }
    return difference
  }

  /// The same with the causes that the drawings of both sides tell.
  /// - Parameter pixels: how the files differ, where they can be read.
  private func named(
    _ seen: SeenDifference, from accepted: AcceptedPicture, as pixels: AnimationDifference? = nil
  ) -> SeenDifference {
    let still = pixels?.still
    let now = shown(as: accepted.path)
    let elements = SeenElements(now.flatMap(\.drawing.items))
    let seen = still.map { SeenDifference($0, elements, scale: file.scale) } ?? seen
    let films = films(pixels.map { ($0.counts.before, $0.counts.after) })
    let causes = films.causes(from: accepted.drawings, to: now, elements)
    return seen.naming(causes, areAll: still != nil, scale: still == nil ? 1 : file.scale)
  }

  /// The drawings behind the pixels as they are now.
  private func shown(as path: String) -> [ShownDrawing] {
    ((try? maker.shownDrawings(of: file)) ?? []).filter { $0.path == path }
  }

  /// Who is drawn where in what is drawn now.
  private var seen: SeenElements { (try? maker.elements(of: file)) ?? SeenElements([]) }

  /// The first picture that has some.
  var path: String? { differing.first?.path }

  private static func unreadable(_ accepted: AcceptedPicture, _ error: any Error) -> GoldenFault {
    let reason = (error as? any CodedError)?.message ?? "\(error)"
    return GoldenFault(
      diagnostic: Diagnostic(
        .pictureList, "the accepted picture '\(accepted.path)' cannot be read: \(reason)",
        help: "take it from where it was accepted, or record it again"))
  }

  // MARK: The finding

  private static let shownLines = 12

  /// The differences of the first picture that has some.
  var lines: [String] {
    let rest = first.lines.count - Self.shownLines
    return first.lines.prefix(Self.shownLines) + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// The name of all changes that are told in the same words.
  var group: String { first.group }

  /// nil where everything looks as it was accepted.
  /// - Parameter scene: as the command line that accepts the change has it.
  func finding(
    at span: SourceSpan, drawnBy origin: PictureOrigin, of scene: String
  ) -> Diagnostic? {
    guard let first = differing.first else { return nil }
    let others = differing.count - 1
    let more = others == 0 ? "" : " and \(others) more of its row"
    let verb = others == 0 ? "differs" : "differ"
    var diagnostic = Diagnostic(
      .picture, "\"\(first.path)\"\(more) \(verb) from what was accepted",
      at: span, details: runs.prefix(Self.shownLines).map(\.text) + lines,
      notes: notes(on: first, drawnBy: origin),
      help: """
        repair what draws it, or accept what changed so: tessera approve --group \(group) \(scene)
        """)
    diagnostic.changes = runs.map(\.picture) + self.first.changes
    return diagnostic
  }

  /// Hints about the cause that the list gives.
  func notes(on picture: AcceptedPicture, drawnBy origin: PictureOrigin) -> [String] {
    guard let entry = picture.entry else { return ["the list does not name it"] }
    var notes: [String] = []
    if entry.origin.version != origin.version {
      notes.append("drawn by \(entry.origin.version), now \(origin.version)")
    } else if entry.origin != origin {
      notes.append("drawn with other fonts or libraries than now")
    }
    let isListed = SHA256.text(of: picture.bytes) == entry.sha256
    if picture.isDrawnAlike, isListed {
      notes.append("what is drawn is the same: it is drawn in another way")
    }
    if !isListed {
      notes.append("the accepted file is not the one that its list names: it was replaced by hand")
    }
    return notes
  }
}

internal import CoreGraphics
internal import Drawing
internal import Imaging
internal import Notation
internal import SceneFormat
internal import VisualDiff

/// The differences to accepted pictures that are let pass, and the parts of them that nobody looks at.
struct PictureAllowance {
  /// Of pictures all of whose pixels count.
  static var nothing: PictureAllowance { PictureAllowance(ComparisonRules()) }

  let rules: ComparisonRules
  /// The masks that were read.
  private(set) var inputs: [ReadFile] = []

  /// Whether every pixel counts.
  var isNothing: Bool { rules.profile == .exact && rules.ignored == nil }

  private init(_ rules: ComparisonRules) { self.rules = rules }

  /// Throws where a mask cannot be read.
  init(_ expectation: PictureExpectation, in home: SceneHome, limit: Int) throws(Diagnostic) {
    var rules = ComparisonRules(
      expectation.profile.flatMap { DiffProfile(rawValue: $0.rawValue) } ?? .exact)
    var inputs: [ReadFile] = []
    if !expectation.ignored.isEmpty {
      rules.ignored = try IgnoredParts(
        expectation.ignored.map(\.word)
      ) { (name) throws(Diagnostic) in
        let mask = try Mask(name, at: expectation.span(of: name), in: home, limit: limit)
        inputs.append(mask.file)
        return mask.picture
      }
    }
    (self.rules, self.inputs) = (rules, inputs)
  }

  /// A picture whose painted parts nobody looks at.
  private struct Mask {
    let picture: Bitmap
    let file: ReadFile

    init(
      _ name: String, at span: SourceSpan?, in home: SceneHome, limit: Int
    ) throws(Diagnostic) {
      let bytes: [UInt8]?
      do {
        bytes = try home.read(name, limit: limit)
      } catch {
        throw Diagnostic(error, at: span)
      }
      guard let bytes else {
        throw Diagnostic(
          .pictureMask, "the mask \"\(name)\" is not there", at: span,
          help: "a mask lies beside its scene; elements are ignored by their names")
      }
      file = ReadFile(path: home.path(name), content: bytes)
      do {
        picture = try ImageDecoder().decode(bytes)
      } catch {
        throw Diagnostic(
          .pictureMask, "the mask \"\(name)\" cannot be read: \(error.message)", at: span,
          help: "save it as PNG: painted parts are ignored, white and clear ones are looked at")
      }
    }
  }

  /// Two drawings, without what is let pass.
  func counted(
    _ difference: DrawingDifference, _ elements: SeenElements
  ) -> DrawingDifference {
    let kept = seen(difference, elements)
    return rules.profile == .exact ? kept : kept.exceptFonts
  }

  /// Two drawings, without what nobody looks at.
  func seen(_ difference: DrawingDifference, _ elements: SeenElements) -> DrawingDifference {
    rules.ignored?.seen(difference, elements) ?? difference
  }

  /// The words for what passed, of pictures that pass.
  /// - Parameter known: what was not looked at before them.
  func words(
    for difference: AnimationDifference, ignoring known: IgnoredParts.Count
  ) -> [String] {
    guard difference.isNone else { return [] }
    let ignored = (rules.ignored?.hidden ?? .init()) - known
    let passed: String? =
      switch difference.still {
      case let still?:
        still.tolerated > 0 ? [still.pixelText, still.toleratedText].text : nil
      case nil:
        difference.similar == 0
          ? nil
          : "\(difference.similar) of \(difference.counts.after) frames differ, and pass as "
            + rules.profile.rawValue
      }
    return [passed, ignored.differing > 0 ? ignored.text : nil].compactMap(\.self)
  }

  /// Says where elements lie in the pictures that are compared next.
  func place(_ elements: @escaping (_ frame: Int) -> SeenElements, scale: Int) {
    rules.ignored?.place(at: scale) { elements($1).areas(of: $0, scale: CGFloat(scale)) }
  }
}

extension [String?] {
  fileprivate var text: String { compactMap(\.self).joined(separator: ", ") }
}

extension PictureExpectation {
  /// The place of a part of this name in the scene's file.
  fileprivate func span(of name: String) -> SourceSpan? {
    for case .named(let word) in ignored where word.value == name { return word.span }
    return nil
  }
}

extension PictureExpectation.IgnoredPart {
  /// As `IgnoredParts` reads it.
  fileprivate var word: String {
    switch self {
    case .named(let word): word.value
    case .area(let area):
      [
        area.minX, area.minY, area.maxX.rounded(.up) - area.minX.rounded(.down),
        area.maxY.rounded(.up) - area.minY.rounded(.down),
      ]
      .map { "\(Int(min($0, CGFloat(Bitmap.largestSide)).rounded(.down)))" }
      .joined(separator: ",")
    }
  }
}

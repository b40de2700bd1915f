import CoreGraphics
public import Rendering
public import SceneFormat
public import Testing
public import VisualDiff

// All of them are held to goldens in a folder beside the test's file, by the name of the test, the name that is given
// here and the variant. A failure is an issue at the line of the call, with what was accepted, what came out and the
// difference as attachments.
extension LayoutRun {
  /// Fails where an element stands elsewhere than in the golden: the table of all attributes, of every step before, on
  /// its way and after. Needs no fonts, and is the same for all themes.
  /// - Parameters:
  ///   - name: tells it from other tables of the test.
  ///   - tolerance: numbers that are not further apart are the same, in points.
  public func expectTable(
    _ name: String = "", tolerance: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let content = TableContent(table: played.run.table, tolerance: tolerance)
    expect(content, as: GoldenName(name, variant.nameOfNumbers), at: sourceLocation)
  }

  /// Fails where an element is on its way elsewhere than in the golden, or at another time: the table of every step at
  /// so many moments, in equal distances from its start to its end.
  public func expectMotion(
    _ name: String = "motion", moments: Int = 5, tolerance: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let content = TableContent(
      table: played.run.table(moments: max(1, moments)), tolerance: tolerance)
    expect(content, as: GoldenName(name, variant.nameOfNumbers), at: sourceLocation)
  }

  /// Fails where something is drawn otherwise than in the golden, an SVG file, and says who: `Ann, rect: fill #4c94e8
  /// → #dd5a55`. No pixel is drawn.
  /// - Parameter figure: any figure of the scene: a still of its end unless it is said.
  public func expectDrawing(
    _ name: String = "", of figure: OutputKind = .still,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    holding(at: sourceLocation) {
      let content = DrawingContent(figure: try played.figure(figure), theme: variant.theme)
      expect(content, as: GoldenName(name, variant.nameOfColors), at: sourceLocation)
    }
  }

  /// Fails where a pixel is another one than in the golden, a PNG file, as far as the profile does not let it pass.
  /// No pixel is drawn as long as the drawing, fonts and libraries are the same.
  public func expectPicture(
    _ name: String = "", of figure: OutputKind = .still, by profile: DiffProfile = .exact,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    holding(at: sourceLocation) {
      let figure = try played.figure(figure)
      let content = PictureContent(
        figure: figure, theme: variant.theme, profile: profile,
        origin: try DrawnNote.origin(with: played.fonts))
      expect(content, as: GoldenName(name, variant.nameOfColors), at: sourceLocation)
    }
  }

  /// Fails where a step makes jump what is seen, without anybody having asked for it, further than this: the share of
  /// the screen that jumps times the longest way as a share of its longer side. No golden is needed.
  /// - Parameter steps: by name; all of them where none is given.
  public func expectShift(
    atMost limit: Double, steps: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    holding(at: sourceLocation) {
      let named = try steps.map { try self[$0] }
      for step in steps.isEmpty ? played.run.steps : named {
        let shift = step.shift
        guard shift.score.value > limit + 1e-9 else { continue }
        let sentence = shift.sentence(of: step.name, beyond: CGFloat(limit))
        Issue.record(Comment(rawValue: sentence), sourceLocation: sourceLocation)
      }
    }
  }

  private func expect(
    _ content: some HeldContent, as name: GoldenName, at place: SourceLocation
  ) {
    holding(at: place) {
      let setting = try GoldenSetting.current()
      let file = GoldenFile(name, ending: content.ending, of: place, in: setting.folder)
      try HeldGolden(content, file, by: setting, at: place).check()
    }
  }

  /// Whatever stops an expectation is a failure of the test, and the next one is looked at.
  private func holding(at place: SourceLocation, _ body: () throws -> Void) {
    do {
      try body()
    } catch {
      Issue.record(error, sourceLocation: place)
    }
  }
}

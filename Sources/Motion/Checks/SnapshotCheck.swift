import CoreGraphics
import QuartzCore

/// Something that a layout at rest should not have: elements on top of one another, outside of the content, or
/// between two pixels.
public struct SnapshotFinding: Hashable, Sendable {
  /// The fault that was looked for; the raw value is the key by which a scene expects its absence.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// No two elements cover a part of one another.
    case noOverlap = "no-overlap"
    /// No element reaches beyond the content.
    case insideContent = "inside-content"
    /// No upright element has an edge between two pixels.
    case pixelAligned = "pixel-aligned"
  }

  /// The rule that the layout breaks.
  public let rule: Rule
  /// The elements that break the rule, as `ElementSnapshot.spokenName` has them.
  public let names: [String]
  /// The finding with its numbers, without a full stop.
  public let sentence: String
}

/// The elements that a check looks at.
public enum CheckedElements: String, Hashable, Sendable, CaseIterable {
  /// Cells alone, or supplementary and decoration views with them.
  case cells, all
}

extension LayoutSnapshot {
  /// Pairs that cover a part of one another, by half a point or more in both directions.
  public func overlaps(of checked: CheckedElements = .cells) -> [SnapshotFinding] {
    let shown = shownElements(checked).map { (element: $0, frame: $0.frame) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    var findings: [SnapshotFinding] = []
    for (index, first) in shown.enumerated() {
      for second in shown[(index + 1)...] {
        // Sorted from the top: nobody further down can reach the first one.
        if second.frame.minY > first.frame.maxY - Self.leastOverlap { break }
        let common = first.frame.intersection(second.frame)
        guard !common.isNull, common.width >= Self.leastOverlap,
          common.height >= Self.leastOverlap
        else { continue }
        findings.append(overlap(first.element, second.element, in: common))
        if findings.count == Self.mostFindings { return findings }
      }
    }
    return findings
  }

  private func overlap(
    _ first: ElementSnapshot, _ second: ElementSnapshot, in common: CGRect
  ) -> SnapshotFinding {
    let names = [first.spokenName, second.spokenName]
    return SnapshotFinding(
      rule: .noOverlap, names: names,
      sentence: "\(names[0]) and \(names[1]) overlap by \(common.size.words)"
        + " at \(NumberText.text([common.minX, common.minY]))")
  }

  /// Elements that reach beyond the content.
  public func elementsOutsideContent(of checked: CheckedElements = .all) -> [SnapshotFinding] {
    let content = CGRect(origin: .zero, size: contentSize)
    return shownElements(checked).lazy.filter {
      !content.insetBy(dx: -Self.slack, dy: -Self.slack).contains($0.frame)
    }
    .prefix(Self.mostFindings).map { element in
      SnapshotFinding(
        rule: .insideContent, names: [element.spokenName],
        sentence: "\(element.spokenName) at \(element.frame.words) reaches beyond the"
          + " content of \(contentSize.words)")
    }
  }

  /// Upright elements with an edge between two pixels: such edges are drawn blurred.
  public func elementsOffPixels(of checked: CheckedElements = .all) -> [SnapshotFinding] {
    shownElements(checked).lazy.filter {
      CATransform3DIsIdentity($0.transform) && !isOnPixels($0.frame)
    }
    .prefix(Self.mostFindings).map { element in
      SnapshotFinding(
        rule: .pixelAligned, names: [element.spokenName],
        sentence: "\(element.spokenName) at \(element.frame.words) has an edge between"
          + " two pixels at \(NumberText.text(scale))x")
    }
  }

  private func isOnPixels(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy {
      abs($0 * scale - ($0 * scale).rounded()) < 0.01
    }
  }

  private func shownElements(_ checked: CheckedElements) -> [ElementSnapshot] {
    elements.filter {
      !$0.isHidden && $0.alpha > 0 && $0.frame.isFinite && (checked == .all || $0.kind == .cell)
    }
  }

  private static var leastOverlap: CGFloat { 0.5 }
  private static var slack: CGFloat { 0.01 }
  /// More would say no more.
  private static var mostFindings: Int { 100 }
}

extension ElementSnapshot {
  /// The data's name of the element, else its kind and place: `zoe`, `header friends`, `cell 0-3`.
  public var spokenName: String {
    let place = path.map { String($0) }.joined(separator: "-")
    switch id.name {
    case .identifier(let name): return kind == .cell ? name : "\(kind.plainName) \(name)"
    case .path: return "\(kind.plainName) \(place)"
    }
  }
}

extension CGRect {
  var words: String { NumberText.text([minX, minY, width, height]) }
}

extension CGSize {
  var words: String { "\(NumberText.text(width)) × \(NumberText.text(height))" }
}

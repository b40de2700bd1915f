import CoreGraphics
import Drawing
import Motion

extension GroupOutline {
  fileprivate var hasInsets: Bool { insets != .zero || parts.contains(where: \.hasInsets) }
}

/// The entries for what occurs on a blueprint and does not name itself.
struct BlueprintLegend {
  private let elements: [ElementSnapshot]
  private let hasInsets: Bool
  private let hasSigns: Bool
  private let screen: CGSize?
  /// Those whose groups are outlined.
  var sections: [SectionOutline] = []

  /// - Parameter screen: the one that is outlined and has no name there.
  init(_ snapshot: LayoutSnapshot, hasInsets: Bool, hasSigns: Bool, screen: CGSize?) {
    self.screen = screen
    elements = snapshot.elements
    self.hasInsets = hasInsets
    self.hasSigns = hasSigns
  }

  var entries: [LegendEntry] {
    let kinds = groups.filter { group in elements.contains { group.isMeant($0.kind) } }
    // One kind of frame needs no explanation.
    var entries = kinds.count > 1 ? kinds.map { Self.entry($0.name, $0.kind) } : []
    if hasInsets { entries.append(Self.insets) }
    if let screen { entries.append(Self.outlined(screen)) }
    if hasSigns { entries.append(Self.sign) }
    if sections.contains(where: { $0.insets != .zero }) {
      entries.append(Self.line("inside the insets of a section", PlanGroups.sectionDash))
    }
    if sections.contains(where: { $0.first.hasInsets }) {
      entries.append(Self.line("with the insets of an item or group", PlanGroups.insetDash))
    }
    if sections.contains(where: { $0.scrolling != nil }) {
      let name = "what shows of a section that scrolls by itself"
      entries.append(Self.inked(name, PlanGroups.window(Self.swatch)))
    }
    return entries
  }

  private static func line(_ name: String, _ dash: [CGFloat]) -> LegendEntry {
    inked(
      name, [.stroke(.rect(swatch.insetBy(dx: 0.5, dy: 0.5)), BlueprintInk.stroke(dash: dash))])
  }

  private struct Group {
    let name: String
    let kind: ElementKind
    let isMeant: (ElementKind) -> Bool
  }

  private var groups: [Group] {
    [
      Group(name: "cell", kind: .cell) { $0 == .cell },
      Group(name: supplementaryName, kind: .supplementary("")) {
        if case .supplementary = $0 { true } else { false }
      },
      Group(name: "decoration", kind: .decoration("")) { $0.isDecoration },
    ]
  }

  /// "header, footer", of those that occur.
  private var supplementaryName: String {
    var names: [String] = []
    for element in elements {
      guard case .supplementary = element.kind, names.count < 3 else { continue }
      let name = String(element.kind.plainName.prefix(24))
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }

  private static let swatch = CGRect(x: -10, y: -6, width: 20, height: 12)

  private static func entry(_ name: String, _ kind: ElementKind) -> LegendEntry {
    let shape = ShapeGeometry.rounded(swatch.insetBy(dx: 0.5, dy: 0.5), radius: 3)
    return inked(name, [.shape(BlueprintFrame.look(of: kind, shape))])
  }

  private static var sign: LegendEntry {
    let label = Label("=", BlueprintInk.dimension)
    return inked("as large as the one before", [label.item(centeredAt: .zero)])
  }

  private static func outlined(_ screen: CGSize) -> LegendEntry {
    inked(
      "viewport \(screen.lengthWords)",
      [.stroke(.rect(swatch.insetBy(dx: 1, dy: 1)), BlueprintInk.stroke(2))])
  }

  private static var insets: LegendEntry {
    inked("content inset, safe area included", [InsetBand.hatch(swatch)])
  }

  private static func inked(_ name: String, _ sample: [DrawItem]) -> LegendEntry {
    var entry = LegendEntry(name, sampleWidth: swatch.width, sample)
    entry.style = BlueprintInk.caption
    return entry
  }
}

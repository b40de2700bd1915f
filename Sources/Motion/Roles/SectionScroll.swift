public import CoreGraphics

/// The way of a section that scrolls by itself, beside the content or while that rests.
public struct SectionScroll: Hashable, Sendable {
  /// The section's number.
  public var section: Int
  /// The data's name of the section; nil where nobody knows.
  public var name: String?
  /// The section's own offsets before and after.
  public var passage: Passage<CGFloat>

  /// The way of one section.
  public init(_ section: Int, name: String? = nil, _ passage: Passage<CGFloat>) {
    self.section = section
    self.name = name
    self.passage = passage
  }

  /// All that have been scrolled between the two states, in their order.
  static func all(in evidence: StepEvidence) -> [SectionScroll] {
    let before = Dictionary(
      evidence.before.outlines.map { ($0.section, $0) }, uniquingKeysWith: { first, _ in first })
    return evidence.after.outlines.compactMap { later in
      guard let earlier = before[later.section], later.scrolling != nil,
        earlier.scrolling != nil, abs(later.offset - earlier.offset) >= 0.5
      else { return nil }
      let names = evidence.sectionNames
      return SectionScroll(
        later.section, name: names.indices.contains(later.section) ? names[later.section] : nil,
        Passage(from: earlier.offset, to: later.offset))
    }
  }

  /// "section shelf scrolls from 0 to 200".
  func words(_ name: (ElementID) -> String?) -> String {
    let known = self.name.map { (name(ElementID(.header, .identifier($0))) ?? $0) }
    let who = (known ?? "\(section)").namedAsSection
    return
      "\(who) scrolls from \(NumberText.spoken(passage.from)) to \(NumberText.spoken(passage.to))"
  }
}

import CoreGraphics
import Motion

/// How the sections of a compositional layout are made, line by line, each thing with the letter that it has on the plan:
///
///     Featured · groupPaging, 375 of 1,240
///       A  horizontal group 0.9w × 200 · 338 × 200 · 3 times
///          B  item 0.5w × 1h · 169 × 200
///          C  vertical group 0.5w × 1h · 169 × 200
///             D  item 1w × 0.5h · 169 × 100 · 2 times
struct GroupKey {
  struct Line {
    /// Empty where letters have run out, and for sections.
    var letter: String
    var depth: Int
    var words: String
    /// The size that came of it; empty where that is what was asked for.
    var result: String
    /// Without that of a section.
    var part: GroupOutline?
  }

  private(set) var lines: [Line] = []
  /// Lines that are left out.
  private(set) var omitted = 0
  private let most: Int

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  /// - Parameter names: of sections, where they have any.
  init(_ sections: [SectionOutline], names: SectionNames, most: Int = 24) {
    self.most = most
    var alike: [(shape: String, sections: [SectionOutline])] = []
    for section in sections {
      let shape = section.shape
      if let place = alike.firstIndex(where: { $0.shape == shape }) {
        alike[place].sections.append(section)
      } else {
        alike.append((shape, [section]))
      }
    }
    for group in alike {
      guard let first = group.sections.first else { continue }
      let words = first.words(Self.name(group.sections, names), all: group.sections)
      add(Line(letter: "", depth: 0, words: words, result: ""))
      let counts = group.sections.map(\.count)
      add(first.first, counts: (counts.min() ?? 0)...(counts.max() ?? 0), depth: 1)
    }
  }

  private static func name(_ sections: [SectionOutline], _ names: SectionNames) -> String {
    let known = sections.prefix(3).compactMap { names.own($0.section, upTo: 24) }
    if known.count == sections.count { return CountWords.list(known) }
    let numbers = sections.map(\.section)
    guard let first = numbers.first, let last = numbers.last, first < last else {
      return "Section \(numbers.first ?? 0)"
    }
    guard numbers.count > 2 else { return "Sections \(first) and \(last)" }
    return last - first == numbers.count - 1
      ? "Sections \(first) to \(last)" : "\(numbers.count) sections from \(first) to \(last)"
  }

  private mutating func add(_ part: GroupOutline, counts: ClosedRange<Int>, depth: Int) {
    let number = lines.count { $0.part != nil }
    add(
      Line(
        letter: number < Self.letters.count ? Self.letters[number] : "", depth: depth,
        words: part.headline, result: part.result(counts), part: part))
    var alike: [(shape: String, part: GroupOutline, count: Int)] = []
    for part in part.parts {
      let shape = part.shape
      if let place = alike.firstIndex(where: { $0.shape == shape }) {
        alike[place].count += 1
      } else {
        alike.append((shape, part, 1))
      }
    }
    for group in alike { add(group.part, counts: group.count...group.count, depth: depth + 1) }
  }

  private mutating func add(_ line: Line) {
    if lines.count < most { lines.append(line) } else { omitted += 1 }
  }

  /// For those who do not see it.
  var sentences: [String] {
    lines.prefix(6).map { line in
      ([line.words] + [line.result].filter { !$0.isEmpty }).joined(separator: ", ") + "."
    }
  }
}

extension SectionOutline {
  /// All that sections have in common that are made alike.
  fileprivate var shape: String {
    "\(first.shape) \(insets) \(scrolling ?? "")"
  }

  /// "Featured · groupPaging, 375 of 1,240 · insets 0, 16".
  fileprivate func words(_ name: String, all sections: [SectionOutline]) -> String {
    var words = [name]
    if let scrolling { words.append(scrolling + Self.reach(of: sections)) }
    if insets != .zero { words.append("insets \(insets.words)") }
    return words.joined(separator: " · ")
  }

  /// ", 375 of 1,240": the part of a section that shows, of all of it; of several "375 of 725 to 1,240", or "375 of up to
  /// 1,240" where some show all.
  private static func reach(of sections: [SectionOutline]) -> String {
    let known = sections.map(\.reach)
    let far = known.compactMap(\.self).filter { $0.whole > $0.seen }
    guard !known.contains(where: { $0 == nil }), let most = far.map(\.whole).max() else {
      return ""
    }
    let seen = BlueprintFinding.range(far.map(\.seen))
    let whole =
      far.count < sections.count
      ? "up to \(FigureText.length(most))" : BlueprintFinding.range(far.map(\.whole))
    return ", \(seen) of \(whole)"
  }

  /// How much of it shows in the way in which it scrolls, and how long it is; nil where not all of its groups are known.
  private var reach: (seen: CGFloat, whole: CGFloat)? {
    guard let start = places.first, let end = places.last, places.count == count else { return nil }
    let all = start.union(end)
    return end.minY == start.minY
      ? (frame.width - insets.left - insets.right, all.width)
      : (frame.height - insets.top - insets.bottom, all.height)
  }
}

extension GroupOutline {
  /// All that things have in common that were asked for alike.
  fileprivate var shape: String {
    "\(kind) \(width) \(height) \(insets) (\(parts.map(\.shape).joined(separator: ",")))"
  }

  /// "0.5w × 1h".
  var asked: String { "\(Self.short(width)) × \(Self.short(height))" }

  fileprivate var headline: String {
    let name =
      switch kind {
      case .item: "item"
      case .row: "horizontal group"
      case .column: "vertical group"
      case .custom: "custom group"
      }
    return "\(name) \(asked)" + (insets == .zero ? "" : ", insets \(insets.words)")
  }

  /// "169 × 200 · 2 times", "3 to 5 times" in sections that have so many.
  fileprivate func result(_ counts: ClosedRange<Int>) -> String {
    let size = frame.size.lengthWords
    var words = size == asked ? [] : [size]
    let range = BlueprintFinding.range([counts.lowerBound, counts.upperBound].map { CGFloat($0) })
    if counts.upperBound > 1 { words.append("\(range) times") }
    return words.joined(separator: " · ")
  }

  /// A third in three digits.
  private static func short(_ length: String) -> String {
    let digits = length.drop { $0 == "~" }.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard digits.count > 5, let value = Double(digits) else { return length }
    return length.replacing(digits, with: FigureText.rounded(value))
  }
}

extension FigureText {
  /// With three digits behind the point, none of them without need.
  fileprivate static func rounded(_ value: Double) -> String {
    NumberText.text(value, decimals: 3)
  }
}

extension EdgeInsets {
  /// "8"; "0, 16" for those above and below, and at the sides; or all four from the top to the left.
  fileprivate var words: String {
    let all = [top, right, bottom, left].map { FigureText.length($0) }
    if Set(all).count == 1 { return all[0] }
    if top == bottom, left == right { return "\(all[0]), \(all[1])" }
    return all.joined(separator: ", ")
  }
}

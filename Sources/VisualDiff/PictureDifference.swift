internal import CoreGraphics
internal import Drawing
public import Imaging

/// How two pictures differ, pixel by pixel: a fact, not a judgement.
public struct PictureDifference: Equatable, Sendable {
  /// Widths and heights, where they are not the same.
  public let sizes: [Int]?
  /// The rows or columns by which one of them is larger, where they are found.
  public let added: AddedLines?
  /// How many pixels differ.
  public let count: Int
  /// The smallest area that holds every pixel that differs.
  public let area: PixelArea?

  /// The part of all pixels that differs, not rounded.
  public let share: Double
  /// The largest and the mean distance of two colours that differ, from 0 to 1.
  public let distance: Distance
  /// The parts that differ, from the top; not those that the profile lets pass.
  public let regions: [ChangedRegion]
  /// By which rules pixels count.
  public let profile: DiffProfile
  /// How many of the pixels that differ are let pass.
  public let tolerated: Int

  /// The pixels that were not looked at.
  package internal(set) var ignored = IgnoredParts.Count()

  /// How far colours are from one another for an eye: 1 is the most, black and white are 0.97 apart.
  public struct Distance: Equatable, Sendable {
    /// That of the two colours that are farthest apart.
    public fileprivate(set) var largest = 0.0
    /// That of all pixels that differ.
    public fileprivate(set) var mean = 0.0
  }

  /// Whether the pictures have the same size and the same pixels, as far as they are looked at.
  public var isNone: Bool { count == 0 && sizes == nil }

  /// The same of all pixels.
  package var isIdentity: Bool { isNone && ignored.differing == 0 }

  /// Whether colours differ by less than eight bits tell apart.
  private let isFine: Bool

  /// Pixels that are the same in eight bits, and differ in sixteen.
  init(_ fine: FineDifference, of picture: Bitmap, by profile: DiffProfile) {
    (sizes, added, distance, isFine) = (nil, nil, Distance(), true)
    (count, area, self.profile) = (fine.count, fine.area, profile)
    share = Double(fine.count) / Double(picture.width * picture.height)
    tolerated = profile == .exact ? 0 : fine.count
    regions =
      profile == .exact ? [ChangedRegion(box: fine.area, count: fine.count, kind: .tint)] : []
  }

  /// That of a picture from itself.
  static let none = PictureDifference()

  private init() {
    (sizes, count, area, share, distance, regions) = (nil, 0, nil, 0, Distance(), [])
    (profile, tolerated, added, isFine) = (.exact, 0, nil, false)
  }

  /// The outcome: a difference that is let pass is no equality.
  public var verdict: DiffVerdict {
    isIdentity ? .identical : sizes == nil && tolerated == count ? .similar : .different
  }

  /// A pixel that only one of the two pictures has differs.
  public init(_ before: Bitmap, _ after: Bitmap, by profile: DiffProfile = .exact) {
    var rows = before.rowsDiffering(from: after)
    let isSameSize = before.width == after.width && before.height == after.height
    guard !isSameSize || !rows.isEmpty else {
      self = .none
      return
    }
    sizes = isSameSize ? nil : [before.width, before.height, after.width, after.height]
    added = isSameSize ? nil : AddedLines(before, after)
    let (before, after) = added?.aligned(before, after) ?? (before, after)
    if added != nil { rows = before.rowsDiffering(from: after) }
    let (width, height) = (min(before.width, after.width), min(before.height, after.height))
    let counted = profile.limits.map { CountedPixels(before, after, within: $0) }
    let tally = DifferenceTally.of(before, after, in: rows, counting: counted)
    let gaps = added?.areas(in: after) ?? []
    let alone = [before, after].flatMap { $0.beyond(width, height) } + gaps
    let all = alone.reduce(into: tally.all) { $0.add(DifferingTiles.Found(all: $1)) }
    isFine = false
    count = all.count
    area = all.count == 0 ? nil : all.box
    share =
      Double(all.count)
      / Double(max(before.width, after.width) * max(before.height, after.height))
    distance = Distance(largest: tally.largest, mean: tally.mean)
    (self.profile, tolerated) = (profile, tally.tolerated)
    let found = RegionSearch(before, after).regions(tally.tiles)
    regions = found.including(gaps)
  }

  /// The words for people where nothing differs.
  public static let noneText = "the pictures are identical"

  /// The words for people.
  public var text: String {
    if isNone { return isIdentity ? Self.noneText : "what is looked at is identical" }
    let fine = isFine ? "by less than a step of eight bits" : nil
    let lines = [sizeText, added?.text, pixelText, fine, distanceText, toleratedText]
      .compactMap(\.self)
    return (lines + regionLines).joined(separator: "\n")
  }

  /// The rows or columns that only one side has, where all others are the same or nearly.
  package var addedText: String? { added?.text }

  /// The sizes, where they are not the same.
  private var sizeText: String? {
    sizes.map { "sizes differ: \($0[0])x\($0[1]) and \($0[2])x\($0[3])" }
  }

  /// How many pixels differ, and where; nothing if none does.
  public var pixelText: String? {
    area.map {
      "\(count) \(count == 1 ? "pixel differs" : "pixels differ"), "
        + "in \($0.width)x\($0.height) at \($0.x) \($0.y)"
    }
  }

  /// Nothing where every pixel counts.
  package var toleratedText: String? {
    guard tolerated > 0 else { return nil }
    let part = tolerated == count ? "all of them" : "\(tolerated) of them"
    return "\(part) pass as \(profile.rawValue)"
  }

  /// Nothing where no two colours differ.
  private var distanceText: String? {
    guard distance.largest > 0 else { return nil }
    return "\(Self.digits(share * 100)) % of all, "
      + "their colours up to \(Self.digits(distance.largest)) apart, "
      + "\(Self.digits(distance.mean)) on average"
  }

  /// Three digits that count, also of small numbers.
  private static func digits(_ number: Double) -> String {
    var (decimals, rest) = (1, number)
    while rest < 10, decimals < 9 {
      rest *= 10
      decimals += 1
    }
    return NumberText.text(CGFloat(number), decimals: decimals)
  }

  /// Regions that are told one by one; the rest is counted.
  private static let shownRegions = 12

  private var regionLines: [String] {
    let lines = regions.prefix(Self.shownRegions).map(\.text)
    let others = regions.count - lines.count
    return others > 0
      ? lines + ["and \(others) more \(others == 1 ? "region" : "regions")"] : lines
  }

  /// A mask of a picture that only one side has.
  public static func mask(ofAll width: Int, _ height: Int, scale: Double) throws(BitmapError)
    -> Bitmap
  {
    try Bitmap(
      width: width, height: height, scale: scale,
      pixels: [UInt32](repeating: DifferenceMask.red, count: width * height))
  }

  /// The picture after in pale grey, with every pixel that differs in full red.
  public static func mask(_ before: Bitmap, _ after: Bitmap) throws(BitmapError) -> Bitmap {
    let added = AddedLines(before, after)
    let (before, after) = added?.aligned(before, after) ?? (before, after)
    return try DifferenceMask(before, after).picture(with: added?.areas(in: after) ?? [])
  }
}

extension Bitmap {
  /// The areas beyond what is shared with a picture of another size: columns, then rows.
  fileprivate func beyond(_ width: Int, _ height: Int) -> [PixelArea] {
    [
      PixelArea(x: width, y: 0, width: self.width - width, height: self.height),
      PixelArea(x: 0, y: height, width: width, height: self.height - height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}

/// The outcome of a comparison.
public enum DiffVerdict: String, Hashable, Sendable, CaseIterable {
  /// Every pixel is the same.
  case identical
  /// Pixels differ, and the profile lets all of them pass.
  case similar
  /// Something differs that counts.
  case different
}

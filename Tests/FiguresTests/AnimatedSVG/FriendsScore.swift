import CairoBackend
import CoreGraphics
import Drawing
import Foundation
import Motion
import QuartzCore

@testable import Figures

/// A list of friends as a score: one is reloaded at once, then one leaves, one comes, one goes to the end, and
/// then the device is turned and the list has two columns.
enum FriendsScore {
  static func score(
    curve: TimingCurve = .easeInOut, isPingPong: Bool = false, speed: Double = 1, top: CGFloat = 10
  ) throws -> MotionScore {
    let phone = CGSize(width: 390, height: 520)
    let turned = CGSize(width: 520, height: 390)
    let typesetter = Typesetter()
    func rows(_ names: [String], in size: CGSize, columns: Int = 1) throws -> LayoutSnapshot {
      let width = columns == 1 ? size.width - 16 : (size.width - 24) / 2
      let cells = try names.enumerated().map { index, name in
        let (row, column) = (index / columns, index % columns)
        let frame = CGRect(
          x: 8 + CGFloat(column) * (width + 8), y: top + CGFloat(row) * 80, width: width, height: 70
        )
        return try friend(name, [0, index], frame, typesetter)
      }
      return LayoutSnapshot(
        elements: cells, contentSize: size, viewport: CGRect(origin: .zero, size: size),
        backdrop: DrawList(
          size: size, background: .color(ThemedColor(0xFFFFFF, 0x191D23)), []))
    }
    let first = try rows(["ann", "bob", "cat", "dan", "eve"], in: phone)
    let read = try rows(["ann*", "bob", "cat", "dan", "eve"], in: phone)
    let synced = try rows(["zoe", "ann*", "dan", "eve", "cat"], in: phone)
    let wide = try rows(["zoe", "ann*", "dan", "eve", "cat"], in: turned, columns: 2)
    let (sync, turn) = (
      try Timing(duration: 0.3, curve: curve), try Timing(duration: 0.4, curve: curve)
    )
    let ann = ElementID.item("ann")
    return try MotionScore(
      [
        .init(
          "mark-read",
          TransitionCapture(before: first, after: read, reloaded: [ann], timing: .immediate)),
        .init("sync", TransitionCapture(before: read, after: synced, timing: sync)),
        .init("rotate", TransitionCapture(before: synced, after: wide, timing: turn)),
      ], isPingPong: isPingPong, speed: speed)
  }

  private static let details = [
    "ann": "online", "ann*": "3 new", "bob": "2 h ago", "cat": "yesterday", "dan": "", "eve": "",
    "zoe": "new",
  ]
  private static let hues: [String: (UInt32, UInt32)] = [
    "ann": (0x8FC1FF, 0x5488CA), "bob": (0x77D3AD, 0x2D9C75), "cat": (0xE5B46E, 0xAE7B28),
    "dan": (0xFAA39C, 0xC26862), "eve": (0xD2ABF1, 0x9B71BA), "zoe": (0x5ED1DE, 0x0099A7),
  ]

  /// A row: a block with the initial, the name, and a second line.
  static func friend(
    _ key: String, _ path: IndexPath, _ frame: CGRect, _ typesetter: Typesetter
  ) throws -> ElementSnapshot {
    let name = key.filter(\.isLetter)
    let hue = hues[name] ?? (0xB5C879, 0x7D9039)
    let ink = ThemedColor(0x15181D, 0xF1F3F6)
    func text(
      _ string: String, _ size: CGFloat, _ weight: Int, _ color: ThemedColor, _ frame: CGRect,
      _ alignment: TextPlacement.Alignment = .left
    ) throws -> [DrawItem] {
      guard !string.isEmpty else { return [] }
      let text = DrawText(
        string, TextStyle(FontRequest(size: size, weight: weight), color), in: frame,
        placement: TextPlacement(alignment, vertical: .center, lineLimit: 1))
      return [.text(try typesetter.measured(text))]
    }
    let block = CGRect(x: 12, y: 13, width: 44, height: 44)
    let content: [DrawItem] =
      [
        .fill(
          .rounded(CGRect(origin: .zero, size: frame.size), radius: 10),
          ThemedColor(0xF0F2F5, 0x242A32)),
        .fill(.rounded(block, radius: 8), ThemedColor(hue.0, hue.1)),
      ]
      + (try text(String(name.prefix(1)).uppercased(), 17, 600, ink, block, .center))
      + (try text(
        name.capitalized, 17, 600, ink, CGRect(x: 68, y: 14, width: frame.width - 80, height: 22)))
      + (try text(
        details[key] ?? "", 13, 400, ThemedColor(0x646B76, 0x9AA3AF),
        CGRect(x: 68, y: 38, width: frame.width - 80, height: 18)))
    return ElementSnapshot(
      id: .item(name), path: path, center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size,
      content: content)
  }
}

import CoreGraphics
import Drawing
import Motion

/// The explanations below a conversation, of what occurs in it.
struct CallLegend {
  let entries: [LegendEntry]

  /// - Parameters:
  ///   - isOnly: whether no other conversation stands beside it, with numbers of its own.
  ///   - isTerse: whether there is room only for what differs by its colour.
  init(_ script: CallScript, isOnly: Bool, isTerse: Bool) {
    let rows = script.parts.flatMap(\.rows)
    guard !rows.isEmpty else {
      entries = []
      return
    }
    var entries = [Self.arrow("call", FigureInk.secondary)]
    if rows.contains(where: { $0.answer != nil }) { entries.append(Self.answer) }
    if rows.contains(where: \.isRepeat) {
      entries.append(Self.arrow("asked again, the same answer", FigureInk.fault))
    }
    if rows.contains(where: \.isByFinger) { entries.append(Self.finger) }
    if !isTerse, let times = Self.times(rows, isOnly: isOnly) { entries.append(times) }
    self.entries = entries
  }

  private static func arrow(_ text: String, _ ink: ThemedColor) -> LegendEntry {
    LegendEntry(
      text, sampleWidth: 28,
      CallArrow(from: -14, to: 14, at: 0).call(ink, isByFinger: false))
  }

  private static var answer: LegendEntry {
    LegendEntry(
      "answer", sampleWidth: 28, CallArrow(from: 14, to: -14, at: 0).answer(FigureInk.secondary))
  }

  private static var finger: LegendEntry {
    LegendEntry(
      "by a finger", sampleWidth: 28,
      CallArrow(from: -10, to: 14, at: 0).call(FigureInk.secondary, isByFinger: true))
  }

  /// The longest row, as an example; one whose elements are known before others.
  private static func times(_ rows: [CallRow], isOnly: Bool) -> LegendEntry? {
    let loops = rows.filter { $0.count > 1 }
    let known = loops.filter { $0.elements != nil }
    guard let most = (known.isEmpty ? loops : known).max(by: { $0.count < $1.count }) else {
      return nil
    }
    guard isOnly else {
      let label = Label("× n", FigureType.header)
      return LegendEntry(
        "the same call n times", sampleWidth: label.size.width, [label.item(centeredAt: .zero)])
    }
    let label = Label("× \(most.count)", FigureType.header)
    let whom = most.elements.map { "for \($0)" } ?? "\(most.count) times"
    return LegendEntry(
      "the same call \(whom)", sampleWidth: label.size.width, [label.item(centeredAt: .zero)])
  }
}

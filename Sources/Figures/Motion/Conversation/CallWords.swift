import CoreGraphics
import Drawing

/// The words on the arrow of a call: the longest that have room. Those that have none where the arrow begins are moved
/// before it, and only words that are longer than the page are cut.
struct CallWords {
  let title: Label
  let details: Label?
  /// How far before their usual place they begin.
  let shift: CGFloat

  /// Points in which words can stand, from their usual place on.
  struct Room {
    /// On the arrow, or near it.
    let near: CGFloat
    /// Up to the edge of the page.
    let whole: CGFloat
    /// Before the usual place.
    let before: CGFloat
  }

  private static let gap: CGFloat = 7
  /// Letters of an answer that tell something.
  private static let leastAnswer = 12

  init(_ row: CallRow, in room: Room) {
    let style = FigureType.call.colored(row.isRepeat ? FigureInk.fault : FigureInk.ink)
    let forms = row.titles.map { Label($0, style) }
    let whole = Self.width([row.details, row.brief])
    let behind = Self.width([row.details])
    let near = min(room.near, room.whole)
    let reach = room.whole + room.before
    let choices =
      (row.brief.isEmpty ? [] : [(near, whole), (room.whole, whole)])
      + [(near, behind), (room.whole, behind), (reach, behind)]
    let fitting = choices.lazy.compactMap { limit, rest in
      forms.first { $0.size.width + rest <= limit }
    }.first
    let briefer = Self.width([row.times])
    let short = forms.last ?? Label("", style)
    title = fitting ?? Label(short.text, style, width: max(40, reach - briefer)) ?? short
    let rest = reach - title.size.width - Self.gap
    let told = title.size.width + behind <= reach ? row.details : row.times
    // Words at their usual place do not move for the sake of an answer.
    let isHere = title.size.width + Self.width([told]) <= room.whole
    details = Self.details(
      told, row.brief, room: isHere ? room.whole - title.size.width - Self.gap : rest)
    let width = title.size.width + (details.map { Self.gap + $0.size.width } ?? 0)
    shift = min(max(width - room.whole, 0), room.before)
  }

  private static func width(_ words: [String]) -> CGFloat {
    let text = words.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? 0 : gap + Label(text, FigureType.caption).size.width
  }

  /// With the answer, or as many parts of it as tell something.
  private static func details(_ words: String, _ brief: String, room: CGFloat) -> Label? {
    let answers = [brief] + brief.beginnings(of: leastAnswer) + [""]
    return answers.lazy.compactMap { answer -> Label? in
      let text = [words, answer].filter { !$0.isEmpty }.joined(separator: " ")
      let label = Label(text, FigureType.caption)
      return !text.isEmpty && label.size.width <= room ? label : nil
    }.first
  }
}

extension CallRow {
  /// How often, without more words.
  fileprivate var times: String { count > 1 ? "× \(count)" : "" }
}

extension String {
  /// Of a list without its last parts, the longest first; numbers stand alone before it is said for whom they are.
  ///
  /// - Parameter least: letters of a part of the list.
  fileprivate func beginnings(of least: Int) -> [String] {
    let numbers = firstRange(of: " in sections ").map { String(self[..<$0.lowerBound]) }
    let parts = (numbers ?? self).split(separator: ",", omittingEmptySubsequences: false)
    return [numbers].compactMap(\.self)
      + (1..<max(parts.count, 1)).reversed().map { parts[..<$0].joined(separator: ",") + ", …" }
      .filter { $0.count >= least }
  }
}

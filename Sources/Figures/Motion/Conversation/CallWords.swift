import CoreGraphics
import Drawing

/// The words on the arrow of a call: the longest that have room before the line at its other end. On a page too narrow for
/// that, words go on past the line, are moved before the arrow, and are cut only if they are longer than the page.
struct CallWords {
  let title: Label
  let details: Label?
  /// How far before their usual place they begin.
  let shift: CGFloat

  /// Points in which words can stand, from their usual place on.
  struct Room {
    /// Up to the line at the other end; nil where lines stand too close for words between them.
    let lane: CGFloat?
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
    self =
      room.lane.flatMap { CallWords(row, forms, within: $0) } ?? CallWords(row, forms, on: room)
  }

  /// Nil where no form of the name has room.
  private init?(_ row: CallRow, _ forms: [Label], within lane: CGFloat) {
    guard let title = Self.title(forms, of: row, within: lane) else { return nil }
    self.title = title
    let told = Self.told(row, behind: title, within: lane)
    details = Self.details(told, row.brief, room: lane - title.size.width - Self.gap)
    shift = 0
  }

  /// The longest form that leaves room for the answer, or for how often and for whom, or for how often. A name tells more
  /// than that it is asked again, which the colour says, too.
  private static func title(_ forms: [Label], of row: CallRow, within lane: CGFloat) -> Label? {
    let rests = [[row.details, row.brief], [row.details], [row.times]].map(width)
    let named = forms.filter { $0.text != CallTitle.nameless }
    let fitting = [named, forms].lazy.flatMap { forms in
      rests.lazy.compactMap { rest in forms.first { $0.size.width + rest <= lane } }
    }.first
    return fitting ?? forms.last.flatMap { beginning(of: $0, width: lane - width([row.times])) }
  }

  /// "layoutAttributesFor…": as many words of the name as have room, but no fewer than two.
  private static func beginning(of title: Label, width: CGFloat) -> Label? {
    var name = title.text.prefix { $0 != "(" }
    while let last = name.lastIndex(where: \.isUppercase) {
      name = name[..<last]
      guard name.contains(where: \.isUppercase) else { return nil }
      let label = Label("\(name)…", title.style)
      if label.size.width <= width { return label }
    }
    return nil
  }

  private static func told(_ row: CallRow, behind title: Label, within limit: CGFloat) -> String {
    title.size.width + width([row.details]) <= limit ? row.details : row.times
  }

  /// As if no line were in the way.
  private init(_ row: CallRow, _ forms: [Label], on room: Room) {
    let whole = Self.width([row.details, row.brief])
    let behind = Self.width([row.details])
    let reach = room.whole + room.before
    let choices =
      (row.brief.isEmpty ? [] : [(room.whole, whole)]) + [(room.whole, behind), (reach, behind)]
    let fitting = choices.lazy.compactMap { limit, rest in
      forms.first { $0.size.width + rest <= limit }
    }.first
    let briefer = Self.width([row.times])
    let short = forms.last ?? Label("", FigureType.call)
    title = fitting ?? Label(short.text, short.style, width: max(40, reach - briefer)) ?? short
    let rest = reach - title.size.width - Self.gap
    let told = Self.told(row, behind: title, within: reach)
    // Words at their usual place do not move for the sake of an answer.
    let isHere = title.size.width + Self.width([told]) <= room.whole
    details = Self.details(
      told, row.brief, room: isHere ? room.whole - title.size.width - Self.gap : rest)
    let width = title.size.width + (details.map { Self.gap + $0.size.width } ?? 0)
    shift = min(max(width - room.whole, 0), room.before)
  }

  /// An answer on a line of its own: as many of its parts as have room.
  static func answer(_ words: String, width: CGFloat) -> Label? {
    details("", words, room: width) ?? Label(words, FigureType.caption, width: width)
  }

  private static func width(_ words: [String]) -> CGFloat {
    let text = words.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? 0 : gap + Label(text, FigureType.caption).size.width
  }

  /// With the answer, or as many parts of it as tell something.
  private static func details(_ words: String, _ brief: String, room: CGFloat) -> Label? {
    let forms = [brief, brief.withoutPlaces]
    let answers = forms + forms.flatMap { $0.beginnings(of: leastAnswer) } + [""]
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
  /// "Bob fades out" for "Bob (0-1) fades out".
  fileprivate var withoutPlaces: String { replacing(#/ \([0-9]+(-[0-9]+)+\)/#, with: "") }

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

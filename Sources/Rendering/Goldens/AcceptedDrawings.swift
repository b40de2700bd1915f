internal import Notation
internal import Platform
internal import SceneFormat

/// The drawings of accepted pictures, as SVG: pixels say where two pictures differ, and only drawings say why. The file
/// lies beside the list of the pictures and is read where one of them differs.
///
///     # what the accepted pictures show, so that a difference has a cause
///     @ still 12 3f0c… 98ab…
///     <svg …
///     @ way@0:150:2500:11 9 75d1…
///     <svg …
///
/// Of a film it is told in which step, and when in it, the drawing is seen, and how long and of how many frames it is.
/// A drawing is told by the sums of the pictures that show it: another theme or scale draws the same.
package struct AcceptedDrawings: Equatable {
  struct Entry: Equatable {
    let moment: ShownDrawing.Moment
    /// nil of a still, and of what an older version has kept.
    var film: FilmMoment?
    let svg: String
    /// Of the pictures, as their list has them.
    var sums: [String]

    func showsSame(as other: Entry) -> Bool {
      svg == other.svg && moment == other.moment && film == other.film
    }
  }

  private(set) var entries: [Entry] = []
  /// The first line that is none of such a file, such as the mark of a merge; nothing below it was read.
  private(set) var brokenLine: Int?

  /// The name of the file for a list of this name.
  static func name(besideList list: String) -> String {
    let ending = ".pictures"
    return (list.hasSuffix(ending) ? String(list.dropLast(ending.count)) : list) + ".drawings"
  }

  init() {}

  /// Those of a list; none where they cannot be read, as they only explain.
  init(of golden: GoldenReader, limit: Int) {
    let name = Self.name(besideList: golden.held.expectation.list)
    let bytes = try? golden.home.read(name, limit: limit)
    self.init(text: String(decoding: bytes ?? [], as: UTF8.self))
  }

  // MARK: By picture

  /// The moments of the picture with this sum.
  func entries(of sum: String) -> [Entry] { entries.filter { $0.sums.contains(sum) } }

  mutating func add(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.showsSame(as: entry) }) {
      entries[index].sums += entry.sums.filter { !entries[index].sums.contains($0) }
    } else {
      entries.append(entry)
    }
  }

  /// The same of some of the pictures alone.
  func only(of sums: Set<String>) -> AcceptedDrawings {
    var kept = AcceptedDrawings()
    for var entry in entries {
      entry.sums = entry.sums.filter(sums.contains).sorted()
      if !entry.sums.isEmpty { kept.add(entry) }
    }
    return kept
  }

  // MARK: As text

  static let heading = "# what the accepted pictures show, so that a difference has a cause"

  package var text: String {
    let parts = entries.map { entry in
      let lines = entry.svg.split(separator: "\n", omittingEmptySubsequences: false).count
      let moment = entry.moment.rawValue + (entry.film.map { "@\($0.text)" } ?? "")
      let words = ["@", moment, "\(lines)"] + entry.sums
      return words.joined(separator: " ") + "\n" + entry.svg + "\n"
    }
    return Self.heading + "\n" + parts.joined()
  }

  /// As far as it can be read: marks of a merge end it.
  package init(text: String) {
    let text = text.replacing("\r\n", with: "\n")
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = all[...]
    while let line = lines.popFirst() {
      guard !line.hasPrefix("#"), !line.isEmpty || !lines.isEmpty else { continue }
      let words = line.split(separator: " ").map(String.init)
      let names = words.count > 3 ? words[1].split(separator: "@") : []
      guard words.first == "@", let name = names.first.map(String.init),
        let moment = ShownDrawing.Moment(rawValue: name),
        let count = Int(words[2]), count > 0, count <= lines.count
      else {
        brokenLine = all.count - lines.count
        return
      }
      entries.append(
        Entry(
          moment: moment, film: names.count > 1 ? FilmMoment(text: names[1]) : nil,
          svg: lines.prefix(count).joined(separator: "\n"),
          sums: Array(words.dropFirst(3))))
      lines = lines.dropFirst(count)
    }
  }
}

extension Diagnostic {
  /// A file of drawings that cannot be read from a line on.
  init(brokenDrawings path: String, _ line: Int, at span: SourceSpan) {
    self.init(
      .pictureList,
      "line \(line) of '\(path)' is none of drawings: causes that stand behind it are not told",
      severity: .warning, at: span,
      help: "settle what two branches left there, or record the pictures again")
  }
}

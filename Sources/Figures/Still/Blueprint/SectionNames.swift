import Motion
import Notation

/// The sections of a plan by their names: those that headers have on it, else those of the data, else numbers.
struct SectionNames {
  private let names: [Int: String]

  /// - Parameter known: the data's names by the numbers of sections.
  init(_ elements: [ElementSnapshot], known: [Int: String]) {
    let written = elements.filter(\.isHeader).compactMap { header in
      header.givenName.map { (header.section, $0) }
    }
    names = Dictionary(written) { first, _ in first }
      .merging(known.mapValues(\.onOneLine)) { header, _ in header }
  }

  /// The beginning of a section's own name; nil where it has none.
  func own(_ section: Int, upTo count: Int) -> String? {
    names[section].map { Directions.apart($0.shortened(to: count)) }
  }

  /// The same, or "section 2".
  func name(_ section: Int, upTo count: Int) -> String {
    own(section, upTo: count) ?? "section \(section)"
  }
}

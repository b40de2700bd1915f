import CoreGraphics
import Drawing
import Motion

/// The part of a figure that is about one change, with the words that belong to it alone.
struct FigureSection {
  /// Stands above it where there are several.
  var name: String
  /// "0.3 s · ease in-out".
  var details: String
  /// All that is to be said where it is the only one, in whole sentences.
  var summary: String
  /// One sentence, without its full stop, that says what there is to be seen of it; empty where the figure has none.
  var finding = ""
  /// The events without the layout: among others, where the layout is known.
  var happening: String
  var size: CGSize
  /// From the origin to the size.
  var body: [DrawItem]
  var roles: [Role] = []
  /// Remarks about all elements of a role.
  var remarks: [Role: String] = [:]
  /// Entries of the legend behind those of the roles.
  var legend: [LegendEntry] = []
  var notes: [String] = []
}

/// The changes that a figure is about, on one page: the only one as it is, several in sections with their names.
struct SectionPage {
  /// "motion paths"; empty where the figure speaks for itself.
  var kind: String
  var title: String
  /// Whether what is to be seen stands in the title's place where there is one change only.
  var findingLeads = true
  var width = FigureWidth.readme
  var sections: [FigureSection]
  /// Changes that have no section.
  var hidden = 0
  /// Of all changes, where a section tells of several; nil where each has its own.
  var total: Int?
  /// The name of several changes together.
  var noun = Noun("change", "changes")

  /// In words, more changes than this are only counted.
  private static let longestSummary = 8

  var figure: Figure {
    guard let only = sections.first, sections.count == 1 else { return several }
    return FigurePage(
      title: title, subtitle: words([kind, only.details]), finding: only.finding,
      findingLeads: findingLeads, summary: only.summary, width: width, size: only.size,
      body: only.body,
      legend: legend, notes: only.notes + rest(hidden)
    ).figure
  }

  private var several: Figure {
    let shared = sharedNotes
    let grid = SectionGrid(
      sections.map { section in
        var section = section
        let remarks = section.roles.filter { common($0) == nil }.compactMap { role in
          section.remarks[role].map { "\(RoleMark(role).name.capitalizedFirst): \($0)." }
        }
        section.notes = remarks + section.notes.filter { !shared.contains($0) }
        return section
      }, width: width.content)
    let count = CountWords.counted(all, noun)
    return FigurePage(
      title: title, subtitle: words([kind, count]), summary: summary, width: width,
      size: grid.size, body: grid.items, legend: legend, notes: shared + rest(hidden + grid.hidden)
    ).figure
  }

  private var all: Int { total ?? sections.count + hidden }

  private func words(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func rest(_ count: Int) -> [String] {
    count > 0 ? ["\(CountWords.counted(count, noun).capitalizedFirst) more, not shown."] : []
  }

  /// Notes that are the same below every section are said once.
  private var sharedNotes: [String] {
    (sections.first?.notes ?? []).filter { note in
      sections.allSatisfy { $0.notes.contains(note) }
    }
  }

  /// The remark about a role wherever it occurs.
  private func common(_ role: Role) -> String? {
    let remarks = Set(sections.filter { $0.roles.contains(role) }.map { $0.remarks[role] })
    return remarks.count == 1 ? remarks.first.flatMap(\.self) : nil
  }

  private var legend: [LegendEntry] {
    let roles = Set(sections.flatMap(\.roles)).sorted()
    var known: Set<String> = []
    return roles.map { role in
      LegendEntry(role, common(role).map { "\(RoleMark(role).name), \($0)" })
    } + sections.flatMap(\.legend).filter { known.insert($0.text).inserted }
  }

  private var summary: String {
    let told = sections.prefix(Self.longestSummary).map { section in
      let text = section.finding.isEmpty ? section.happening : section.finding
      return section.name.isEmpty ? "\(text)." : "\(section.name): \(text)."
    }
    let more = sections.count + hidden - told.count
    let count = "\(CountWords.counted(all, noun).capitalizedFirst)."
    return ([count] + told + (more > 0 ? ["And so on."] : [])).joined(separator: " ")
  }
}

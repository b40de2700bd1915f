/// The names of the sections and items of an update, for explanations that name them.
package struct UpdateIdentifiers: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package var name: String
    package var items: [String]

    package init(name: String, items: [String]) {
      self.name = name
      self.items = items
    }
  }

  package var before: [Section]
  package var after: [Section]

  package init(before: [Section], after: [Section]) {
    self.before = before
    self.after = after
  }
}

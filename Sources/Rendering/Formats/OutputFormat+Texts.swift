internal import Motion

extension OutputFormat {
  static let attrs = OutputFormat("attrs", media: "text/plain", makes: [.table(\.text)])

  static let json = OutputFormat("json", media: "application/json", makes: [.table(\.json)])

  static let csv = OutputFormat("csv", media: "text/csv", makes: [.table(\.csv)])

  static let markdown = OutputFormat("md", media: "text/markdown", makes: [.snippet(\.text)])

  static let html = OutputFormat("html", media: "text/html", makes: [.page, .snippet(\.html)])

  /// A snippet becomes the skeleton of a tutorial.
  static let tutorial = OutputFormat(
    "tutorial", media: "text/markdown", makes: [.tutorial])

  static let text = OutputFormat(
    "txt", media: "text/plain", makes: [.table(\.text), .snippet(\.text)])
}

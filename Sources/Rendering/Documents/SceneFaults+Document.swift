internal import SceneFormat

extension SceneFaults {
  /// The same faults, with the lines that a document has at their places.
  func placed(in document: SourceFile) -> SceneFaults {
    SceneFaults(
      diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        guard let span = diagnostic.span, span.file.path == document.path else { return diagnostic }
        diagnostic.span = SourceSpan(file: document, start: span.start, end: span.end)
        return diagnostic
      })
  }
}

extension SourceFile {
  /// Whether the first sign of the text is that of an object.
  var isJSON: Bool { firstSign == UInt8(ascii: "{") }

  /// Whether nothing stands in it.
  var isBlank: Bool { firstSign == nil }

  private var firstSign: UInt8? { bytes.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } }
}

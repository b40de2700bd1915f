/// Words that people know from elsewhere, and what the same is called here.
enum Synonyms {
  private static let words = [
    "animate": "animation", "batch": "update", "cards": "list",
    "chat": "list", "collection": "grid", "columns": "list", "compositional": "grid",
    "coverflow": "carousel", "default": "grid", "diff": "update", "feed": "mosaic",
    "film": "animation", "flow": "grid",
    "gallery": "mosaic", "gif": "animation", "image": "still", "insert": "update",
    "masonry": "waterfall", "move": "update", "photos": "mosaic", "picture": "still",
    "pinterest": "waterfall", "png": "still", "sections": "update", "simple": "grid",
    "svg": "still", "table": "list", "tableview": "list", "tiles": "grid", "video": "animation",
  ]

  /// The word among those that are known which means the most like it.
  static func word(for word: String, among known: [String]) -> String? {
    let parts = word.lowercased().split { !$0.isLetter }.map(String.init)
    return parts.lazy.compactMap { words[$0] }.first { known.contains($0) }
  }
}

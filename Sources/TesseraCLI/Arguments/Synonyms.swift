/// Words that people know from elsewhere, and what the same is called here.
enum Synonyms {
  private static let words = [
    "agenda": "calendar", "album": "photos", "animate": "animation", "appstore": "store",
    "backlog": "board", "batch": "update", "bubbles": "chat", "card": "cards",
    "collection": "grid", "columns": "list", "compositional": "shelves", "conversation": "chat",
    "coverflow": "carousel", "default": "grid", "diff": "update", "email": "mail",
    "feed": "mosaic", "film": "animation", "flow": "grid",
    "gallery": "photos", "gif": "animation", "image": "still", "imessage": "chat",
    "inbox": "mail", "insert": "update", "kanban": "board", "library": "photos",
    "mails": "mail", "market": "store", "masonry": "waterfall", "message": "chat",
    "messages": "chat", "messenger": "chat", "month": "calendar", "move": "update",
    "photo": "photos", "picture": "still", "pinterest": "waterfall", "png": "still",
    "preferences": "settings", "recipes": "cards", "schedule": "calendar",
    "sections": "update", "shop": "store", "simple": "grid", "svg": "still",
    "table": "list", "tableview": "list", "tasks": "board", "tiles": "grid", "todo": "board",
    "trello": "board", "video": "animation", "wallet": "cards",
  ]

  /// The word among those that are known which means the most like it.
  static func word(for word: String, among known: [String]) -> String? {
    let parts = word.lowercased().split { !$0.isLetter }.map(String.init)
    return parts.lazy.compactMap { words[$0] }.first { known.contains($0) }
  }
}

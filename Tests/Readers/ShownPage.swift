internal import Foundation

/// A page as it stands in the browser.
public struct ShownPage: Sendable {
  public let html: String
  /// The page's own account of itself: the `data-` attributes of its root.
  public let data: [String: String]

  init(html: String) {
    self.html = html
    let root = html.prefix { $0 != ">" }
    var data: [String: String] = [:]
    for part in root.components(separatedBy: " data-").dropFirst() {
      let pair = part.split(separator: "\"", omittingEmptySubsequences: false)
      if pair.count > 1 { data[String(pair[0].dropLast())] = String(pair[1]) }
    }
    self.data = data
  }
}

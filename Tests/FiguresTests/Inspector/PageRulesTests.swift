import Foundation
import Readers
import Testing

/// The rules of pages find the faults that they are there for.
@Suite(.needs(.chromium))
struct PageRulesTests {
  static let faults: [(rule: String, body: String)] = [
    ("no name", "<button></button>"), ("no name", "<input type=\"text\">"),
    ("no name", "<img src=\"data:,\" width=\"9\" height=\"9\">"),
    ("two of id a", "<p id=\"a\"></p><p id=\"a\"></p>"),
    ("leads nowhere", "<button aria-controls=\"x\">x x x x</button>"),
    ("unknown role", "<p role=\"bananas\"></p>"),
    ("hidden yet reached by Tab", "<p aria-hidden=\"true\"><a href=\"#\">a</a></p>"),
    ("heading left out", "<h3>three</h3>"),
    ("order by number", "<button tabindex=\"2\">order by number</button>"),
    ("contrast", "<p style=\"color:#999\">grey</p>"),
    ("text of 8", "<p style=\"font-size:8px\">t</p>"),
    ("small target", "<button style=\"height:12px;padding:0;border:0\">small</button>"),
    ("wider than the window", "<p style=\"width:3000px\">wide</p>"),
  ]

  @Test(arguments: faults)
  func findsFaults(_ fault: (rule: String, body: String)) async throws {
    let page = try InspectorPage(html: Self.html(fault.body))
    defer { page.remove() }
    let found = try await Browser.faults(of: page.file)
    #expect(found.contains { $0.hasPrefix(fault.rule) }, "\(found)")
  }

  @Test func aPlainPageHasNone() async throws {
    let page = try InspectorPage(html: Self.html("<button style=\"min-height:30px\">Play</button>"))
    defer { page.remove() }
    #expect(try await Browser.faults(of: page.file) == [])
  }

  private static func html(_ body: String) -> String {
    """
    <!doctype html><html lang="en"><head><title>t</title></head>
    <body><main><h1>One</h1>\(body)</main></body></html>
    """
  }
}

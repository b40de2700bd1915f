import Drawing
import Foundation
import Rendering
import SceneFormat
import Testing

@testable import Figures

/// Scenes that no reasonable person writes: each of their figures is drawn, keeps the rules, and stays small.
@Suite struct HostileFiguresTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let scene: String

    init(_ name: String, _ scene: String) {
      testDescription = name
      self.scene = scene
    }
  }

  private static func list(_ items: String, steps: String, size: String = "[340, 420]") -> String {
    """
    "title": "Hostile", "canvas": {"size": \(size)},
    "layout": {"kind": "flow", "itemSize": [100, 44], "minimumInteritemSpacing": 8,
      "minimumLineSpacing": 8, "sectionInset": 12},
    "data": {"sections": [{"id": "all", "items": [\(items)]}]}, "steps": [\(steps)]
    """
  }

  private static func labelled(_ labels: [String]) throws -> String {
    let items = try labels.enumerated().map { index, label in
      let text = String(decoding: try JSONEncoder().encode(label), as: UTF8.self)
      return "{\"id\": \"i\(index)\", \"label\": \(text)}"
    }
    return list(
      items.joined(separator: ", "),
      steps: #"""
        {"update": {"delete": ["i1"], "insert": [{"item": "new", "to": "all/0"}],
          "move": [{"item": "i3", "to": "all/0"}], "reload": ["i2"]}}
        """#)
  }

  private static let directions = [
    "مرحبا Hello 👋🏽 שלום 123", "\u{202E}desrever", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "Ü\u{301}\u{302}\u{303}", "中文 و English",
    "\u{200F}\u{200E}", "a\tb\nc",
  ]

  static let cases: [Case] = {
    let word = String(repeating: "W", count: 10_000)
    return [
      Case("no items", list("", steps: #"{"invalidate": "everything"}"#)),
      Case("the first item", list("", steps: #"{"apply": {"all": ["one"]}}"#)),
      Case("the last item", list(#""one""#, steps: #"{"apply": {"all": []}}"#)),
      Case("no steps", list(#""one""#, steps: "")),
      Case("long words", (try? labelled(Array(repeating: word, count: 5))) ?? ""),
      Case("empty labels", (try? labelled(Array(repeating: "", count: 5))) ?? ""),
      Case("blank labels", (try? labelled(Array(repeating: " \u{A0}", count: 5))) ?? ""),
      Case("directions", (try? labelled(directions)) ?? ""),
      Case(
        "a crowd off the screen",
        list(
          #""gone", {"generate": {"count": 10000}}"#,
          steps: #"{"update": {"delete": ["gone"], "move": [{"item": "all-7", "to": "all/0"}]}}"#)),
      Case(
        "all anew",
        list(
          #"{"generate": {"count": 200}}"#, steps: #"{"update": {"reload": [\#(anew)]}}"#,
          size: "[340, 900]")),
    ]
  }()

  private static let anew = (1...200).map { "\"all-\($0)\"" }.joined(separator: ", ")

  @Test(arguments: cases) func figuresKeepTheRules(_ example: Case) async throws {
    let played = try await PlayedFigures(scene: example.scene)
    for (fit, width) in [(nil, FigureWidth.readme), (OutputDescription.Fit.half, .half)] {
      let figures = try played.all(fit: fit)
      #expect(figures.count >= 4)
      for (kind, figure) in figures where kind != .still {
        let broken = FigureRules(figure, at: width).broken.map { String($0.prefix(120)) }
        #expect(broken == [], "\(kind.name) at \(width.points)")
        #expect(figure.svg.utf8.count <= 150_000, "\(kind.name) at \(width.points)")
      }
    }
  }

  /// A name of 10,000 letters is told by its beginning, however often it is told.
  @Test func namesAreShorterThanSentences() async throws {
    let example = try #require(Self.cases.first { $0.testDescription == "long words" })
    let played = try await PlayedFigures(scene: example.scene)
    for (kind, figure) in try played.all(fit: .half) where kind != .still {
      for word in FigureInkwork(figure).words where !word.isScaled {
        #expect(word.text.count { $0 == "W" } <= 80, "\(kind.name)")
      }
      let letters = figure.summary.count { $0 == "W" }
      #expect(letters <= 1_000, "\(kind.name) says \(letters)")
      #expect(figure.drawing.items.texts.count { $0.string.hasPrefix("WWW") } <= 40, "\(kind.name)")
    }
  }
}

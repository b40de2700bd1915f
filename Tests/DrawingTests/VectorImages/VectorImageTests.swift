import CoreGraphics
import Notation
import Testing

@testable import Drawing

/// SVG files of shapes as pictures.
@Suite struct VectorImageTests {
  private func items(_ inside: String, head: String = "viewBox='0 0 20 10'") throws -> [DrawItem] {
    let image = try VectorImage(
      Array("<svg xmlns='http://www.w3.org/2000/svg' \(head)>\(inside)</svg>".utf8))
    let picture = try #require(image.image)
    guard case .recorded(let operations, let size) = picture.content else { return [] }
    return [DrawItem](recorded: operations, in: CGRect(origin: .zero, size: size))
  }

  private func fault(_ text: String) -> VectorImageFault? {
    do {
      _ = try VectorImage(Array(text.utf8))
      return nil
    } catch { return error }
  }

  private func fills(_ inside: String) throws -> [ThemedColor] {
    try items(inside).compactMap { item in
      guard case .shape(let shape) = item, case .color(let color)? = shape.fill else { return nil }
      return color
    }
  }

  // MARK: Sizes

  static let sizes: [(head: String, size: CGSize)] = [
    ("viewBox='0 0 20 10'", CGSize(width: 20, height: 10)),
    ("width='40' height='30px'", CGSize(width: 40, height: 30)),
    ("viewBox='0 0 20 10' width='200%' height='5'", CGSize(width: 40, height: 5)),
  ]

  @Test(arguments: sizes) func hasItsSize(_ sample: (head: String, size: CGSize)) throws {
    #expect(try VectorImage(Array("<svg \(sample.head)/>".utf8)).size == sample.size)
  }

  @Test func aPictureKeepsItsProportions() throws {
    let items = try items(
      "<rect width='20' height='10'/>", head: "viewBox='0 0 20 10' width='40' height='40'")
    #expect(items.bounds == CGRect(x: 0, y: 10, width: 40, height: 20))
  }

  // MARK: Shapes

  static let boxes: [(shape: String, box: CGRect)] = [
    ("<rect x='1' y='2' width='3' height='4'/>", CGRect(x: 1, y: 2, width: 3, height: 4)),
    ("<rect width='50%' height='100%' rx='1'/>", CGRect(x: 0, y: 0, width: 10, height: 10)),
    ("<circle cx='5' cy='5' r='2'/>", CGRect(x: 3, y: 3, width: 4, height: 4)),
    ("<ellipse cx='5' cy='5' rx='2' ry='1'/>", CGRect(x: 3, y: 4, width: 4, height: 2)),
    ("<polygon points='1,1 3,1 3,3'/>", CGRect(x: 1, y: 1, width: 2, height: 2)),
    ("<path d='M1 1h4v5z'/>", CGRect(x: 1, y: 1, width: 4, height: 5)),
    (
      "<g transform='translate(2 1)'><rect width='2' height='2'/></g>",
      CGRect(x: 2, y: 1, width: 2, height: 2)
    ),
    (
      "<g transform='rotate(90 5 5) scale(2)'><rect width='2' height='1'/></g>",
      CGRect(x: 8, y: 0, width: 2, height: 4)
    ),
    (
      "<defs><rect id='a' width='2' height='2'/></defs><use href='#a' x='3' y='1'/>",
      CGRect(x: 3, y: 1, width: 2, height: 2)
    ),
  ]

  @Test(arguments: boxes) func drawsWhereItStands(_ sample: (shape: String, box: CGRect)) throws {
    let bounds = try items(sample.shape).bounds
    #expect(abs(bounds.minX - sample.box.minX) < 0.01 && abs(bounds.minY - sample.box.minY) < 0.01)
    #expect(
      abs(bounds.width - sample.box.width) < 0.01 && abs(bounds.height - sample.box.height) < 0.01)
  }

  @Test func coloursAreInheritedAndOverlaid() throws {
    let red = ThemedColor(RGBAColor(hex: 0xFF0000))
    #expect(try fills("<g fill='red'><rect width='2' height='2'/></g>") == [red])
    #expect(try fills("<rect fill='blue' style='fill:#f00' width='2' height='2'/>") == [red])
    #expect(try fills("<rect fill='rgb(100%, 0, 0)' width='2' height='2'/>") == [red])
    for text in ["hsl(0, 100%, 50%)", "hsl(360deg 100% 50%)", "hsla(-1turn, 100%, 50%, 1)"] {
      #expect(try fills("<rect fill='\(text)' width='2' height='2'/>") == [red])
    }
    #expect(try fills("<rect fill='none' width='2' height='2'/>") == [])
    let faint = try fills("<rect fill='red' fill-opacity='50%' width='2' height='2'/>")
    #expect(faint.map(\.light.isOpaque) == [false])
  }

  @Test func classesHaveAColourForEachPage() throws {
    let style = "<style>.a{fill:#ff0000}@media(prefers-color-scheme:dark){.a{fill:#00ff00}}</style>"
    let colors = try fills("\(style)<rect class='a' width='2' height='2'/>")
    #expect(colors == [ThemedColor(0xFF0000, 0x00FF00)])
  }

  @Test func gradientsFillShapes() throws {
    let stops = "<stop stop-color='red'/><stop offset='1' stop-color='blue'/>"
    for gradient in [
      "<linearGradient id='g'>\(stops)</linearGradient>",
      "<radialGradient id='g'>\(stops)</radialGradient>",
      "<linearGradient id='h'>\(stops)</linearGradient><linearGradient id='g' href='#h' gradientUnits='userSpaceOnUse' x2='20'/>",
    ] {
      let items = try items("\(gradient)<rect width='20' height='10' fill='url(#g)'/>")
      #expect(!items.isEmpty)
      #expect(items.bounds.width > 0)
    }
  }

  @Test func whatTesseraWritesIsRead() throws {
    let square = DrawItem.fill(
      .rect(CGRect(x: 0, y: 0, width: 4, height: 4)), ThemedColor(0xFF0000, 0x00FF00))
    let group = DrawGroup(transform: PlaneTransform(translationX: 2, y: 3), [square])
    let list = DrawList(size: CGSize(width: 20, height: 10), [.group(group)])
    let image = try VectorImage(SVGWriter().bytes(list))
    #expect(image.size == CGSize(width: 20, height: 10))
  }

  /// Everything that a still may have, but for its words.
  @Test func everythingThatTesseraWritesIsDrawnAsItWas() throws {
    let square = ShapeGeometry.rounded(
      CGRect(x: 4, y: 4, width: 12, height: 8), CornerRadii(2))
    let red = ThemedColor(0xFF0000, 0x00FF00)
    let dark = ThemedColor(RGBAColor(hex: 0, alpha: 0.4))
    let fill = DrawItem.fill(square, red)
    let samples: [(name: String, group: DrawGroup)] = [
      (
        "shadow of a shape",
        DrawGroup(
          shadow: Shadow(
            color: dark, offset: CGSize(width: 0, height: 2), blur: 1.5, shape: square), [fill])
      ),
      (
        "shadow of a group",
        DrawGroup(
          shadow: Shadow(color: dark, offset: CGSize(width: 1, height: 2), blur: 1), [fill])
      ),
      (
        "mask",
        DrawGroup(
          mask: [.fill(.ellipse(CGRect(x: 5, y: 3, width: 9, height: 9)), red)], [fill])
      ),
      ("clip", DrawGroup(clip: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)), [fill])),
      (
        "tiles",
        DrawGroup([
          .shape(
            DrawShape(
              square,
              fill: .tiles(
                TilePaint(
                  [.fill(.rect(CGRect(x: 0, y: 0, width: 2, height: 4)), red)],
                  size: CGSize(width: 4, height: 4)))))
        ])
      ),
    ]
    for sample in samples {
      let list = DrawList(size: CGSize(width: 20, height: 16), [.group(sample.group)])
      let image = try VectorImage(SVGWriter().bytes(list))
      guard case .recorded(let operations, let size)? = image.image?.content else {
        Issue.record("\(sample.name) is empty")
        continue
      }
      let items = [DrawItem](recorded: operations, in: CGRect(origin: .zero, size: size))
      let again = String(
        decoding: SVGWriter().bytes(DrawList(size: list.size, items)), as: UTF8.self)
      let first = String(decoding: SVGWriter().bytes(list), as: UTF8.self)
      for word in ["#ff0000", "#f00", "<mask", "<clipPath", "<feGaussianBlur", "<feOffset"]
      where first.contains(word) && sample.name != "tiles" {
        #expect(again.contains(word), "\(sample.name): \(word)\n\(first)\n\(again)")
      }
      #expect(items.bounds.intersects(list.items.bounds), "\(sample.name)")
      #expect(!items.isEmpty, "\(sample.name)")
    }
  }

  @Test func aShadowFallsAsFarAsItIsScaled() throws {
    let filter =
      "<filter id='s'><feDropShadow dx='1' dy='2' stdDeviation='1' flood-color='#123456'/></filter>"
    let items = try items(
      "\(filter)<g transform='scale(3)' filter='url(#s)'><rect width='2' height='2'/></g>")
    guard case .group(let group)? = items.first else {
      Issue.record("no group: \(items)")
      return
    }
    #expect(group.shadow?.offset == CGSize(width: 3, height: 6))
    #expect(group.shadow?.blur == 3)
    #expect(group.shadow?.color == ThemedColor(RGBAColor(hex: 0x123456)))
  }

  // MARK: Refused

  static let refused: [(text: String, place: String, word: String)] = [
    ("<svg viewBox='0 0 9 9'>\n<text>a</text></svg>", "2:1", "<text>"),
    ("<svg viewBox='0 0 9 9'><script>a</script></svg>", "1:24", "<script>"),
    ("<svg viewBox='0 0 9 9' onload='a()'><g onclick='a()'/></svg>", "1:49", "onclick"),
    ("<svg viewBox='0 0 9 9'><image href='http://a.b/c.png'/></svg>", "1:24", "<image>"),
    ("<svg viewBox='0 0 9 9'><use href='other.svg#a'/></svg>", "1:35", "other.svg#a"),
    ("<svg viewBox='0 0 9 9'><g id='a'><use href='#a'/></g></svg>", "1:45", "itself"),
    (
      "<svg viewBox='0 0 9 9'><rect fill='url(http://a.b)' width='1' height='1'/></svg>", "1:36",
      "http"
    ),
    ("<svg viewBox='0 0 9 9'><path d='M0 0Lx'/></svg>", "1:38", "'x'"),
    ("<svg viewBox='0 0 9 9'><rect width='wide'/></svg>", "1:37", "wide"),
    ("<svg viewBox='0 0 9 9'><g filter='url(#a)'/></svg>", "1:35", "filter"),
    (
      "<svg viewBox='0 0 9 9'><filter id='a'><feTurbulence/></filter><g filter='url(#a)'/></svg>",
      "1:74", "filter"
    ),
    (
      "<svg viewBox='0 0 9 9'><filter id='a'><feGaussianBlur stdDeviation='2'/></filter><g filter='url(#a)'/></svg>",
      "1:93", "filter"
    ),
    ("<svg viewBox='0 0 9 9'><mask id='a'/><g mask='url(#a)'/></svg>", "1:47", "mask"),
    (
      "<svg viewBox='0 0 9 9'><image href='data:image/png;base64,AAAA' width='1' height='1'/></svg>",
      "1:24", "<image>"
    ),
    (
      "<svg viewBox='0 0 9 9'><pattern id='a' patternUnits='userSpaceOnUse' width='.01' height='.01'><rect width='1' height='1'/></pattern><rect fill='url(#a)' width='9' height='9'/></svg>",
      "1:133", "tiles"
    ),
    ("<svg/>", "1:1", "0 × 0"), ("<html/>", "1:1", "<html>"), ("<svg", "1:5", "the end"),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", "1:1", "document type"),
    ("<svg viewBox='0 0 9 9'>&a;</svg>", "1:24", "&a"),
    ("<svg viewBox='0 0 1e9 9'/>", "1:1", "viewBox '0 0 1e9 9'"),
  ]

  @Test(arguments: refused) func refusesWithAPlace(
    _ sample: (text: String, place: String, word: String)
  ) throws {
    let found = fault(sample.text)
    let fault = try #require(found)
    #expect("\(fault.position)" == sample.place, "\(fault.message)")
    #expect(fault.message.contains(sample.word), "\(fault.message)")
  }

  @Test func nothingGrowsWithoutBound() throws {
    let deep = String(repeating: "<g>", count: 100_000)
    #expect(fault("<svg viewBox='0 0 9 9'>\(deep)")?.message.contains("levels") == true)
    let many = String(repeating: "<g/>", count: 30_000)
    #expect(fault("<svg viewBox='0 0 9 9'>\(many)</svg>")?.message.contains("elements") == true)
    // Each uses the one before ten times.
    let bomb = (1...9).map { level in
      "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
    }.joined()
    let text = "<svg viewBox='0 0 9 9'><rect id='a0' width='1' height='1'/>\(bomb)</svg>"
    #expect(fault(text)?.message.contains("shapes") == true)
    #expect(fault(String(repeating: " ", count: VectorImage.mostBytes + 1)) != nil)
  }
}

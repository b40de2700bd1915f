import Drawing
import enum Figures.ItemPalette
import Foundation
import Imaging

import Testing
import UIKit

@testable import Scene

/// Styled cells with words that are long, quiet, or on a picture.
@Suite @MainActor struct StyledSurfaceTests {
  private func surface(
    _ label: String, subtitle: String = "", image: UIImage? = nil, isFitted: Bool = false,
    _ size: CGSize = CGSize(width: 80, height: 60)
  ) -> StyledSurface {
    let fill = ItemPalette.tessera[0]
    let surface = StyledSurface(frame: CGRect(origin: .zero, size: size))
    surface.show(
      ViewContent(
        fill: fill, ink: fill.readableInk, stroke: nil, corner: 10, shadow: 0, label: "{label}",
        subtitle: "{subtitle}", isDashed: false, image: image, imageFit: isFitted ? .fit : .fill,
        font: nil,
        words: [.label: label, .subtitle: subtitle]))
    surface.layoutIfNeeded()
    return surface
  }

  /// By the direction of the page, whatever letters they have.
  @Test func wordsOfARowBeginWhereReadingDoes() {
    let surface = surface("Konto", CGSize(width: 320, height: 44))
    #expect(surface.title.textAlignment == .natural)
    surface.semanticContentAttribute = .forceRightToLeft
    surface.setNeedsLayout()
    surface.layoutIfNeeded()
    #expect(surface.title.textAlignment == .right)
  }

  @Test func aShortTitleStandsInTheMiddleOfOneLine() {
    let title = surface("Ann").title
    #expect(title.numberOfLines == 1)
    #expect(title.font.pointSize == 17)
    #expect(abs(title.frame.midY - 30) <= 1)
  }

  @Test func aLongTitleTakesMoreLines() {
    let title = surface("An item whose label is long").title
    #expect(title.numberOfLines == 2)
    #expect(title.frame.height > 1.5 * title.font.pointSize)
    #expect(CGRect(x: 0, y: 0, width: 80, height: 60).contains(title.frame))
    #expect(abs(title.frame.midY - 30) <= 1)
  }

  @Test(arguments: ["Person 7", "Nice weather"]) func wordsOfALongTitleAreNotBroken(
    _ label: String
  ) {
    let title = surface(label, CGSize(width: 56, height: 56)).title
    #expect(title.numberOfLines == 2)
    let widths = label.split(separator: " ").map {
      String($0).size(withAttributes: [.font: title.font as Any]).width
    }
    #expect(widths.allSatisfy { $0 <= title.frame.width })
  }

  @Test func aTitleOfOneWordShrinks() {
    let title = surface("Photograph").title
    #expect(title.numberOfLines == 1)
    #expect(8..<17 ~= title.font.pointSize)
  }

  @Test func aTitleOfOneEndlessWordIsCut() {
    let title = surface("Supercalifragilisticexpialidocious").title
    #expect(title.numberOfLines == 1)
    #expect(title.font.pointSize == 17)
  }

  @Test func linesLeaveRoomForTheSubtitle() throws {
    let surface = surface("An item whose label is long", subtitle: "quiet")
    let subtitle = try #require(surface.subtitle)
    #expect(surface.title.frame.maxY <= subtitle.frame.minY)
    #expect(subtitle.frame.maxY <= 60)
  }

  @Test func wordsStandAtTheLowerEdgeOfAPicture() throws {
    let bitmap = try Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])
    let image = try #require(UIImage(data: Data(PNGWriter().encode(bitmap))))
    let surface = surface("River", subtitle: "12", image: image, CGSize(width: 100, height: 100))
    #expect(surface.title.frame.minY > 50)
    let subtitle = try #require(surface.subtitle)
    #expect(subtitle.frame.maxY <= 96)
    let picture = try #require(surface.subviews.first)
    let caption = try #require(picture.subviews.first)
    #expect(!caption.isHidden)
    #expect(caption.frame.contains(surface.title.frame))
    #expect(caption.frame.contains(subtitle.frame))
    #expect(caption.frame.maxY == 100)
    let fitted = self.surface("River", image: image, isFitted: true)
    let shown = try #require(fitted.subviews.first)
    #expect(shown.frame.maxY <= fitted.title.frame.minY)
    #expect(try #require(shown.subviews.first).isHidden)
    let bare = self.surface("", image: image)
    #expect(try #require(bare.subviews.first?.subviews.first).isHidden)
  }

  @Test func aSurfaceHoldsNothingThatItDoesNotShow() {
    let plain = surface("Ann")
    #expect(plain.subviews == [plain.title])
    #expect(plain.layer.sublayers == [plain.title.layer])
  }

  /// On every shade of grey, also where neither white nor the usual dark ink would do.
  @Test func inksCanBeRead() {
    for shade in 0...255 {
      let value = CGFloat(shade) / 255
      let grey = RGBAColor(red: value, green: value, blue: value, alpha: 1)
      let ink = ThemedColor(light: grey, dark: grey).readableInk.light
      let lights = [light([value, value, value]), light([ink.red, ink.green, ink.blue])].sorted()
      #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5, "\(shade)")
    }
  }

  @Test(arguments: 0..<10) func quietWordsCanBeRead(_ number: Int) {
    let fill = ItemPalette.tessera[number]
    let quiet = fill.readableInk.quieted(on: fill)
    for theme in Theme.allCases {
      let (ground, ink) = (fill[theme], quiet[theme])
      let shown = [(ink.red, ground.red), (ink.green, ground.green), (ink.blue, ground.blue)].map {
        $0 * ink.alpha + $1 * (1 - ink.alpha)
      }
      let lights = [light(shown), light([ground.red, ground.green, ground.blue])].sorted()
      #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 4.3)
    }
  }

  /// The relative luminance of WCAG 2.
  private func light(_ channels: [CGFloat]) -> CGFloat {
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

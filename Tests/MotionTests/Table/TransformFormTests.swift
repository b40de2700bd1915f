import Notation
import CoreGraphics
import QuartzCore
import Testing

@testable import Motion

@Suite struct TransformFormTests {
  struct Case: CustomTestStringConvertible {
    var text: String?
    var transform: CATransform3D
    var testDescription: String { text ?? "identity" }

    init(_ text: String?, _ transform: CATransform3D) {
      self.text = text
      self.transform = transform
    }
  }

  static let perspective: CATransform3D = {
    var transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    transform.m34 = -0.002
    return transform
  }()

  static let cases = [
    Case(nil, CATransform3DIdentity),
    Case(nil, CATransform3DMakeTranslation(0.0001, 0, 0)),
    Case("translate(12 -3.5)", CATransform3DMakeTranslation(12, -3.5, 0)),
    Case("translate(0 0 8)", CATransform3DMakeTranslation(0, 0, 8)),
    Case("rotate(30)", CATransform3DMakeRotation(.pi / 6, 0, 0, 1)),
    Case("rotate(-90)", CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)),
    Case("rotate(180)", CATransform3DMakeRotation(.pi, 0, 0, 1)),
    Case("rotate(180)", CATransform3DMakeRotation(-.pi, 0, 0, 1)),
    Case("scale(0.5)", CATransform3DMakeScale(0.5, 0.5, 1)),
    Case("scale(0.5 2)", CATransform3DMakeScale(0.5, 2, 1)),
    Case("scale(0.5 0.5 3)", CATransform3DMakeScale(0.5, 0.5, 3)),
    Case("scale(0)", CATransform3DMakeScale(0, 0, 1)),
    Case("scale(0 2)", CATransform3DMakeScale(0, 2, 1)),
    Case("scale(-1 1)", CATransform3DMakeScale(-1, 1, 1)),
    Case("scale(1 -1)", CATransform3DMakeScale(1, -1, 1)),
    Case("rotate(180)", CATransform3DMakeScale(-1, -1, 1)),
    Case(
      "translate(10 20) rotate(45) scale(2 3)",
      CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(.pi / 4, 0, 0, 1)),
        CATransform3DMakeTranslation(10, 20, 0))),
    Case("matrix(1 0 0.5 1 0 0)", shear(0.5)),
    Case(nil, shear(0.0001)),
    Case("matrix3d(0.707 0 -0.707 0 0 1 0 0 0.707 0 0.707 -0.002 0 0 0 1)", perspective),
  ]

  private static func shear(_ amount: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m21 = amount
    return transform
  }

  @Test(arguments: cases) func writesTheShortestExactForm(_ item: Case) {
    #expect(TransformForm(item.transform).text == item.text)
  }

  @Test(arguments: cases) func readsWhatItWrote(_ item: Case) {
    let form = TransformForm(item.transform)
    #expect(form.text.map { TransformForm(text: $0) } ?? .identity == form)
  }

  @Test(arguments: [
    "", "scale", "scale()", "scale(1", "scale(a)", "scale(1 2 3 4)", "spin(3)",
    "rotate(1) rotate(2)",
    "scale(2) rotate(1)", "matrix(1 2)", "matrix(1 0 0 1 0 0) scale(2)", "scale(2) x",
  ])
  func refusesOtherText(_ text: String) {
    #expect(TransformForm(text: text) == nil)
  }

  @Test func neverLosesARandomTransform() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<500 {
      var numbers = (0..<16).map { _ in CGFloat.random(in: -2...2, using: &random) }
      if Bool.random(using: &random) {
        for index in [2, 3, 6, 7, 8, 9, 11] { numbers[index] = 0 }
        numbers[15] = 1
      }
      let form = TransformForm(matrix(numbers))
      #expect(form.text.map { TransformForm(text: $0) } ?? .identity == form)
    }
  }

  private func matrix(_ n: [CGFloat]) -> CATransform3D {
    CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
}

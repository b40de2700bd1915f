import Drawing
import Foundation

/// How somebody sees colours: not at all, or without one of the three sorts of cones.
enum ColorVision: String, CaseIterable {
  case grey, protan, deutan, tritan

  /// Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency" (2009),
  /// severity 1; on linear channels. Without colours there is the luminance of sRGB.
  private var matrix: [[Double]] {
    switch self {
    case .grey: Array(repeating: [0.2126, 0.7152, 0.0722], count: 3)
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// Colours nearer to one another than this are taken for one in lines of two points: ten times what can just be told
  /// in large areas.
  static let nearest: Double = 25

  /// How far apart the two are for this reader (CIE 1976, L*a*b* below the light of day).
  func distance(_ first: RGBAColor, _ second: RGBAColor) -> Double {
    zip(lab(first), lab(second)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func lab(_ color: RGBAColor) -> [Double] {
    let channels = [color.red, color.green, color.blue].map { Double($0) }
    let linear = channels.map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    let seen = matrix.map { Self.product($0, linear) }.map { min(max($0, 0), 1) }
    let x = Self.root(Self.product([0.4124, 0.3576, 0.1805], seen) / 0.9505)
    let y = Self.root(Self.product([0.2126, 0.7152, 0.0722], seen))
    let z = Self.root(Self.product([0.0193, 0.1192, 0.9505], seen) / 1.089)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }

  private static func product(_ row: [Double], _ column: [Double]) -> Double {
    zip(row, column).map { $0 * $1 }.reduce(0, +)
  }

  private static func root(_ share: Double) -> Double {
    share > 216.0 / 24389 ? pow(share, 1 / 3) : (24389.0 / 27 * share + 16) / 116
  }
}

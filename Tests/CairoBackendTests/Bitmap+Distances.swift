import Imaging

extension Bitmap {
  /// The largest difference in any channel of any pixel; nil where the sizes differ.
  func largestDifference(from other: Bitmap) -> UInt32? {
    guard width == other.width, height == other.height else { return nil }
    return zip(pixels, other.pixels).reduce(0) { largest, pair in
      [0, 8, 16, 24].reduce(largest) { largest, shift in
        let (first, second) = (pair.0 >> UInt32(shift) & 0xFF, pair.1 >> UInt32(shift) & 0xFF)
        return max(largest, first > second ? first - second : second - first)
      }
    }
  }

  /// The average difference of a channel, from 0 to 255; both pictures have the same size.
  func meanDifference(from other: Bitmap) -> Double {
    let sum = zip(pixels, other.pixels).reduce(0) { sum, pair in
      [0, 8, 16, 24].reduce(sum) { sum, shift in
        let (first, second) = (pair.0 >> UInt32(shift) & 0xFF, pair.1 >> UInt32(shift) & 0xFF)
        return sum + Int(first > second ? first - second : second - first)
      }
    }
    return Double(sum) / Double(max(pixels.count, 1) * 4)
  }
}

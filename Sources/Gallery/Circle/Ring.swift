import UIKit

/// Places for items of equal size on a circle: the first at the top, the others clockwise.
struct Ring: Equatable {
  var center = CGPoint.zero
  var radius: CGFloat = 0
  var count = 0
  var itemSize = CGSize.zero

  /// In radians, clockwise from the positive x axis.
  func angle(at index: Int) -> CGFloat {
    guard count > 0 else { return -.pi / 2 }
    return 2 * .pi * CGFloat(index) / CGFloat(count) - .pi / 2
  }

  func position(at index: Int) -> CGPoint {
    let angle = self.angle(at: index)
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  func frame(at index: Int) -> CGRect {
    let position = self.position(at: index)
    return CGRect(
      x: position.x - itemSize.width / 2, y: position.y - itemSize.height / 2,
      width: itemSize.width, height: itemSize.height)
  }

  /// Whether neighbours lie on one another.
  var isCrowded: Bool {
    count > 1
      && (0..<count).contains { index in
        let common = frame(at: index).intersection(frame(at: (index + 1) % count))
        return common.width > 0 && common.height > 0
      }
  }

  /// The items that meet the rectangle, in their order.
  func indices(in rect: CGRect) -> [Int] {
    // On the right half the items stand lower and lower, on the left half higher and higher.
    let right = 0..<(count + 1) / 2
    let left = (count + 1) / 2..<count
    // Neighbours of almost equal height may change places by a rounding error.
    let top = rect.minY - 0.01
    let bottom = rect.maxY + 0.01
    let fallingStart = right.firstIndexInSorted { frame(at: $0).maxY >= top }
    let fallingEnd = right.firstIndexInSorted { frame(at: $0).minY > bottom }
    let risingStart = left.firstIndexInSorted { frame(at: $0).minY <= bottom }
    let risingEnd = left.firstIndexInSorted { frame(at: $0).maxY < top }
    let candidates = [
      fallingStart..<max(fallingStart, fallingEnd), risingStart..<max(risingStart, risingEnd),
    ]
    return candidates.joined().filter { frame(at: $0).intersects(rect) }
  }
}

import CoreGraphics
import Drawing

extension StageMarkup.Tag {
  var isText: Bool { name.elementsEqual("<text".utf8) }

  /// How far a group shifts what it holds; nil if it does anything else to that.
  var shift: SIMD2<Double>? {
    guard name.elementsEqual("<g".utf8), let way = attributes.last?.translation,
      attributes.dropLast().allSatisfy({ $0.isNamed("id") })
    else { return nil }
    return way
  }

  /// The same at another place, and by how many bytes it is longer; nil for what is no shape or text with a corner, and
  /// for what its place does not decide alone.
  func shifted(by shift: SIMD2<Double>) -> (tag: Self, growth: Int)? {
    let isSimple = ["<use", "<rect", "<text", "<image"].contains { name.elementsEqual($0.utf8) }
    guard isSimple, attributes.allSatisfy(\.isAlikeAnywhere) else { return nil }
    var (tag, growth) = (self, 0)
    for (name, way) in [("x", shift.x), ("y", shift.y)] {
      let index = attributes.firstIndex { $0.isNamed(name) }
      let place = index.map { Double(attributes[$0].text) ?? .nan } ?? 0
      // Places have no more decimals than these.
      let value = Array(NumberText.text(CGFloat(place + way)).utf8)[...]
      guard (place + way).isFinite else { return nil }
      if let index {
        growth += value.count - attributes[index].value.count
        tag.attributes[index].value = value
      } else if place + way != 0 {
        growth += name.utf8.count + value.count + 2
        let attribute = StageMarkup.Attribute(name: Array(name.utf8)[...], value: value)
        tag.attributes.insert(attribute, at: name == "x" ? 0 : min(1, tag.attributes.count))
      }
    }
    return (tag, growth)
  }
}

extension StageMarkup.Attribute {
  fileprivate var text: String { String(decoding: value, as: UTF8.self) }

  fileprivate func isNamed(_ other: String) -> Bool { name.elementsEqual(other.utf8) }

  /// The way of a translation.
  fileprivate var translation: SIMD2<Double>? {
    guard isNamed("transform"), text.hasPrefix("translate("), text.hasSuffix(")") else {
      return nil
    }
    let numbers = text.dropFirst("translate(".count).dropLast().split(separator: " ")
      .map { Double($0) ?? .nan }
    guard let x = numbers.first, numbers.count <= 2 else { return nil }
    let way = SIMD2(x, numbers.count == 2 ? numbers[1] : 0)
    return way.x.isFinite && way.y.isFinite ? way : nil
  }

  /// Not so a gradient, a clip, an own transform, or a class that moves something: these have places, too.
  fileprivate var isAlikeAnywhere: Bool {
    if isNamed("class") { return !text.split(separator: " ").contains { $0.isOfMotion } }
    return !isNamed("transform") && !isNamed("style") && !text.hasPrefix("url(")
  }
}

extension Substring {
  /// "m0" or "m1-m0"; classes of colours are letters alone.
  fileprivate var isOfMotion: Bool { contains(where: \.isNumber) }
}

import Foundation

extension NSAttributedString {
  /// The stretches with equal attributes, in their order.
  var runs: [(attributes: [Key: Any], range: NSRange)] {
    var runs: [(attributes: [Key: Any], range: NSRange)] = []
    let whole = NSRange(location: 0, length: length)
    unsafe enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      runs.append((attributes, range))
    }
    return runs
  }
}

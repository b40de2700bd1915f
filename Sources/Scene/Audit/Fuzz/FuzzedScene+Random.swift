import CoreGraphics
import Notation

extension FuzzedScene {
  /// The scene of a seed: the same for ever.
  /// - Parameter size: of the scene whose layout it is: windows are as large as that, turned, or larger.
  init(seed: Int, size usual: CGSize) {
    var dice = Dice(SeededRandom(seed: UInt64(bitPattern: Int64(seed))))
    let sizesItems = dice.isLucky(0.3)
    let hasBars = dice.isLucky(0.3)
    size = dice.window(usual)
    sections = (0..<dice.whole(0...4)).map { _ in
      var section = Section(items: (0..<dice.count).map { _ in sizesItems ? dice.itemSize : nil })
      section.hasHeader = hasBars && dice.isLucky(0.6)
      section.hasFooter = hasBars && dice.isLucky(0.3)
      return section
    }
    steps = (0..<dice.whole(0...4)).map { _ in dice.step(usual) }
  }
}

/// Random parts of a scene.
private struct Dice {
  private var random: SeededRandom

  init(_ random: SeededRandom) {
    self.random = random
  }

  mutating func isLucky(_ share: Double) -> Bool { random.nextShare() < share }

  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.nextShare() * Double(range.count))
  }

  /// Of items of a section: often few, sometimes none, seldom many.
  var count: Int {
    mutating get {
      switch random.nextShare() {
      case ..<0.1: 0
      case ..<0.2: 1
      case ..<0.7: whole(2...12)
      case ..<0.95: whole(13...40)
      default: whole(41...120)
      }
    }
  }

  var itemSize: CGSize {
    mutating get { CGSize(width: whole(20...120), height: whole(20...120)) }
  }

  mutating func window(_ usual: CGSize) -> CGSize {
    let side = Int(min(usual.width, usual.height))
    switch random.nextShare() {
    case ..<0.3: return usual
    case ..<0.5: return CGSize(width: usual.height, height: usual.width)
    default:
      let range = side...max(side, 1200)
      return CGSize(width: whole(range), height: whole(range))
    }
  }

  mutating func step(_ usual: CGSize) -> FuzzedScene.Step {
    switch random.nextShare() {
    case ..<0.5: return .update(update())
    case ..<0.8:
      let isDown = isLucky(0.75)
      let way = CGFloat(whole(-1200...1200))
      return .scroll(isDown ? CGVector(dx: 0, dy: way) : CGVector(dx: way, dy: 0))
    default: return .resize(window(usual))
    }
  }

  private mutating func update() -> FuzzedScene.Update {
    var update = FuzzedScene.Update()
    update.deletes = shares(0...3)
    update.inserts = shares(0...3)
    update.moves = shares(0...2)
    update.reloads = shares(0...1)
    if update.count == 0 { update.inserts = shares(1...1) }
    return update
  }

  private mutating func shares(_ counts: ClosedRange<Int>) -> [Double] {
    (0..<whole(counts)).map { _ in random.nextShare() }
  }
}

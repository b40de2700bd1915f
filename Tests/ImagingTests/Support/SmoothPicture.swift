import Imaging

/// Pictures without flat colours, and one of plain cards, by whole numbers only: every machine makes the same
/// pixels.
enum SmoothPicture: String, CaseIterable, Sendable {
  case downwards, across, slanting, threeColors, faint, faintDownwards, scrim, round, roundAndFaint
  case tiles, shadow, faintShadow, grains, photo, steep, noise, cards

  func bitmap(_ width: Int, _ height: Int) throws -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(pixel(x, y, width, height)) }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  private func pixel(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> UInt32 {
    let (right, down) = (x * 4096 / width, y * 4096 / height)
    let (dx, dy) = (x - width / 2, y - height / 2)
    let distance = min(4096, (dx * dx + dy * dy) * 16_384 / (width * width))
    switch self {
    case .downwards: return Self.mix(down)
    case .across: return Self.mix(right)
    case .slanting: return Self.mix((right + down) / 2)
    case .threeColors:
      let place = right + down
      return place < 4096 ? Self.mix(place) : Self.mix(8192 - place, to: (0x77, 0xD3, 0xAD))
    case .faint: return Self.veil((right + 3 * down) / 4)
    case .faintDownwards: return Self.veil(down)
    case .scrim: return Self.darkened(Self.mix((right + down) / 2), by: max(0, down - 2048))
    case .round: return Self.mix(distance)
    case .roundAndFaint: return Self.veil(4096 - distance)
    case .tiles: return tile(x, y)
    case .shadow: return Self.darkened(0xFFF6_F7F9, by: 2048 - distance / 2)
    case .faintShadow: return UInt32(160 - distance / 32) << 24
    case .grains: return Self.grain(x, y, 40)
    case .photo: return Self.photo(x, y)
    case .steep:
      return 0xFF00_0000 | UInt32(x * 7 & 255) << 16 | UInt32(y * 5 & 255) << 8
        | UInt32(x + y & 255)
    case .noise: return 0xFF00_0000 | Self.hash(x, y) & 0xFF_FFFF
    case .cards: return card(x, y)
    }
  }

  /// A cell of a grid, each with another gradient, on a flat ground.
  private func tile(_ x: Int, _ y: Int) -> UInt32 {
    let (column, row) = (x / 60, y / 60)
    let (left, top) = (x % 60 - 5, y % 60 - 5)
    guard 0..<50 ~= left, 0..<50 ~= top else { return 0xFFF6_F7F9 }
    let end = Int(Self.hash(column, row))
    return Self.mix((left + top) * 40, to: (end & 255, end >> 8 & 255, end >> 16 & 255))
  }

  /// A large round card, each of another colour, on white.
  private func card(_ x: Int, _ y: Int) -> UInt32 {
    let (width, height, radius) = (290, 330, 70)
    let column = x / (width + 30)
    let row = (y + column * 200) / (height + 30)
    let (left, top) = (x % (width + 30), (y + column * 200) % (height + 30))
    guard left < width, top < height else { return .max }
    let dx = max(0, radius - left, left - width + 1 + radius)
    let dy = max(0, radius - top, top - height + 1 + radius)
    let cover = 2048 + (radius * radius - dx * dx - dy * dy) * 2048 / radius
    let color = Self.hash(column, row)
    func channel(_ shift: UInt32) -> UInt32 {
      let value = Int(color >> shift & 255)
      return UInt32(255 + ((value - 255) * min(max(cover, 0), 4096)) >> 12) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }

  /// From light blue to another colour.
  private static func mix(
    _ place: Int, to end: (Int, Int, Int) = (0xFA, 0xA3, 0x9C)
  ) -> UInt32 {
    func channel(_ start: Int, _ end: Int) -> UInt32 {
      UInt32((start * (4096 - place) + end * place + 2048) >> 12)
    }
    return 0xFF00_0000 | channel(0x8F, end.0) << 16 | channel(0xC1, end.1) << 8
      | channel(0xFF, end.2)
  }

  /// A blue that becomes stronger, multiplied by its alpha.
  private static func veil(_ place: Int) -> UInt32 {
    let alpha = UInt32((place * 204) >> 12)
    func channel(_ color: UInt32) -> UInt32 { (color * alpha + 127) / 255 }
    return alpha << 24 | channel(0x20) << 16 | channel(0x60) << 8 | channel(0xC0)
  }

  private static func darkened(_ pixel: UInt32, by amount: Int) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      UInt32((Int(pixel >> shift & 255) * (4096 - max(0, amount))) >> 12) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }

  private static func grain(_ x: Int, _ y: Int, _ strength: Int) -> UInt32 {
    let hash = hash(x, y)
    func channel(_ shift: UInt32) -> UInt32 {
      UInt32(100 + Int(hash >> shift & 255) * strength / 255) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }

  /// Soft spots of several sizes with some grain.
  private static func photo(_ x: Int, _ y: Int) -> UInt32 {
    func channel(_ index: Int) -> UInt32 {
      let shade = spot(x, y, 64, index) * 4 + spot(x, y, 24, 3) * 2 + spot(x, y, 9, index)
      return UInt32(shade / 7 + Int(hash(x, y) >> UInt32(index * 8) & 3))
    }
    return 0xFF00_0000 | channel(0) << 16 | channel(1) << 8 | channel(2)
  }

  /// Between random values on a grid of that many pixels.
  private static func spot(_ x: Int, _ y: Int, _ size: Int, _ salt: Int) -> Int {
    func corner(_ column: Int, _ row: Int) -> Int {
      Int(hash(x / size + column + salt * 77, y / size + row + size) & 0xFF) * 250 / 255
    }
    let (right, down) = (x % size, y % size)
    let top = corner(0, 0) * (size - right) + corner(1, 0) * right
    let bottom = corner(0, 1) * (size - right) + corner(1, 1) * right
    return (top * (size - down) + bottom * down) / (size * size)
  }

  private static func hash(_ x: Int, _ y: Int) -> UInt32 {
    var hash = UInt32(truncatingIfNeeded: x &* 0x9E37_79B1 ^ y &* 0x85EB_CA77)
    hash = (hash ^ hash >> 15) &* 0x2C1B_3C6D
    hash = (hash ^ hash >> 12) &* 0x297A_2D39
    return hash ^ hash >> 15
  }
}

/// Pieces of a picture: tiles that are drawn on their own, and what is cut out of a whole.
extension Bitmap {
  /// The part of the picture from (x, y) on.
  public func cropped(x: Int, y: Int, width: Int, height: Int) throws(BitmapError) -> Bitmap {
    guard x >= 0, y >= 0, width > 0, height > 0, x <= self.width - width,
      y <= self.height - height
    else { throw .part(PixelArea(x: x, y: y, width: width, height: height), of: self) }
    return part(PixelArea(x: x, y: y, width: width, height: height))
  }

  /// The pixels of an area that lies inside the picture and is not empty.
  func part(_ area: PixelArea) -> Bitmap {
    if area == PixelArea(of: self) { return self }
    var part: [UInt32] = []
    part.reserveCapacity(area.pixelCount)
    for line in area.y..<area.y + area.height {
      part += row(line)[(line * width + area.x)...].prefix(area.width)
    }
    return Bitmap(checkedWidth: area.width, height: area.height, scale: scale, pixels: part)
  }

  /// Puts a tile over the pixels at (x, y). Nothing is blended.
  public mutating func place(_ tile: Bitmap, x: Int, y: Int) throws(BitmapError) {
    guard x >= 0, y >= 0, x <= width - tile.width, y <= height - tile.height else {
      throw .part(PixelArea(x: x, y: y, width: tile.width, height: tile.height), of: self)
    }
    for line in 0..<tile.height {
      let start = (y + line) * width + x
      replacePixels(start..<start + tile.width, with: tile.row(line))
    }
  }
}

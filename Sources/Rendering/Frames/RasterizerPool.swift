package import CairoBackend
package import Drawing
package import Imaging
internal import Synchronization

/// Rasterisers for as many threads as there are: each is lent to one at a time, with what it keeps for the next
/// picture.
package final class RasterizerPool: Sendable {
  /// A rasteriser on its way from one thread to the next; never in two places.
  private struct Idle: @unchecked Sendable {
    let rasterizer: CairoRasterizer
    /// How many pictures it has drawn.
    var count = 0
  }

  /// A picture that so many others in a row did not need is forgotten: things that grow or fade leave sizes and shades
  /// behind that never come again.
  private static let memory = 16

  private let idle = Mutex<[Idle]>([])
  private let fonts: FontLibrary

  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  package func bitmap(of drawing: DrawList, _ options: RasterOptions) throws -> Bitmap {
    try lend { lent in
      if lent.count % Self.memory == Self.memory - 1 { lent.rasterizer.beginNextSubject() }
      lent.count += 1
      return try lent.rasterizer.bitmap(of: drawing, options)
    }
  }

  /// The area in which the second of two simplified drawings can look otherwise than the first.
  package func change(
    from before: DrawList, to after: DrawList, _ options: RasterOptions, in picture: PixelArea
  ) -> PixelArea {
    lend { lent in
      DrawingChange(options: options, measuring: lent.rasterizer.typesetter)
        .area(from: before, to: after, in: picture)
    }
  }

  private func lend<Result>(_ body: (inout Idle) throws -> Result) rethrows -> Result {
    var lent = idle.withLock { $0.popLast() } ?? Idle(rasterizer: CairoRasterizer(fonts: fonts))
    defer { giveBack(lent) }
    return try body(&lent)
  }

  private func giveBack(_ lent: Idle) {
    idle.withLock { $0.append(lent) }
  }
}

internal import CairoBackend
internal import Drawing
internal import Imaging
internal import Synchronization

/// Rasterisers for as many threads as there are: each is lent to one at a time, with what it keeps for the next
/// picture.
final class RasterizerPool: Sendable {
  /// A rasteriser on its way from one thread to the next; never in two places.
  private struct Idle: @unchecked Sendable {
    let rasterizer: CairoRasterizer
  }

  private let idle = Mutex<[Idle]>([])

  func bitmap(of drawing: DrawList, _ options: RasterOptions) throws -> Bitmap {
    let lent = idle.withLock { $0.popLast() } ?? Idle(rasterizer: CairoRasterizer())
    defer { idle.withLock { $0.append(lent) } }
    return try lent.rasterizer.bitmap(of: drawing, options)
  }
}

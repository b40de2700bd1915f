internal import Synchronization

/// The memory that packing a frame leaves for the next one: an empty table of strings, and the numbers of colours.
struct GIFWorkplace {
  let table = LZWTable()
  let lookup: GIFPalette.Lookup
}

/// Workplaces for as many threads as there are, each lent to one at a time. The result does not depend on
/// which one it was.
final class GIFWorkplaces: Sendable {
  /// A workplace on its way from one thread to the next; never in two places.
  private struct Idle: @unchecked Sendable {
    var place: GIFWorkplace
  }

  private let palette: GIFPalette
  private let idle = Mutex<[Idle]>([])

  init(_ palette: GIFPalette) {
    self.palette = palette
  }

  func lend<Result>(
    _ body: (inout GIFWorkplace) throws(AnimationError) -> Result
  ) throws(AnimationError) -> Result {
    var lent = idle.withLock { $0.popLast() } ?? fresh
    defer { giveBack(lent) }
    return try body(&lent.place)
  }

  private var fresh: Idle { Idle(place: GIFWorkplace(lookup: GIFPalette.Lookup(palette))) }

  private func giveBack(_ lent: Idle) {
    idle.withLock { $0.append(lent) }
  }
}

// Compares pairs of pictures and animations of which one or both are broken.
import Fuzzing
import Imaging
import VisualDiff

let fuzz = FuzzRun("fuzz-diff")
let mutation = PairMutation(seed: fuzz.seed, seeds: try PairSeeds.files())
let profiles = DiffProfile.allCases
// Small limits: a mutated header may ask for gigabytes, and the promise is that it gets none of them.
var limits = ImageLimits(pixels: 1 << 18, fileBytes: 1 << 20, chunks: 1000, frames: 100)
limits.shownPixels = 1 << 20

/// Counts fit the pictures, and who is compared to itself is the same.
@MainActor
func check(_ found: AnimationDifference, _ number: Int) {
  if found.isNone, found.frames.isEmpty == false { fuzz.fail(number, "is the same and differs") }
  for frame in found.frames {
    guard let pixels = frame.pixels else { continue }
    let area = found.sizes.before.reduce(1, *) + found.sizes.after.reduce(1, *)
    guard pixels.count <= max(1, area), pixels.tolerated <= pixels.count,
      pixels.share >= 0, pixels.share <= 1, pixels.distance.largest <= 1,
      pixels.distance.mean <= pixels.distance.largest + 1e-9
    else { fuzz.fail(number, "has counts that are none: \(pixels)") }
    for region in pixels.regions where region.box.width < 1 || region.box.height < 1 {
      fuzz.fail(number, "has a region without pixels")
    }
  }
}

fuzz.run(input: mutation.input) { bytes, number in
  let (before, after) = PairMutation.pair(of: bytes)
  do {
    let rules = ComparisonRules(profiles[number % profiles.count])
    let first = try ComparedFrames("before", before, limits: limits)
    let second = try ComparedFrames("after", after, limits: limits)
    let found = try AnimationDifference(first, second, by: rules)
    check(found, number)
    if before == after, !found.isNone { fuzz.fail(number, "differs from itself") }
    _ = found.text(isVerbose: true)
    return nil
  } catch let fault as DiffFault {
    return fault.code
  } catch {
    return "\(error)"
  }
}

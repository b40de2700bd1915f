// Feeds the readers of animations with broken APNG, GIF and WebP files.
import Fuzzing
import Imaging

let fuzz = FuzzRun("fuzz-frames")
let mutation = FrameMutation(seed: fuzz.seed, seeds: try FrameSeeds.files())
// Small limits: a mutated header may ask for gigabytes, and the promise is that it gets none of them.
var limits = ImageLimits(pixels: 1 << 20, fileBytes: 1 << 20, chunks: 1000, frames: 200)
limits.shownPixels = 1 << 22

@MainActor
func read(_ bytes: [UInt8], _ number: Int) throws(FrameReadError) {
  let reader = try FrameReader(bytes, limits: limits)
  var count = 0
  while let frame = try reader.next() {
    count += 1
    guard frame.bitmap.width == reader.head.width, frame.bitmap.height == reader.head.height,
      frame.bitmap.isPremultiplied
    else { fuzz.fail(number, "gives pixels that are none") }
  }
  guard count == reader.head.frameCount else {
    fuzz.fail(number, "has \(reader.head.frameCount) frames and gives \(count)")
  }
}

fuzz.run(input: mutation.input) { bytes, number in
  do throws(FrameReadError) {
    try read(bytes, number)
    return nil
  } catch {
    return switch error {
    case .png(let error): "PNG, \(error.subject.rawValue)"
    case .damaged(let fault): "GIF or WebP, \(fault.subject.rawValue)"
    case .jpeg: "JPEG"
    case .unknownFormat: "format"
    case .frameCount, .shownPixels: "number of frames or their pixels"
    }
  }
}

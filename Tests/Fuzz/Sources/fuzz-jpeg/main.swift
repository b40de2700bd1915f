// Feeds the JPEG reader with broken files, made of those that the command line names.
import Fuzzing
import Imaging

let fuzz = FuzzRun("fuzz-jpeg", needsFiles: true)
let mutation = JPEGMutation(seeds: fuzz.files.map(\.bytes), seed: fuzz.seed)
// Small limits: a mutated header may ask for gigabytes, and the promise is that it gets none of them.
let reader = JPEGReader(limits: ImageLimits(pixels: 1 << 22, fileBytes: 1 << 20, chunks: 1000))
fuzz.run(input: mutation.input) { bytes, number in
  do throws(JPEGError) {
    let bitmap = try reader.decode(bytes)
    guard bitmap.isPremultiplied, bitmap.isOpaque else {
      fuzz.fail(number, "gives pixels that are none")
    }
    return nil
  } catch {
    return switch error {
    case .size: "size"
    case .fileSize: "length"
    case .damaged: "damage"
    case .memory: "memory"
    }
  }
}

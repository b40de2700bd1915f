// Feeds the PNG reader with broken files.
import Fuzzing
import Imaging

let fuzz = FuzzRun("fuzz-png")
let mutation = Mutation(seed: fuzz.seed)
// Small limits: a mutated header may ask for gigabytes, and the promise is that it gets none of them.
let reader = PNGReader(limits: ImageLimits(pixels: 1 << 22, fileBytes: 1 << 20, chunks: 1000))
fuzz.run(input: mutation.input) { bytes, number in
  do throws(PNGError) {
    let bitmap = try reader.decode(bytes)
    guard bitmap.isPremultiplied else { fuzz.fail(number, "gives pixels that are none") }
    return nil
  } catch {
    return error.subject.rawValue
  }
}

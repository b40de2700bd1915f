internal import CoreGraphics

/// How much the films of a scene ask for.
package struct FilmDemand: Equatable {
  package private(set) var files = 0
  package private(set) var frames = 0
  private var pixels = 0.0

  package mutating func add(_ film: SceneFilm, _ file: PlannedFile) {
    files += 1
    frames += film.schedule.moments.count
    pixels += film.megapixels(scale: CGFloat(file.scale))
  }

  /// Millions of pixels, rounded up.
  package var megapixels: Int { Int(min(pixels.rounded(.up), 1e15)) }

  package var text: String {
    "\(frames) frames " + (files == 1 ? "of one file" : "of \(files) files")
  }
}

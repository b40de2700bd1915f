internal import Drawing
internal import Figures
internal import Imaging
internal import Motion
internal import Notation
internal import SceneFormat

/// The sum of all that a file of pixels shows, before a pixel of it is drawn: pictures whose sums are equal are equal,
/// as long as the same program draws them with the same fonts and libraries. Lengths that agree to a thousandth of a
/// point are the same.
struct DrawnSum: Equatable {
  /// A number of a frame stands in it already.
  let path: String
  let text: String

  static let digits = 32

  init(of path: String, _ parts: [String]) {
    self.path = path
    text = String(SHA256.text(of: parts.joined(separator: "\n")).prefix(Self.digits))
  }
}

extension OutputMaker {
  /// The sums of a file, or of each file of a row; nothing for text, which is made as fast.
  func drawnSums(of file: PlannedFile) throws -> [DrawnSum] {
    guard !file.isText else { return [] }
    let setting = setting(inWordsOf: file)
    switch file.output.kind.content {
    case .drawing:
      let figure = try figures.figure(of: file)
      let words = [setting, figure.title, figure.summary]
      return [DrawnSum(of: file.path, words + [figure.drawing.text])]
    case .film:
      let film = try film(file, fps: figures.framesPerSecond(of: file))
      let frames = film.schedule.moments.map { "\($0.duration)\n" + film.drawing($0).text }
      return [DrawnSum(of: file.path, [setting] + frames)]
    case .frames:
      let film = try film(file, fps: figures.framesPerSecond(of: file))
      guard let name = FrameName(file.path) else { return [] }
      return film.schedule.moments.enumerated().map { index, moment in
        DrawnSum(of: name[index], [setting, film.drawing(moment).text])
      }
    case .table, .page, .snippet: return []
    }
  }

  /// Everything besides the drawing that the pixels depend on.
  private func setting(inWordsOf file: PlannedFile) -> String {
    let output = file.output
    let words = [
      output.kind.name, file.ending, (file.theme ?? .light).rawValue, "\(file.scale)x",
      "\(scene.style.text)", "\(output.letters)", "\(output.playback)",
      output.maxBytes.map { "\($0) bytes" } ?? "",
    ]
    return words.joined(separator: " ")
  }
}

internal import CairoBackend
internal import CoreGraphics
internal import Drawing
package import Imaging
internal import Notation
internal import Platform
package import SceneFormat

/// An output that cannot be made.
package enum OutputFault: CodedError, Equatable {
  case noSteps(OutputKind)
  case notSupported(OutputKind, ending: String)
  /// The command line names a file that the output cannot be.
  case ending(OutputKind, file: String, ending: String)
  case tooManyFrames(Int, limit: Int)
  /// Width and height in pixels.
  case tooManyPixels(Double, Double)
  case tooMuchToDraw(FilmDemand, limit: Int)
  case severalFiles([String])
  case terminal
  case notTheSame(String)
  case videoProgram(String)
  case tooLarge(ByteBudget.TooLarge)
  /// A file that is made in one way only.
  case tooLargeFile(OutputKind, ending: String, bytes: Int, limit: Int)

  package var code: String {
    switch self {
    case .noSteps: "output/no-steps"
    case .notSupported: "not-supported"
    case .ending: DiagnosticCode.outputPath.rawValue
    case .tooManyFrames: "limit/frames"
    case .tooManyPixels: "limit/pixels"
    case .tooMuchToDraw: "limit/film"
    case .severalFiles: "output/several"
    case .terminal: "output/terminal"
    case .notTheSame: "output/not-deterministic"
    case .videoProgram: "output/video"
    case .tooLarge, .tooLargeFile: "output/too-large"
    }
  }

  package var message: String {
    switch self {
    case .noSteps(let kind):
      "\"\(kind.name)\" shows what changes, and the scene has no step in which anything does"
    case .notSupported(let kind, let ending):
      "\"\(kind.name)\" as .\(ending) is not supported yet"
    case .ending(let kind, let file, _):
      "\"\(kind.name)\" cannot be written as '\(file)'"
    case .tooManyFrames(let count, let limit):
      "the animation has \(count) frames, \(limit) are allowed"
    case .tooManyPixels(let width, let height):
      "a picture of \(Self.text(width)) × \(Self.text(height)) pixels is too large: expected \(Bitmap.largestCount)"
        + " pixels at most, and \(Bitmap.largestSide) on a side"
    case .tooMuchToDraw(let demand, let limit):
      "\(demand.text) are to be drawn: \(demand.megapixels) million pixels, \(limit) are allowed"
    case .severalFiles(let paths):
      paths.isEmpty
        ? "there is no output to write"
        : "there are \(paths.count) files to write, and room for one: "
          + paths.prefix(4).joined(separator: ", ")
    case .terminal: "a picture is not written to a terminal"
    case .notTheSame(let path): "'\(path)' came out different the second time"
    case .videoProgram(let reason): "the video could not be made: \(reason)"
    case .tooLarge(let excess): excess.description
    case .tooLargeFile(let kind, let ending, let bytes, let limit):
      "\"\(kind.name)\" as .\(ending) has \(bytes) bytes – expected \(limit) at most"
    }
  }

  package var hint: String? {
    switch self {
    case .noSteps: "give the scene a step in which something changes, or take \"still\""
    case .notSupported: "tessera list outputs tells what there is"
    case .ending(let kind, _, let ending):
      OutputKinds.rendered.help(against: ending, of: kind)
        ?? "give it another ending: "
        + OutputKinds.rendered.endings(of: kind).map { ".\($0)" }.joined(separator: ", ")
    case .tooManyFrames: "lower fps or durations, or raise --max-frames"
    case .tooManyPixels: "make the canvas or its \"scale\" smaller, or write svg"
    case .tooMuchToDraw:
      "lower fps, durations, scale or the canvas, draw fewer files with --only, or raise --max-pixels"
    case .severalFiles: "choose one with --only, --theme and --scale, or give a folder to --output"
    case .terminal: "write it to a file: -o picture.svg, or > picture.svg"
    case .notTheSame: "a layout of yours depends on time, on chance or on the order of a dictionary"
    case .videoProgram: "install ffmpeg, or write a gif"
    case .tooLarge: "raise maxBytes, show fewer steps, or write the animation as svg"
    case .tooLargeFile(let kind, let ending, _, _):
      OutputKinds.rendered.format(ending, of: kind)?.variants == .pixels
        ? "raise maxBytes, take a smaller scale, or write it as svg"
        : "raise maxBytes, or show less"
    }
  }

  private static func text(_ pixels: Double) -> String { NumberText.text(CGFloat(pixels)) }
}

extension Diagnostic {
  /// Why a file could not be made.
  package init(_ error: any Error, of file: PlannedFile) {
    let span = file.output.span
    switch error {
    case let fault as OutputFault: self.init(fault, at: span)
    case let fault as FileFault: self.init(fault, at: span)
    case let diagnostic as Diagnostic: self = diagnostic
    case CairoError.text(.file(let error)), FontError.file(let error),
      AnimationError.file(let error):
      self.init(FileFault(error, path: error.path), at: span)
    case CairoError.size(let width, let height):
      self.init(OutputFault.tooManyPixels(width, height), at: span)
    case let error as any CodedError:
      self.init(failed: error.sentence, error.hint, file)
    default: self.init(failed: "\(error)", nil, file)
    }
  }

  private init(failed reason: String, _ hint: String?, _ file: PlannedFile) {
    self.init(
      code: "output/failed", "'\(file.path)' could not be made: \(reason)", at: file.output.span,
      help: hint)
  }
}

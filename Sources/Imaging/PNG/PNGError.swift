/// A fault in a PNG file: its place, what was found there, and what was expected.
public typealias PNGError = ByteFault<PNGPart>

/// The part of a PNG file that a fault lies in.
public enum PNGPart: String, Hashable, Sendable {
  /// The eight bytes that every PNG begins with.
  case signature
  /// A chunk of an unknown kind that no reader may pass over, or a broken head of one.
  case chunk
  /// More chunks than the limits allow.
  case chunkCount = "number of chunks"
  /// A chunk whose bytes are not those that were written.
  case checksum
  /// The chunk `IHDR`: size, colours and depth.
  case header
  /// Bytes, sides or pixels beyond the limits, or a side without a pixel.
  case size
  /// The chunk `PLTE`, or a pixel that has no colour in it.
  case palette
  /// The chunk `tRNS`.
  case transparency
  /// The compressed rows.
  case imageData = "image data"
  /// A row with a filter that PNG does not have.
  case filter
  /// The chunks of an animated PNG.
  case animation
  /// The file ends too early or without a picture.
  case end
  /// There is no memory to inflate the rows with.
  case memory
}

internal import Glibc

/// The lines of a file, one after the other, so that it need not be in memory as a whole.
package final class FileLines {
  private static let blockSize = 1 << 18

  private let descriptor: Descriptor
  private let path: String
  private let longest: Int
  private var block = [UInt8](repeating: 0, count: blockSize)
  /// The bytes of the block that were not handed out yet.
  private var rest = 0..<0

  /// Opens a file; folders, devices and pipes are refused.
  /// - Parameter longest: a line of more bytes is refused.
  package init(of path: String, longest: Int) throws(FileError) {
    descriptor = try InputFile.open(path)
    (self.path, self.longest) = (path, longest)
    do throws(FileError) {
      _ = try InputFile.size(of: descriptor, path)
    } catch {
      descriptor.close()
      throw error
    }
  }

  deinit { descriptor.close() }

  /// The next line without its end; nil behind the last one.
  package func next() throws(FileError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if let end = block[rest].firstIndex(of: UInt8(ascii: "\n")) {
        line += block[rest.lowerBound..<end]
        rest = (end + 1)..<rest.upperBound
        return line
      }
      line += block[rest]
      guard line.count <= longest else { throw FileError.tooLarge(path, limit: longest) }
      let count = try InputFile.fill(&block, behind: 0, from: descriptor, path: path)
      rest = 0..<count
      if count == 0 { return line.isEmpty ? nil : line }
    }
  }
}

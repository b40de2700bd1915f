import Foundation

/// How large a program's file is (ELF, as on Linux).
struct ProgramFile {
  /// All of it, with the parts that only debuggers read.
  let fileBytes: Int
  /// Its code and data, which are mapped into memory when it starts.
  let loadedBytes: Int

  init?(_ path: String) {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return nil }
    func number(_ count: Int, at place: Int) -> Int {
      guard place >= 0, place <= file.count - count else { return 0 }
      return file[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    // Its own header says where those of its segments stand; a segment of type 1 is loaded.
    let (first, size, count) = (number(8, at: 32), number(2, at: 54), number(2, at: 56))
    fileBytes = file.count
    loadedBytes = (0..<count).map { first + $0 * size }.filter { number(4, at: $0) == 1 }
      .reduce(0) { $0 + number(8, at: $1 + 32) }
  }
}

extension PNGChecksum {
  /// The file with every check as it has to be, as far as its lengths lead.
  public static func corrected(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= file.count else { break }
      let sum = sum(file[place + 4..<end])
      for byte in 0..<4 {
        file[end + byte] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * byte))
      }
      place = end + 4
    }
    return file
  }
}

/// Which program this is.
enum ProgramVersion {
  static let number = "0.1.0"
  static let line = "tessera \(number)\n"
}

/// Which program this is.
package enum ProgramVersion {
  package static let number = "0.1.0"
  package static let line = "tessera \(number)\n"
}

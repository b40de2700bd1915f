/// The order of strings in every text of ours: by their UTF-8 bytes. Swift's own order takes canonically
/// equal strings for the same, and would let two of them stand in any order.
package enum ByteOrder {
  package static func isAscending(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}

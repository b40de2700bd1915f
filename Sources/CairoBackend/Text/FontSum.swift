internal import CPango
internal import Glibc

/// The SHA-256 of a file.
package enum FontSum {
  package static func sha256(of path: String) -> String? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    let sum = unsafe g_checksum_new(G_CHECKSUM_SHA256)
    defer { unsafe g_checksum_free(sum) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      unsafe g_checksum_update(sum, buffer, count)
    }
    guard unsafe ferror(file) == 0 else { return nil }
    return unsafe g_checksum_get_string(sum).map { unsafe String(cString: $0) }
  }
}

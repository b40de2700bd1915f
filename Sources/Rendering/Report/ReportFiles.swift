internal import Notation
package import Platform

/// Writes a report: the page, and its pictures in a folder beside it where they would make the page too large. The
/// folder comes first and the page last and whole, so that whoever opens it finds all that it names.
package struct ReportFiles {
  private let model: ReportModel
  private let evidence: EvidenceFolder
  private let path: String
  /// Pictures with more bytes than these get a folder of their own.
  private let largestPage: Int

  package init(
    _ model: ReportModel, _ evidence: EvidenceFolder, at path: String, largestPage: Int = 8 << 20
  ) {
    (self.model, self.evidence) = (model, evidence)
    (self.path, self.largestPage) = (path, largestPage)
  }

  /// The folder of the pictures beside a page: `report.files` beside `report.html`.
  package static func folder(beside path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    return path.dropLast(ending.count) + ".files"
  }

  package func write() throws(FileFault) {
    let names = model.pictures
    let folder = Self.folder(beside: path)
    var page = ReportPage(model)
    var kept: Set<String> = []
    if names.reduce(0, { $0 + evidence.size(of: $1) }) > largestPage {
      page.folder = folder.split(separator: "/").last.map(String.init)
      for name in names { kept.insert(try writePicture(name, to: folder)) }
    } else {
      for name in names { page.pictures.append((name, try base64(name))) }
    }
    do throws(FileError) {
      try OutputFile.write(Array(page.html.utf8), to: path)
    } catch { throw FileFault(error, path: path) }
    removeOthers(than: kept, in: folder)
  }

  private func base64(_ name: String) throws(FileFault) -> String {
    do throws(FileError) {
      return DataAddress.base64(of: try evidence.picture(name))
    } catch { throw FileFault(error, path: name) }
  }

  /// A script, as pages from a disk may read nothing else.
  private func writePicture(_ name: String, to folder: String) throws(FileFault) -> String {
    let file = name + ".js"
    let text = "tessera('\(name)','\(try base64(name))')\n"
    do {
      try OutputFolder(folder).write(Array(text.utf8), to: file)
    } catch {
      throw error as? FileFault ?? .failed(file, step: "write", reason: "\(error)")
    }
    return file
  }

  /// Takes pictures of earlier reports away; whatever else lies there is somebody's.
  private func removeOthers(than kept: Set<String>, in folder: String) {
    for entry in (try? FolderListing(folder))?.entries ?? [] {
      let parts = entry.name.split(separator: ".")
      guard !kept.contains(entry.name), parts.count == 3, parts[2] == "js", parts[0].count == 32,
        parts[0].allSatisfy(\.isHexDigit)
      else { continue }
      OutputFile.remove("\(folder)/\(entry.name)")
    }
  }
}

internal import Imaging
internal import Notation

/// Small pictures for a summary: of outputs that differ the part that changed most, as it was accepted and as it is now.
struct SummaryCrops {
  private let evidence: EvidenceFolder
  private var outputs: [CheckedOutput] = []
  private var findings: Set<String> = []

  /// In pixels.
  private static let largest = (width: 240, height: 160)
  private static let margin = 8
  /// More changes than that are looked at on the page of a report.
  private static let most = 12

  init(_ evidence: EvidenceFolder) {
    self.evidence = evidence
  }

  /// Whether nothing has come that could be shown.
  var isEmpty: Bool { outputs.isEmpty }

  /// Remembers what differs; of outputs that changed alike the first.
  mutating func add(_ found: [CheckedOutput]) {
    for output in found where output.status == .different && outputs.count < Self.most {
      guard output.golden?.picture != nil, output.drawn?.picture != nil,
        findings.insert(output.finding).inserted
      else { continue }
      outputs.append(output)
    }
  }

  /// A table of at most so many bytes; empty where nothing fits.
  func text(within room: Int) -> String {
    let head: MarkdownText =
      "\n### Pictures\n\n| output | accepted | now |\n|---|---|---|\n"
    var rows = ""
    for output in outputs {
      guard let row = row(output), head.text.utf8.count + (rows + row).utf8.count <= room else {
        continue
      }
      rows += row
    }
    return rows.isEmpty ? "" : head.text + rows
  }

  private func row(_ output: CheckedOutput) -> String? {
    let frame = output.difference.frames.first
    let area = output.difference.parts.max { $0.pixels < $1.pixels }?.box
    guard
      let before = crop(output.golden, frame.map { $0.before ?? $0.number }, around: area),
      let after = crop(output.drawn, frame.map { $0.after ?? $0.number }, around: area)
    else { return nil }
    let pictures = [
      MarkdownText.image("accepted", png: before), MarkdownText.image("now", png: after),
    ]
    let row: MarkdownText =
      "| \(output.path): \(output.finding) | \(pictures[0]) | \(pictures[1]) |\n"
    return row.text
  }

  // MARK: Pixels

  /// A part of a picture, or of a frame from 1 on; nil where it cannot be read any more.
  private func crop(_ side: CheckedOutput.Side?, _ number: Int?, around box: [Int]?) -> [UInt8]? {
    guard let name = side?.picture, let bytes = try? evidence.picture(name),
      let picture = try? frame(number ?? 1, of: bytes)
    else { return nil }
    let area = area(around: box, in: picture)
    guard
      let part = try? picture.cropped(
        x: area.x, y: area.y, width: area.width, height: area.height)
    else { return nil }
    return PNGWriter().encode(part)
  }

  private func frame(_ number: Int, of bytes: [UInt8]) throws -> Bitmap? {
    let reader = try FrameReader(bytes)
    var frame = try reader.next()
    for _ in 1..<max(2, number) where number > 1 { frame = try reader.next() ?? frame }
    return frame?.bitmap
  }

  private func area(around box: [Int]?, in picture: Bitmap) -> PixelArea {
    let box = box ?? [0, 0, picture.width, picture.height]
    let left = min(max(0, box[0] - Self.margin), picture.width - 1)
    let top = min(max(0, box[1] - Self.margin), picture.height - 1)
    return PixelArea(
      x: left, y: top,
      width: min(box[2] + 2 * Self.margin, Self.largest.width, picture.width - left),
      height: min(box[3] + 2 * Self.margin, Self.largest.height, picture.height - top))
  }
}

internal import Drawing
internal import Imaging
internal import Motion

/// Compares two tables or two pictures and says how they differ.
struct DiffCommand {
  private let arguments: ParsedArguments
  private let console: Console
  private let form: MessageForm

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  /// Something that can be compared.
  private enum Side {
    case table(AttributeTable)
    case picture(Bitmap)
  }

  func run() -> ExitCode {
    do {
      let before = try side(arguments.words[0])
      let after = try side(arguments.words[1])
      return try compare(before, after)
    } catch let fault as FileFault {
      console.tell(fault.code, fault.message, help: fault.hint, form)
    } catch {
      console.tell("diff/unreadable", "\(error)", form)
    }
    return .files
  }

  private func side(_ path: String) throws -> Side {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes =
        try path == "-" ? StandardInput.read(limit: 1 << 28) : InputFile.read(path, limit: 1 << 28)
    } catch {
      throw FileFault(error, path: path)
    }
    if PNGReader.recognizes(bytes) { return .picture(try PNGReader().decode(bytes)) }
    if let table = AttributeTable(reading: String(decoding: bytes, as: UTF8.self)) {
      return .table(table)
    }
    throw FileFault.failed(
      path, step: "read", reason: "it is neither an attribute table nor a PNG picture")
  }

  private func compare(_ before: Side, _ after: Side) throws -> ExitCode {
    switch (before, after) {
    case (.table(let before), .table(let after)):
      let tolerance = arguments.number(of: .tolerance) ?? 0
      return tell(TableDifference(before, after, tolerance: tolerance))
    case (.picture(let before), .picture(let after)):
      let difference = PictureDifference(before, after)
      if let mask = arguments.value(of: .mask), !difference.isNone {
        try PNGWriter().write(try PictureDifference.mask(before, after), to: mask)
      }
      return tell(difference)
    case (.table, .picture), (.picture, .table):
      console.tell(
        "diff/kinds", "a table is compared to a picture",
        help: "give two tables, or two pictures", form)
      return .usage
    }
  }

  private func tell(_ difference: TableDifference) -> ExitCode {
    if form.isEvents {
      console.write(difference.events)
    } else if !form.isQuiet {
      console.write(difference.text)
    }
    return difference.isNone ? .done : .different
  }

  private func tell(_ difference: PictureDifference) -> ExitCode {
    if form.isEvents {
      console.write(difference.event)
    } else if !form.isQuiet {
      console.write(difference.text + "\n")
    }
    return difference.isNone ? .done : .different
  }
}

extension TableDifference {
  /// A line of JSON for each element.
  fileprivate var events: String {
    changes.map { change in
      let (kind, clauses): (String, [String]) =
        switch change.kind {
        case .added: ("added", [])
        case .removed: ("removed", [])
        case .changed(let clauses): ("changed", clauses)
        }
      let listed = clauses.map(QuotedText.quoted).joined(separator: ",")
      return "{\"event\":\"difference\",\"element\":\(QuotedText.quoted(change.place.text)),"
        + "\"kind\":\"\(kind)\",\"changes\":[\(listed)]}\n"
    }.joined()
  }
}

extension PictureDifference {
  fileprivate var event: String {
    let box = area.map { ",\"box\":[\($0.x),\($0.y),\($0.width),\($0.height)]" } ?? ""
    return "{\"event\":\"difference\",\"identical\":\(isNone),\"pixels\":\(count)\(box)}\n"
  }
}

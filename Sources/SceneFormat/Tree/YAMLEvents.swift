import CYaml
import Notation

/// One step of reading YAML, copied out of the C library.
struct YAMLEvent {
  enum Content {
    case start, documentStart, documentEnd, end
    case alias(String)
    case scalar(String, isPlain: Bool)
    case listStart, listEnd
    case objectStart, objectEnd
  }

  var content: Content
  var anchor: String?
  var tag: String?
  var start: TextPosition
  var end: TextPosition
}

/// Why the C library stopped.
struct YAMLFault: Error {
  var problem: String
  var place: TextPosition
}

/// The events of a YAML text, one after the other. The bytes must live as long as the parser reads them.
@safe struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init?(_ text: [UInt8]) {
    unsafe parser = .allocate(capacity: 1)
    unsafe bytes = .allocate(capacity: max(1, text.count))
    _ = unsafe bytes.initialize(fromContentsOf: text)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      unsafe bytes.deallocate()
      return nil
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, text.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe bytes.deallocate()
  }

  mutating func next() throws(YAMLFault) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw fault() }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe Self.copied(event)
  }

  private func fault() -> YAMLFault {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    // Bytes that are no YAML at all are met before there are lines.
    let place =
      unsafe parser.pointee.error == YAML_READER_ERROR
      ? position(ofByte: unsafe parser.pointee.problem_offset)
      : unsafe Self.position(parser.pointee.problem_mark)
    return YAMLFault(problem: problem ?? "out of memory", place: place)
  }

  private static func copied(_ event: yaml_event_t) -> YAMLEvent {
    var copy = unsafe YAMLEvent(
      content: .start, start: position(event.start_mark), end: position(event.end_mark))
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: copy.content = .documentStart
    case YAML_DOCUMENT_END_EVENT: copy.content = .documentEnd
    case YAML_STREAM_END_EVENT: copy.content = .end
    case YAML_ALIAS_EVENT: copy.content = .alias(unsafe text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let buffer = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      copy.content = unsafe .scalar(
        String(decoding: buffer, as: UTF8.self),
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      copy.anchor = unsafe text(scalar.anchor)
      copy.tag = unsafe text(scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      copy.content = .listStart
      copy.anchor = unsafe text(event.data.sequence_start.anchor)
      copy.tag = unsafe text(event.data.sequence_start.tag)
    case YAML_SEQUENCE_END_EVENT: copy.content = .listEnd
    case YAML_MAPPING_START_EVENT:
      copy.content = .objectStart
      copy.anchor = unsafe text(event.data.mapping_start.anchor)
      copy.tag = unsafe text(event.data.mapping_start.tag)
    case YAML_MAPPING_END_EVENT: copy.content = .objectEnd
    default: break
    }
    return copy
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
  }

  private func position(ofByte offset: Int) -> TextPosition {
    let before = unsafe String(decoding: bytes.prefix(offset), as: UTF8.self)
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return TextPosition(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }

  private static func position(_ mark: yaml_mark_t) -> TextPosition {
    TextPosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

/// The library that reads YAML.
public enum YAMLLibrary {
  /// The version of libyaml that the process runs with, such as "0.2.5"; empty where it says none.
  public static var version: String {
    unsafe yaml_get_version_string().map { unsafe String(cString: $0) } ?? ""
  }
}

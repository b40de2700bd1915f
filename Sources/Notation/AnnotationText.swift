/// A command of GitHub's workflows, which shows a message beside a line of a pull request.
///
/// The rules are those of the service's own toolkit: `%`, CR and LF are percent-encoded everywhere, `:` and `,`
/// in properties too.
package struct AnnotationText: Hashable, Sendable {
  package let text: String

  /// - Parameters:
  ///   - command: `error`, `warning` or `notice`.
  ///   - lines: the message; none of them begins a line of the log.
  package init(
    _ command: StaticString, properties: KeyValuePairs<StaticString, String>, lines: [String]
  ) {
    let fields = properties.map { "\($0.key)=\(Self.property($0.value))" }
    let head = fields.isEmpty ? "" : " " + fields.joined(separator: ",")
    text = "::\(command)\(head)::" + lines.map(Self.message).joined(separator: "%0A")
  }

  private static func message(_ value: String) -> String {
    seen(value).replacing("%", with: "%25")
  }

  private static func property(_ value: String) -> String {
    message(value).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// The file of a property is looked up by its name, so that a name is only shown as an escape where it has to.
  private static func seen(_ value: String) -> String {
    TerminalText.pieces(of: value.unicodeScalars).joined()
  }
}

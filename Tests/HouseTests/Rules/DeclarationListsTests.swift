import Foundation
import Testing

/// A declaration in a file of its own stands in the list that everything else follows from.
@Suite struct DeclarationListsTests {
  private static let lists = [
    (type: "SceneLayout", list: "Sources/Scene/Layouts/SceneLayout+Shipped.swift"),
    (type: "AuditRule", list: "Sources/Scene/Audit/AuditRule.swift"),
  ]

  @Test func everyDeclarationStandsInItsList() throws {
    for (type, list) in Self.lists {
      let declaration = try Regex("static let ([a-zA-Z]+) = \(type)\\(")
      var names: [String] = []
      for file in try House.files(below: "Sources/Scene", endingIn: ".swift") {
        let code = try House.text(of: file).split(separator: "\n")
          .filter { !$0.contains("///") }.joined(separator: "\n")
        names += code.matches(of: declaration)
          .compactMap { $0.output[1].substring.map(String.init) }
      }
      let lines = try House.text(of: list).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(names.count > 5, "\(type)")
      #expect(names.filter { !lines.contains(".\($0),") } == [], "\(type)")
    }
  }
}

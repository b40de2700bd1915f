import Foundation
import Notation
import SceneFormat
public import UIKit

extension SceneAddition {
  /// A layout whose values are a structure of their own: its properties are the keys below `params`, with the usual
  /// values as they are given here.
  ///
  ///     struct SpiralValues: Codable {
  ///       var turns = 3.0
  ///       var isTight = false
  ///     }
  ///     .layout("spiral", values: SpiralValues(), make: SpiralLayout.init) { $0.values = $1 }
  ///
  /// - Parameters:
  ///   - usual: the values that hold without `params`. Only properties that it encodes are keys: none that is nil.
  ///   - set: gives the layout all values, those of before where a step says only some.
  public static func layout<Layout: UICollectionViewLayout, Values: Codable>(
    _ name: String, text: String = "A layout of your own.", origin: String? = nil,
    values usual: Values, make: @escaping @MainActor () -> Layout,
    set: @escaping @MainActor (Layout, Values) -> Void
  ) -> SceneAddition {
    let given = GivenValues(usual)
    return layout(
      name, text: text, origin: origin, keys: given.keys,
      make: {
        let layout = make()
        given.begin(layout)
        return layout
      },
      set: { layout, values in set(layout, try given.values(of: layout, taking: values)) })
  }
}

/// The values of layouts as they were given last: steps that change some leave the others.
@MainActor private final class GivenValues<Values: Codable> {
  /// Encoded, in the order of their names.
  private let usual: [(key: String, value: JSONText)]
  private let shapes: [(key: String, shape: Shape)]
  private var current: [ObjectIdentifier: [String: JSONText]] = [:]

  init(_ usual: Values) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = (try? encoder.encode(usual)).map(Array.init) ?? []
    let tree = try? NodeReader().read(
      SourceFile(path: "values.json", text: String(decoding: bytes, as: UTF8.self)))
    self.usual = (tree?.members ?? []).map { ($0.key, $0.node.json) }
    shapes = (tree?.members ?? []).map { ($0.key, Self.shape(of: $0.node)) }
  }

  var keys: [Key] {
    zip(usual, shapes).map { usual, shape in
      Key(
        usual.key, shape.shape, "A value of the layout's own.", standard: usual.value.written())
    }
  }

  private static func shape(of node: Node) -> Shape {
    switch node.value {
    case .number: .number
    case .flag: .flag
    case .text: .text
    case .list where node.numbers?.count == 2: .numbers(2, nil)
    case .list, .object, .null: .anything
    }
  }

  func begin(_ layout: UICollectionViewLayout) {
    current[ObjectIdentifier(layout)] = Dictionary(usual.map { ($0.key, $0.value) }) { $1 }
  }

  func values(of layout: UICollectionViewLayout, taking given: SceneValues) throws -> Values {
    let known = current[ObjectIdentifier(layout)] ?? [:]
    let members = given.node?.members ?? []
    let all = members.reduce(into: known) { $0[$1.key] = $1.node.json }
    guard let values = Self.decoded(all) else {
      // The decoder does not always say whose fault it is.
      let culprit = members.first { member in
        Self.decoded(known.merging([member.key: member.node.json]) { $1 }) == nil
      }
      throw Diagnostic(
        .layoutParameter, "\(culprit?.key ?? "params") cannot have this value",
        at: culprit?.node.span ?? given.node?.span,
        help: "the usual one is \(known[culprit?.key ?? ""]?.written() ?? "of another sort")")
    }
    current[ObjectIdentifier(layout)] = all
    return values
  }

  private static func decoded(_ values: [String: JSONText]) -> Values? {
    let sorted = values.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
    let text = JSONText.object(sorted).compact
    return try? JSONDecoder().decode(Values.self, from: Data(text.utf8))
  }
}

extension Node {
  /// The value as JSON.
  fileprivate var json: JSONText {
    switch value {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .number(let number, _): .number(number)
    case .text(let text): .text(text)
    case .list(let nodes): .list(nodes.map(\.json))
    case .object(let members): .object(members.map { ($0.key, $0.node.json) })
    }
  }
}

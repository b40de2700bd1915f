public import Foundation

/// Differs from UIKit: Foundation has no `CFArray` here; an array of anything takes its place.
public typealias CFArray = [Any]

public final class CGGradient: Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  package let stops: [Stop]

  private init(_ stops: [Stop]) {
    self.stops = stops
  }

  /// Each colour at its place from 0 to 1.
  package convenience init(_ colors: [CGColor], at places: [CGFloat]) {
    self.init(Self.stops(colors, places))
  }

  /// Nil where one of `colors` is no `CGColor`, or there is none. Without locations the colours stand at equal
  /// distances.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    let places = unsafe locations.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: known.count))
    }
    self.init(Self.stops(known, places))
  }

  /// The components of all colours in a row, each with its alpha last.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    guard count > 0 else { return nil }
    let numbers = unsafe Array(UnsafeBufferPointer(start: components, count: count * length))
    let colors = (0..<count).compactMap { index in
      CGColor(colorSpace: space, components: Array(numbers[index * length..<(index + 1) * length]))
    }
    let places = unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(Self.stops(colors, places))
  }

  private static func stops(_ colors: [CGColor], _ places: [CGFloat]?) -> [Stop] {
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Stop(location: places?[index] ?? CGFloat(index) / last, color: color)
    }
    // Locations may come in any order; equal ones keep theirs.
    return stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

extension CGGradient: Hashable {
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
  }
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

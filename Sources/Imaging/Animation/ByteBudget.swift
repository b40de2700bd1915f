public import Notation

/// Finds the best animation that is small enough: fewer frames a second first, then smaller pictures.
///
/// It tries few of the steps, since a step further down is taken to be smaller; the same sizes always lead to
/// the same step.
public struct ByteBudget: Hashable, Sendable {
  /// How an animation is made.
  public struct Step: Hashable, Sendable {
    /// The highest number of frames that a second of the animation has.
    public var framesPerSecond: Double
    /// The factor of the wanted scale, from 1, the whole size, down to 0.1.
    public var scale: Double
  }

  private static let rates: [Double] = [50, 100.0 / 3, 25, 20, 50.0 / 3, 12.5, 10]
  private static let scales: [Double] = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1]

  /// The largest file that is small enough, in bytes.
  public let maxBytes: Int
  /// From what is wanted to the least that is offered.
  public let steps: [Step]

  /// Rates are those that hundredths of a second can say.
  public init(maxBytes: Int, framesPerSecond: Double) {
    self.maxBytes = maxBytes
    let rates = [framesPerSecond] + Self.rates.filter { $0 < framesPerSecond }
    let last = rates[rates.count - 1]
    steps =
      rates.map { Step(framesPerSecond: $0, scale: 1) }
      + Self.scales.map { Step(framesPerSecond: last, scale: $0) }
  }

  /// The first step whose file is small enough; `bytes` makes the file and says how large it is. The file that
  /// was made last is that of the step.
  public func firstStep<Failure: Error>(
    within bytes: (Step) throws(Failure) -> Int
  ) throws(Failure) -> Result<Step, TooLarge> {
    var tried: [Int: Int] = [:]
    var last = -1
    func size(_ index: Int) throws(Failure) -> Int {
      if last == index || tried[index].map({ $0 > maxBytes }) == true { return tried[index] ?? 0 }
      let size = try bytes(steps[index])
      (tried[index], last) = (size, index)
      return size
    }
    var range = 0..<steps.count
    if try size(0) <= maxBytes { return .success(steps[0]) }
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if try size(middle) <= maxBytes {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
    let found = range.lowerBound
    guard found < steps.count, try size(found) <= maxBytes else {
      return .failure(TooLarge(smallest: tried.values.min() ?? 0, maxBytes: maxBytes))
    }
    return .success(steps[found])
  }

  /// No step is small enough.
  public struct TooLarge: CodedError, Hashable, Sendable {
    /// The size in bytes of the smallest file that was made.
    public let smallest: Int
    /// The size in bytes that it should have had at most.
    public let maxBytes: Int

    /// The page about outputs that are too large.
    public var code: String { "output/too-large" }
    /// Both sizes in one sentence.
    public var message: String {
      "the smallest animation has \(smallest) bytes – expected \(maxBytes) at most"
    }
  }
}

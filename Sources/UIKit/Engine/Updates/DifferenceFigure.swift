/// For the benchmarks, which are a package of their own: the differ alone, without snapshots and views.
@_spi(Benchmarks) public enum DifferenceFigure {
  /// The number of updates that lead from one order of identifiers to another.
  public static func updateCount(from before: [Int], to after: [Int]) -> Int {
    UpdateBatch(
      from: IdentifiedSections(sections: [0], items: [before]),
      to: IdentifiedSections(sections: [0], items: [after])
    ).updates.count
  }
}

/// The memory of a flow layout between two questions.
@MainActor struct FlowMemory {
  var invalidation = FlowInvalidation.everything
  /// Answers that were not placed yet, because a context said to leave positions alone.
  var unplaced: FlowAnswers?
  /// New sizes of single elements that were not placed yet.
  var changes = FlowChanges()
  /// The answers that the positions were computed from, and for which view.
  private(set) var answers = FlowAnswers()
  private(set) var solver: FlowSolver?
  private(set) weak var view: UICollectionView?
  /// The sizes that cells asked for, as far as they count.
  private var measured: [IndexPath: FlowSize] = [:]
  /// The batch of updates that is being brought into effect.
  private(set) var update: FlowUpdate?
  /// The attributes that were handed out.
  var handedOut = HandedOutAttributes()
  /// Whether a question to the delegate is under way, in which the layout answers from what it has.
  var isSolving = false

  var axis: FlowAxis { answers.axis }

  var contentSize: CGSize {
    guard let solver else { return .zero }
    return axis.size(FlowSize(main: max(solver.contentLength, 0), cross: solver.space.crossExtent))
  }

  func hasSection(of indexPath: IndexPath) -> Bool {
    guard let solver, indexPath.count == 2 else { return false }
    return solver.sections.indices.contains(indexPath[0]) && indexPath[1] == 0
  }

  func hasItem(at indexPath: IndexPath) -> Bool {
    guard let solver, indexPath.count == 2 else { return false }
    return solver.hasItem(indexPath[1], in: indexPath[0])
  }

  // MARK: Self-sizing

  /// Whether any cell may choose its size.
  var isSelfSizing: Bool { answers.isSelfSizing }

  func isSelfSizing(_ indexPath: IndexPath) -> Bool {
    guard hasItem(at: indexPath) else { return false }
    return answers.selfSizesEveryItem || answers.selfSizingItems.contains(indexPath)
  }

  /// Notes the size that a cell asked for, to be placed with the next question.
  mutating func measure(_ size: CGSize, at indexPath: IndexPath) {
    changes.measured.append((indexPath, axis.size(size)))
    invalidation.place(.named)
  }

  /// A new answer of the delegate makes the sizes that cells asked for as old as its last one, except in a batch of
  /// updates: there the items that stay keep their sizes.
  mutating func adopt(_ answers: FlowAnswers) {
    unplaced = answers
    changes = FlowChanges()
    for (path, size) in update?.survivingSizes(on: answers.axis) ?? []
    where answers.selfSizesEveryItem || answers.selfSizingItems.contains(path) {
      changes.measured.append((path, size))
    }
  }

  // MARK: Updates

  mutating func beginUpdate(_ plan: UpdatePlan) {
    update = FlowUpdate(plan: plan, axis: axis, solver: solver, measured: measured)
  }

  mutating func endUpdate() {
    update = nil
  }

  // MARK: Changes

  /// Notes what a context invalidates.
  mutating func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    invalidation.formUnion(FlowInvalidation(context))
    handedOut.forget(context)
  }

  /// Places everything in the space that the view has now.
  mutating func placeEverything(in space: FlowSpace, of view: UICollectionView) {
    self.view = view
    var metrics = solver?.metrics ?? []
    if let unplaced {
      answers = unplaced
      metrics = unplaced.metrics
      answers.metrics = []
      measured = [:]
    }
    unplaced = nil
    solver = FlowSolver(space, metrics)
    placeChanges()
  }

  /// Places what has a new size, and what that moves.
  mutating func placeChanges() {
    handedOut.forgetAll()
    guard !changes.isEmpty, var solver else { return }
    self.solver = nil
    changes.apply(to: &solver)
    answers.selfSizingItems.formUnion(changes.selfSizingItems)
    for (path, size) in changes.measured { measured[path] = size }
    changes = FlowChanges()
    self.solver = solver
  }
}

import Motion

/// One row of a conversation: a call, or several that are alike.
struct CallFold: Equatable {
  /// By their places in the conversation, in order.
  var calls: [Int]
  /// Equal numbers for folds that may become one.
  let kind: Int
  var phase: CallPhase
  /// Whether all of them ask what was answered already.
  let isRepeat: Bool
  /// Whether all of them say what is to become of items or sections.
  let isChange: Bool
}

/// Rows that belong to one phase.
struct CallBand: Equatable {
  let phase: CallPhase
  var folds: [CallFold]
  /// Those that are only counted.
  var unshown: [CallFold] = []
  /// Whether what is only counted stands in the heading, and not in a line of its own.
  var isTerse = false

  /// Calls that have no row.
  var hidden: Int { unshown.reduce(0) { $0 + $1.calls.count } }
  var count: Int { hidden + folds.reduce(0) { $0 + $1.calls.count } }
  /// Hidden calls may have a row that says so.
  var rows: Int { folds.count + (unshown.isEmpty || isTerse ? 0 : 1) }
}

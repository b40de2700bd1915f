/// Numbers the elements of several lists through.
@usableFromInline struct ListNumbers {
  /// The number of each list's first element, and at the end that of all elements.
  let starts: ContiguousArray<Int>

  @usableFromInline init(_ counts: [Int]) {
    var starts: ContiguousArray<Int> = [0]
    var total = 0
    for count in counts {
      total += count
      starts.append(total)
    }
    self.starts = starts
  }

  @usableFromInline var total: Int { starts[starts.count - 1] }

  @usableFromInline func start(ofList list: Int) -> Int { starts[list] }

  func numbers(ofList list: Int) -> Range<Int> { starts[list]..<starts[list + 1] }

  func number(of item: ItemPosition) -> Int { starts[item.section] + item.item }

  func item(_ number: Int) -> ItemPosition {
    // Empty lists start where the next one does.
    let list = starts.partitioningIndex { $0 > number } - 1
    return ItemPosition(list, number - starts[list])
  }
}

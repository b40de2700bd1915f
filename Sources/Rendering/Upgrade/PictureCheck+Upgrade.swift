internal import Notation

// Pictures that another version of this program has drawn.
extension UpgradeFacts {
  mutating func note(
    _ entry: GoldenPictures.Entry?, _ file: PlannedFile, now origin: PictureOrigin
  ) {
    guard let version = entry?.origin.version, version != origin.version else { return }
    note(file.sortOfGolden, by: version)
  }

  /// - Parameters:
  ///   - drawn: the sum of the bytes now.
  mutating func note(
    _ picture: AcceptedPicture, _ difference: SeenDifference, of file: PlannedFile,
    as change: (output: String, drawn: String, origin: PictureOrigin)
  ) {
    guard let before = picture.entry?.origin, before.version != change.origin.version else {
      return
    }
    let sort = file.sortOfGolden
    let isSame = before.surroundings == change.origin.surroundings
    let traits =
      picture.isDrawnAlike
      ? [Trait.sameDrawing(hasSameSurroundings: isSame)]
      : difference.isNamed && (isSame || sort == .drawing) ? Trait.all(of: difference.causes) : []
    changes.append(
      Change(
        output: change.output, sort: sort,
        sides: Selection.Sides(
          .different, golden: SHA256.text(of: picture.bytes), drawn: change.drawn),
        traits: traits,
        sentences: picture.isDrawnAlike || traits.isEmpty ? [] : difference.sentences))
  }
}

extension PlannedFile {
  fileprivate var sortOfGolden: UpgradeFacts.Sort { isText ? .drawing : .picture }
}

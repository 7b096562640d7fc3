/// A face that was tried for a grapheme cluster, and the result.
public struct FaceCandidate: Hashable, Sendable {
  /// The lists from which faces are tried, in this order.
  public enum Source: String, Hashable, Sendable {
    /// The face belongs to the font of the text.
    case font
    /// The face is in the `cascadeList` of the font.
    case cascadeList
    /// The face is one of the collection's fallback fonts.
    case fallback
  }

  /// The result of trying a face for a cluster.
  public enum Verdict: Hashable, Sendable {
    /// The face draws the cluster.
    case chosen
    /// The face draws the cluster with glyph 0, because no face has the characters.
    case chosenWithoutGlyph
    /// The face has no glyph for these characters, which are given as Unicode scalar values.
    case lacks([UInt32])
    /// The face has the characters but is not coloured, and the cluster is an emoji (UTS 51).
    case notColored
    /// The face has the characters but is coloured, and U+FE0E after them requests text
    /// presentation.
    case colored
    /// The file of the face is absent or damaged.
    case unusable
  }

  /// The PostScript name of the face. If its file could not be opened, this is the PostScript name
  /// or family in the list.
  public var fontName: String
  /// The family of the face; empty if the file could not be opened.
  public var familyName: String
  /// The list from which the face was tried.
  public var source: Source
  /// The result of trying the face.
  public var verdict: Verdict
}

extension FaceFinder {
  /// Returns the faces that are tried for a cluster; see `Typesetter.candidates`.
  func candidates(
    for cluster: Range<Int>, of text: UnsafeBufferPointer<UInt16>, _ font: SizedFont, _ context: FallbackContext
  ) -> [FaceCandidate] {
    let cascade = cascade(of: font, context).cascade
    let first = scalar(in: text, at: cluster.lowerBound, end: cluster.upperBound)
    let cluster = cluster.lowerBound..<endOfPicture(cluster, of: text, first: first.value)
    let answer = answer(ClusterPlace(range: cluster, first: first, script: context.script), of: text, in: cascade)
    if answer == .any { return [] }
    var scalars: [UInt32] = []
    var presentation = Presentation.unspecified
    var index = cluster.lowerBound
    while index < cluster.upperBound {
      let (value, length) = scalar(in: text, at: index, end: cluster.upperBound)
      index += length
      presentation.follow(value, ofClusterWith: first.value, fonts.emojiPresentation)
      if !needsNoGlyph(value) { scalars.append(value) }
    }
    // If no face suits the presentation, all are tried, and the first that has the characters sets them.
    let takesFirst = answer.candidateIndex.map { chosen in
      guard case .opened(_, let face) = cascade.candidates[chosen] else { return true }
      return presentation.suits(face.face, isOwn: chosen <= cascade.ownCount)
    }
    let last = takesFirst == true ? answer.candidateIndex ?? 0 : cascade.candidates.count - 1
    return (0...last).map { candidate in
      let source: FaceCandidate.Source =
        candidate == 0 ? .font : candidate <= font.font.cascadeList.count ? .cascadeList : .fallback
      let isChosen = answer.candidateIndex == candidate
      return faceCandidate(candidate, of: cascade, source) { face in
        if isChosen { return .chosen }
        let lacking = scalars.filter { !face.covers($0) }
        if answer == .missing, candidate == 0 { return .chosenWithoutGlyph }
        if lacking.isEmpty, !presentation.suits(face.face, isOwn: candidate <= cascade.ownCount) {
          return presentation == .text ? .colored : .notColored
        }
        return .lacks(lacking.isEmpty ? scalars : lacking)
      }
    }
  }

  private func faceCandidate(
    _ candidate: Int, of cascade: Cascade, _ source: FaceCandidate.Source,
    verdict: (ShapingFace) -> FaceCandidate.Verdict
  ) -> FaceCandidate {
    var name = ""
    if case .unopened(let descriptor) = cascade.candidates[candidate] {
      name = descriptor.name ?? descriptor.family ?? ""
    }
    guard let opened = open(candidate, in: cascade) else {
      return FaceCandidate(fontName: name, familyName: "", source: source, verdict: .unusable)
    }
    return FaceCandidate(
      fontName: opened.font.fontName, familyName: opened.font.familyName, source: source, verdict: verdict(opened.face))
  }
}

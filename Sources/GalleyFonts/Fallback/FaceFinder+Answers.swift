/// A grapheme cluster in a text: its offsets, its first character, and the script of its run.
struct ClusterPlace {
  let range: Range<Int>
  let first: (value: UInt32, length: Int)
  let script: UInt32
}

extension FaceFinder {
  /// Returns the face that draws a cluster.
  @inline(__always) func answer(
    _ cluster: ClusterPlace, of text: UnsafeBufferPointer<UInt16>, in cascade: Cascade
  ) -> Cascade.Answer {
    cluster.first.length == cluster.range.count
      ? answer(cluster.first.value, in: cascade) : answer(text, cluster, in: cascade)
  }

  /// Returns the end of the part of a cluster that is drawn in one face. A skin tone belongs to the
  /// emoji before it. After a space or a letter, it is a separate emoji, and the character before
  /// it keeps its own font.
  func endOfPicture(_ cluster: Range<Int>, of text: UnsafeBufferPointer<UInt16>, first: UInt32) -> Int {
    guard cluster.count > 2, !Presentation.isPicture(first) else { return cluster.upperBound }
    return cluster.dropFirst().dropLast().first {
      text[$0] == 0xD83C && (0xDFFB...0xDFFF).contains(text[$0 + 1])
    } ?? cluster.upperBound
  }

  /// Divides a cluster that no single face has, and calls `body` with the face and offset of each
  /// part. Adjacent characters with the same face are not separated.
  func forEachPart(
    of cluster: Range<Int>, of text: UnsafeBufferPointer<UInt16>, in cascade: Cascade,
    _ body: (_ answer: Cascade.Answer, _ offset: Int) -> Void
  ) {
    var current = Cascade.Answer.unknown
    var index = cluster.lowerBound
    while index < cluster.upperBound {
      let (value, length) = scalar(in: text, at: index, end: cluster.upperBound)
      defer { index += length }
      if needsNoGlyph(value) { continue }
      if let candidate = current.candidateIndex, let opened = open(candidate, in: cascade), opened.face.covers(value),
        Presentation(of: value, fonts.emojiPresentation).suits(opened.face.face, isOwn: candidate <= cascade.ownCount)
      {
        continue
      }
      current = answer(value, in: cascade)
      body(current, index)
    }
  }

  /// Returns the face that draws a cluster of one character.
  @inline(__always) func answer(_ scalar: UInt32, in cascade: Cascade) -> Cascade.Answer {
    let known = cascade.answer(scalar)
    return known == .unknown ? findAnswer(scalar, in: cascade) : known
  }

  private func findAnswer(_ scalar: UInt32, in cascade: Cascade) -> Cascade.Answer {
    let presentation = Presentation(of: scalar, fonts.emojiPresentation)
    let answer = needsNoGlyph(scalar) ? .any : first(in: cascade, presentation) { $0.covers(scalar) }
    cascade.remember(answer, for: scalar)
    return answer
  }

  /// Returns the face that draws a cluster of several characters.
  private func answer(
    _ text: UnsafeBufferPointer<UInt16>, _ cluster: ClusterPlace, in cascade: Cascade
  ) -> Cascade.Answer {
    var scalars: [UInt32] = []
    var common = Cascade.Answer.any
    var agree = true
    var presentation = Presentation.unspecified
    var index = cluster.range.lowerBound
    while index < cluster.range.upperBound {
      let (value, length) = scalar(in: text, at: index, end: cluster.range.upperBound)
      index += length
      presentation.follow(value, ofClusterWith: cluster.first.value, fonts.emojiPresentation)
      let answer = answer(value, in: cascade)
      if answer == .any { continue }
      scalars.append(value)
      if common == .any { common = answer } else if common != answer { agree = false }
    }
    // A font that itself has every character has the cluster; an earlier face than the first that has all
    // characters may compose the cluster from what it has.
    if agree && common == .candidate(0) && presentation == .unspecified { return common }
    if scalars.isEmpty { return .any }
    let key = Cascade.Cluster(scalars: scalars, presentation: presentation, script: cluster.script)
    if let known = cascade.answer(key) { return known }
    let answer = first(in: cascade, presentation) { sets(scalars, $0, script: cluster.script) }
    cascade.remember(answer, for: key)
    return answer
  }

  /// Returns true if a face has a whole cluster or a cluster that is canonically equivalent.
  func sets(_ scalars: [UInt32], _ face: ShapingFace, script: UInt32) -> Bool {
    face.covers(cluster: scalars) || buffer.normalizes(cluster: scalars, to: face, script: script)
  }

  /// Returns the first face that has all characters of a cluster. An emoji prefers a coloured face,
  /// and text prefers a face that is not coloured. For an emoji whose default presentation is text,
  /// the font's own face and its cascade list come first.
  private func first(
    in cascade: Cascade, _ presentation: Presentation, where covers: (ShapingFace) -> Bool
  ) -> Cascade.Answer {
    if presentation == .standInEmoji {
      for candidate in 0...cascade.ownCount {
        if let opened = open(candidate, in: cascade), covers(opened.face) { return .candidate(candidate) }
      }
    }
    if presentation == .emoji || presentation == .standInEmoji {
      // This avoids opening the faces before the coloured one, which could not set the cluster.
      for candidate in cascade.colored {
        guard let opened = open(candidate, in: cascade), opened.face.face.isColor, covers(opened.face) else { continue }
        return .candidate(candidate)
      }
    }
    var other: Int?
    for candidate in cascade.candidates.indices {
      guard let opened = open(candidate, in: cascade), covers(opened.face) else { continue }
      if presentation.suits(opened.face.face, isOwn: candidate <= cascade.ownCount) { return .candidate(candidate) }
      other = other ?? candidate
    }
    return other.map(Cascade.Answer.candidate) ?? .missing
  }
}

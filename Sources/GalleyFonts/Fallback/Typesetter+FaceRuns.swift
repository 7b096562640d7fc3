import GalleyUnicode

extension Typesetter {
  /// Splits text by the faces that set it.
  ///
  /// Each grapheme cluster goes whole to the first face that has all of it: the font's own, its cascade list's, the
  /// collection's fallback in the order that suits the context. A cluster counts as had if the face has what is
  /// canonically equivalent to it. Default ignorables, controls and separators need no glyph and stay with what stands
  /// before them. A cluster that no face has whole is divided among the faces that have its characters; one that none
  /// has stays with the font, and its run says so. An emoji (by U+FE0F or Emoji_Presentation) goes to the first coloured
  /// face that has it, a character before U+FE0E to the first other one, else as usual. Stand-ins have the font's size,
  /// features, slant and stretch, and are chosen from their family by its traits.
  /// - Parameters:
  ///   - context: script and language of the range.
  ///   - isClusterStart: whether a grapheme cluster starts at this offset; asked only inside `range`.
  public func faceRuns(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, context: FallbackContext = FallbackContext(),
    isClusterStart: (Int) -> Bool
  ) -> [FaceRun] {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run outside of its text")
    let sized = sizedFont(font)
    let cascade = cascade(of: sized, context)
    var runs = FaceRunCollector(start: range.lowerBound)
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + 1
      // Below the combining marks every character is a cluster, but for CR LF, which needs no glyph.
      if text[index] < 0x300, next == range.upperBound || text[next] < 0x300 {
        let answer = self.answer(UInt32(text[index]), in: cascade)
        if answer != .any { runs.add(answer, at: index) }
        index = next
        continue
      }
      let first = scalar(in: text, at: index, end: range.upperBound)
      var end = index + first.length
      while end < range.upperBound && !isClusterStart(end) { end += 1 }
      let cluster = ClusterPlace(range: index..<end, first: first, script: context.script)
      let answer = answer(cluster, of: text, in: cascade)
      if answer == .missing, first.length < cluster.range.count {
        addParts(of: cluster.range, of: text, in: cascade, to: &runs)
      } else if answer != .any {
        runs.add(answer, at: index)
      }
      index = end
    }
    return runs.finish(at: range.upperBound).map { run in
      let standIn = run.answer.candidateIndex ?? 0
      return FaceRun(
        range: run.range, font: self.font(standIn, of: sized, in: cascade), isMissing: run.answer == .missing)
    }
  }

  func cascade(of font: SizedFont, _ context: FallbackContext) -> Cascade {
    let order = fallbackOrders.number(context, hasSerifs: font.face.face.hasSerifs, in: fonts)
    while font.cascades.count <= order { font.cascades.append(nil) }
    if let cascade = font.cascades[order] { return cascade }
    // Which face has a character depends neither on the size nor on slant and stretch.
    let key = Cascade.Key(font: font.font.withSameCut(size: 1).withSynthesis(obliqueness: 0, expansion: 0), order: order)
    if cascades.count >= Cascade.limit { cascades.removeAll() }
    let cascade = cascades[key] ?? makeCascade(key)
    cascades[key] = cascade
    font.cascades[order] = cascade
    return cascade
  }

  private func makeCascade(_ key: Cascade.Key) -> Cascade {
    let font = key.font
    let fallback = fonts.fallbackDescriptors(for: font.traits)
    let standIns = font.cascadeList + fallbackOrders.orders[key.order].map { fallback[$0] }
    let colored = standIns.indices.filter { fonts.mayBeColor(standIns[$0]) }.map { $0 + 1 }
    return Cascade(
      [.opened(font, sizedFonts.face(font))] + standIns.map { .unopened($0) },
      colored: (font.face.isColor ? [0] : []) + colored)
  }

  private func font(_ candidate: Int, of font: SizedFont, in cascade: Cascade) -> Font {
    if candidate == 0 { return font.font }
    guard let opened = open(candidate, in: cascade) else { return font.font }
    if let standIn = font.standIns[opened.font] { return standIn }
    let standIn = opened.font.withSize(font.font.pointSize).withSynthesis(
      obliqueness: font.font.obliqueness, expansion: font.font.expansion)
    font.standIns[opened.font] = standIn
    return standIn
  }

  /// The candidate, its file opened; nil if it cannot be used, which is reported once.
  func open(_ candidate: Int, in cascade: Cascade) -> (font: Font, face: ShapingFace)? {
    switch cascade.candidates[candidate] {
    case .opened(let font, let face): return (font, face)
    case .unusable: return nil
    case .unopened(var descriptor):
      do throws(FontError) {
        if case .opened(let primary, _) = cascade.candidates[0] {
          descriptor.features = primary.features + descriptor.features
        }
        // A stand-in that is asked for as the system font is its cut for text at all sizes.
        let font = Font(FontStorage(face: try fonts.choose(descriptor, size: 1), size: 1, descriptor: descriptor))
        let face = sizedFonts.face(font)
        cascade.candidates[candidate] = .opened(font, face)
        return (font, face)
      } catch {
        report(error)
        cascade.candidates[candidate] = .unusable
        return nil
      }
    }
  }

  /// Who sets a cluster.
  @inline(__always) func answer(
    _ cluster: ClusterPlace, of text: UnsafeBufferPointer<UInt16>, in cascade: Cascade
  ) -> Cascade.Answer {
    cluster.first.length == cluster.range.count
      ? answer(cluster.first.value, in: cascade) : answer(text, cluster, in: cascade)
  }

  /// Divides a cluster that no face has whole: what a face has of it stays together.
  private func addParts(
    of cluster: Range<Int>, of text: UnsafeBufferPointer<UInt16>, in cascade: Cascade, to runs: inout FaceRunCollector
  ) {
    var current = Cascade.Answer.unknown
    var index = cluster.lowerBound
    while index < cluster.upperBound {
      let (value, length) = scalar(in: text, at: index, end: cluster.upperBound)
      defer { index += length }
      if needsNoGlyph(value) { continue }
      if let candidate = current.candidateIndex, let opened = open(candidate, in: cascade), opened.face.covers(value),
        Presentation(of: value).suits(opened.face.face)
      {
        continue
      }
      current = answer(value, in: cascade)
      runs.add(current, at: index)
    }
  }

  /// Who sets a cluster of one character.
  @inline(__always) private func answer(_ scalar: UInt32, in cascade: Cascade) -> Cascade.Answer {
    let known = cascade.answer(scalar)
    return known == .unknown ? findAnswer(scalar, in: cascade) : known
  }

  private func findAnswer(_ scalar: UInt32, in cascade: Cascade) -> Cascade.Answer {
    let presentation = Presentation(of: scalar)
    let answer = needsNoGlyph(scalar) ? .any : first(in: cascade, presentation) { $0.covers(scalar) }
    cascade.remember(answer, for: scalar)
    return answer
  }

  /// Who sets a cluster of several characters.
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
      presentation.follow(value)
      let answer = answer(value, in: cascade)
      if answer == .any { continue }
      scalars.append(value)
      if common == .any { common = answer } else if common != answer { agree = false }
    }
    // Where the font itself has every character it has the cluster; an earlier face than the first that has all
    // characters may compose the cluster from what it has.
    if agree && common == .candidate(0) && presentation == .unspecified { return common }
    if scalars.isEmpty { return .any }
    let key = Cascade.Cluster(scalars: scalars, presentation: presentation, script: cluster.script)
    if let known = cascade.answer(key) { return known }
    let answer = first(in: cascade, presentation) { sets(scalars, $0, script: cluster.script) }
    cascade.remember(answer, for: key)
    return answer
  }

  /// Whether a face has a whole cluster, or what is canonically equivalent to it.
  func sets(_ scalars: [UInt32], _ face: ShapingFace, script: UInt32) -> Bool {
    face.covers(cluster: scalars) || buffer.normalizes(cluster: scalars, to: face, script: script)
  }

  /// The first face that covers; the first coloured one for an emoji, the first other one for text, if there is any.
  private func first(
    in cascade: Cascade, _ presentation: Presentation, where covers: (ShapingFace) -> Bool
  ) -> Cascade.Answer {
    if presentation == .emoji {
      // Not to open all faces before the coloured one, which could not set it anyway.
      for candidate in cascade.colored {
        guard let opened = open(candidate, in: cascade), opened.face.face.isColor, covers(opened.face) else { continue }
        return .candidate(candidate)
      }
    }
    var other: Int?
    for candidate in cascade.candidates.indices {
      guard let opened = open(candidate, in: cascade), covers(opened.face) else { continue }
      if presentation.suits(opened.face.face) { return .candidate(candidate) }
      other = other ?? candidate
    }
    return other.map(Cascade.Answer.candidate) ?? .missing
  }
}

/// A grapheme cluster of a text: its offsets, its first character, and the script of its run.
struct ClusterPlace {
  let range: Range<Int>
  let first: (value: UInt32, length: Int)
  let script: UInt32
}

/// How a grapheme cluster asks to be shown (UTS 51, section 4).
enum Presentation {
  case unspecified, emoji, text

  init(of scalar: UInt32) { self = hasEmojiPresentation(scalar) ? .emoji : .unspecified }

  /// Takes in the cluster's next character. A variation selector decides, whatever stands before it.
  mutating func follow(_ scalar: UInt32) {
    switch scalar {
    case 0xFE0E: self = .text
    case 0xFE0F: self = .emoji
    default: if self == .unspecified { self = Presentation(of: scalar) }
    }
  }

  func suits(_ face: FontFace) -> Bool {
    switch self {
    case .unspecified: true
    case .emoji: face.isColor
    case .text: !face.isColor
    }
  }
}

/// Joins clusters of one face to runs. What needs no glyph is not told and so stays with what stands before it.
private struct FaceRunCollector {
  private(set) var runs: [(range: Range<Int>, answer: Cascade.Answer)] = []
  private var start: Int
  private var answer = Cascade.Answer.unknown

  init(start: Int) { self.start = start }

  @inline(__always) mutating func add(_ next: Cascade.Answer, at index: Int) {
    if next != answer { change(to: next, at: index) }
  }

  private mutating func change(to next: Cascade.Answer, at index: Int) {
    if answer != .unknown {
      runs.append((start..<index, answer))
      start = index
    }
    answer = next
  }

  /// The runs, the last of which ends here. Text that needs no glyphs at all is one run of the font itself.
  consuming func finish(at end: Int) -> [(range: Range<Int>, answer: Cascade.Answer)] {
    if start < end { runs.append((start..<end, answer == .unknown ? .candidate(0) : answer)) }
    return runs
  }
}

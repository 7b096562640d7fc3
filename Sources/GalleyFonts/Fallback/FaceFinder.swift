import GalleyUnicode

/// Finds the faces that draw a text: the face of its font and the faces of fallback fonts. Results
/// are cached.
final class FaceFinder {
  /// The number of sized cascades at which the cache is emptied.
  private static let limit = 2048

  let fonts: FontCollection
  let sizedFonts: SizedFonts
  let buffer: ShapingBuffer
  let failures: FontFailures
  private var orders = FallbackOrders()
  private var cascades: [Cascade.Key: Cascade] = [:]
  private var sized: [Cascade.Key: SizedCascade] = [:]
  private var latest: SizedCascade?

  init(fonts: FontCollection, sizedFonts: SizedFonts, buffer: ShapingBuffer, failures: FontFailures) {
    self.fonts = fonts
    self.sizedFonts = sizedFonts
    self.buffer = buffer
    self.failures = failures
  }

  /// Divides text into runs that each use one face, and calls `body` with each run in order; see
  /// `Typesetter.faceRuns`.
  func forEachFaceRun(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ context: FallbackContext,
    isClusterStart: (Int) -> Bool, _ body: (FaceRun) -> Void
  ) {
    if !range.isEmpty, font.face.setsAll(text, range) { return body(FaceRun(range: range, font: font.font)) }
    let sized = cascade(of: font, context)
    let cascade = sized.cascade
    func handOn(_ run: FaceRunCollector.Run?) {
      guard let run else { return }
      body(
        FaceRun(
          range: run.range, font: self.font(run.answer.candidateIndex ?? 0, in: sized),
          isMissing: run.answer == .missing))
    }
    var runs = FaceRunCollector(start: range.lowerBound)
    var index = range.lowerBound
    var isAlone = index < range.upperBound && text[index].isClusterByItself
    while index < range.upperBound {
      let next = index + 1
      let endsAlone = next == range.upperBound || text[next].isClusterByItself
      if isAlone && endsAlone {
        let answer = self.answer(UInt32(text[index]), in: cascade)
        if answer != .any { handOn(runs.add(answer, at: index)) }
        index = next
        continue
      }
      let first = scalar(in: text, at: index, end: range.upperBound)
      var end = index + first.length
      while end < range.upperBound && !isClusterStart(end) { end += 1 }
      end = endOfPicture(index..<end, of: text, first: first.value)
      let cluster = ClusterPlace(range: index..<end, first: first, script: context.script)
      let answer = answer(cluster, of: text, in: cascade)
      if answer == .missing, first.length < cluster.range.count {
        forEachPart(of: cluster.range, of: text, in: cascade) { handOn(runs.add($0, at: $1)) }
      } else if answer != .any {
        handOn(runs.add(answer, at: index))
      }
      index = end
      isAlone = end < range.upperBound && text[end].isClusterByItself
    }
    cascade.unusable.forEach(failures.report)
    handOn(runs.finish(at: range.upperBound))
  }

  /// Returns the cascade of a font for text in this context.
  func cascade(of font: SizedFont, _ context: FallbackContext) -> SizedCascade {
    let order = orders.number(context, hasSerifs: font.face.face.hasSerifs, in: fonts)
    if let latest, latest.order == order, latest.font.storage === font.font.storage { return latest }
    let key = Cascade.Key(font: font.font, order: order)
    let cascade = sized[key] ?? insert(key)
    latest = cascade
    return cascade
  }

  private func insert(_ key: Cascade.Key) -> SizedCascade {
    // The face of a character does not depend on size, slant or stretch.
    let bare = FontStorage(key.font.storage.choice, chosen: key.font.storage.chosen, size: 1)
    let bareKey = Cascade.Key(font: Font(bare), order: key.order)
    if cascades.count >= Cascade.limit { cascades.removeAll() }
    let cascade = cascades[bareKey] ?? makeCascade(bareKey)
    cascades[bareKey] = cascade
    if sized.count >= FaceFinder.limit { sized.removeAll(keepingCapacity: true) }
    let result = SizedCascade(cascade, font: key.font, order: key.order)
    sized[key] = result
    return result
  }

  private func makeCascade(_ key: Cascade.Key) -> Cascade {
    let font = key.font
    let fallback = fonts.fallbackDescriptors(for: font.traits)
    let fallbackFonts = font.cascadeList + orders.orders[key.order].map { fallback[$0] }
    let colored = fallbackFonts.indices.filter { fonts.mayBeColor(fallbackFonts[$0]) }.map { $0 + 1 }
    return Cascade(
      [.opened(font, sizedFonts.face(font))] + fallbackFonts.map { .unopened($0) },
      ownCount: font.cascadeList.count, colored: (font.face.isColor ? [0] : []) + colored)
  }

  /// Returns the font with the face at a position in the cascade. Its size, slant and stretch are
  /// those of the font that it replaces.
  private func font(_ candidate: Int, in sized: SizedCascade) -> Font {
    if candidate == 0 { return sized.font }
    if let fallbackFont = sized.fallbackFonts[candidate] { return fallbackFont }
    guard let opened = open(candidate, in: sized.cascade) else { return sized.font }
    let fallbackFont = opened.font.withSize(sized.font.pointSize).withSynthesis(
      obliqueness: sized.font.obliqueness, expansion: sized.font.expansion)
    sized.fallbackFonts[candidate] = fallbackFont
    return fallbackFont
  }

  /// Opens the face at a position in the cascade and returns it with its font; nil if it cannot be
  /// used.
  func open(_ candidate: Int, in cascade: Cascade) -> (font: Font, face: ShapingFace)? {
    switch cascade.candidates[candidate] {
    case .opened(let font, let face): return (font, face)
    case .unusable: return nil
    case .unopened(var descriptor):
      do throws(FontError) {
        if case .opened(let primary, _) = cascade.candidates[0] {
          descriptor.features = primary.features + descriptor.features
        }
        // As a fallback font, the system font uses its text cut at all sizes.
        let font = Font(FontStorage(FontChoice(descriptor, text: try fonts.choose(descriptor)), size: 1))
        let face = sizedFonts.face(font)
        cascade.candidates[candidate] = .opened(font, face)
        return (font, face)
      } catch {
        cascade.unusable.append(error)
        cascade.candidates[candidate] = .unusable
        return nil
      }
    }
  }
}

extension UInt16 {
  /// True for units that each form a grapheme cluster (UAX 29: Grapheme_Cluster_Break is Other or
  /// Control): letters of the frequent scripts, and all characters before the combining marks. CR
  /// and LF, which need no glyph, are exceptions.
  @inline(__always) var isClusterByItself: Bool {
    if self < 0x300 || (0x3400...0x9FFF).contains(self) { return true }
    return (0x370...0x482).contains(self) || (0x48A...0x52F).contains(self) || (0x620...0x64A).contains(self)
      || (0x671...0x6D3).contains(self) || (0x3001...0x3029).contains(self) || (0x3041...0x3096).contains(self)
      || (0x30A1...0x30FA).contains(self) || (0xFF01...0xFF9D).contains(self)
  }
}

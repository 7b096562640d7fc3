extension Typesetter {
  /// The stand-ins of a font in text of this context.
  func cascade(of font: SizedFont, _ context: FallbackContext) -> Cascade {
    let order = fallbackOrders.number(context, hasSerifs: font.face.face.hasSerifs, in: fonts)
    while font.cascades.count <= order { font.cascades.append(nil) }
    if let cascade = font.cascades[order] { return cascade }
    // Which face has a character depends neither on the size nor on slant and stretch.
    let bare = font.font.withSameCut(size: 1).withSynthesis(obliqueness: 0, expansion: 0)
    let key = Cascade.Key(font: bare, order: order)
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

  /// A candidate at the size, slant and stretch of the font it stands in for.
  func font(_ candidate: Int, of font: SizedFont, in cascade: Cascade) -> Font {
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
}

import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyViews

extension LintFinder {
  /// Returns findings for text that is too small, cut off by an enclosing view, or too low in
  /// contrast with its background. Each view has one finding for each rule, for its worst text.
  /// - Parameters:
  ///   - ground: the picture without texts.
  ///   - cut: the ids of the views that are known to have too little room.
  func inkFindings(
    _ texts: [DrawnText], in views: [VisibleContent], on ground: Bitmap, except cut: Set<String>
  ) -> [LintFinding] {
    var worst: [[LintRule: (badness: Double, message: String)]] = views.map { _ in [:] }
    func note(_ rule: LintRule, _ view: Int, _ badness: Double, _ message: String) {
      if let known = worst[view][rule], known.badness >= badness { return }
      worst[view][rule] = (badness, message)
    }
    for text in texts where text.isPlain && text.color.alpha > 0 {
      // The topmost view with such a font that contains the centre of the visible text is taken for the one that draws
      // it.
      guard !text.visibleInk.isEmpty else { continue }
      let point = Point(x: text.visibleInk.midX, y: text.visibleInk.midY)
      let holds = { (view: VisibleContent) in view.showsText && view.visible?.contains(point) ?? false }
      guard let index = views.lastIndex(where: { holds($0) && $0.sets(text.font) }) ?? views.lastIndex(where: holds)
      else { continue }
      let view = views[index]
      let size = text.font.pointSize
      if size < limits.textSize - 0.01 {
        note(
          .smallText, index, -size,
          "its text is \(size.roundedForWords) pt, less than \(limits.textSize.roundedForWords)")
      }
      if let lost = clippedInk(text, of: view), !cut.contains(view.id) {
        note(
          .clippedInk, index, lost.points,
          "\(lost.points.roundedForWords) pt of its letters are clipped at the \(lost.side)")
      }
      if !view.isDisabled, !view.showsPlaceholder, let contrast = contrast(of: text, on: ground) {
        let isLarge = size >= 18 || size >= 14 && text.font.traits.weight >= 700
        let limit = isLarge ? limits.largeContrast : limits.contrast
        let isMeasured = limits.measuresSystemColors || !text.color.isOfTheSystem(on: contrast.ground)
        if contrast.ratio < limit, isMeasured {
          note(
            .contrast, index, limit - contrast.ratio,
            "\(text.color.hexWords) on \(contrast.ground.hexWords) has a contrast of \(contrast.ratio.hundredths) to 1; "
              + "\(isLarge ? "large text" : "text") needs \(limit.roundedForWords)")
        }
      }
    }
    return zip(views, worst).flatMap { view, notes in
      LintRule.allCases.compactMap { rule in notes[rule].map { finding(rule, view, $0.message) } }
    }
  }

  /// Returns the side on which a clip cuts off most of the drawn text, and the length of the cut.
  /// Nil if the cut is a pixel or less, or removes the whole text. In a text field the ends of the
  /// text may be outside, since it scrolls.
  private func clippedInk(_ text: DrawnText, of view: VisibleContent) -> (side: String, points: Double)? {
    guard let clip = text.clip, !view.isScrolled else { return nil }
    guard text.ink.minX < clip.maxX, text.ink.maxX > clip.minX, text.ink.minY < clip.maxY, text.ink.maxY > clip.minY
    else {
      return nil
    }
    var sides = [("top", clip.minY - text.ink.minY), ("bottom", text.ink.maxY - clip.maxY)]
    if !view.isControl { sides += [("left", clip.minX - text.ink.minX), ("right", text.ink.maxX - clip.maxX)] }
    guard let worst = sides.max(by: { $0.1 < $1.1 }), worst.1 > pixel else { return nil }
    return worst
  }

  /// Returns the contrast ratio of a text with its background, and the background colour; nil where
  /// the picture is transparent. Up to a quarter of the background, such as a line through the
  /// text, may have less contrast.
  private func contrast(of text: DrawnText, on ground: Bitmap) -> (ratio: Double, ground: Color)? {
    let ink = text.visibleInk
    let area = [ink.minX, ink.minY, ink.maxX, ink.maxY].map { $0 / pixel }
    let columns = Int(area[0]).pixels(to: Int(area[2].rounded(.up)), below: ground.width)
    let rows = Int(area[1]).pixels(to: Int(area[3].rounded(.up)), below: ground.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    var found: [(ratio: Double, ground: Color)] = []
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: max(1, rows.count / 8)) {
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: max(1, columns.count / 32)) {
        let behind = ground[x, y]
        guard behind.alpha == 255 else { return nil }
        if let last = found.last, last.ground == behind {
          found.append(last)
        } else {
          found.append((text.color.laid(over: behind).contrast(with: behind), behind))
        }
      }
    }
    found.sort { $0.ratio < $1.ratio }
    return found[found.count / 4]
  }
}

extension Int {
  /// Returns the range of pixels from this pixel to `end`, clamped to 0..<`limit`.
  func pixels(to end: Int, below limit: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(self, 0), limit)
    return start..<Swift.max(start, Swift.min(end, limit))
  }
}

extension InterfaceStyle {
  private static let textColors: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .systemRed, .systemOrange,
    .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple,
    .systemPink, .systemBrown, .systemGray,
  ]
  private static let grounds: [SystemColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
  ]
  private static let sets = Dictionary(
    uniqueKeysWithValues: [InterfaceStyle.light, .dark].map { style in
      (
        style,
        (
          texts: Set(textColors.map { $0.color(in: style) }), grounds: Set(grounds.map { $0.color(in: style) })
        )
      )
    })

  /// True if the text colour and the background are system colours of this style.
  fileprivate func has(_ text: Color, on ground: Color) -> Bool {
    guard let colors = Self.sets[self] else { return false }
    return colors.texts.contains(text) && colors.grounds.contains(ground)
  }
}

extension Color {
  /// True if text and background have system colours. Apple decides their contrast, and a device
  /// raises it with the setting for increased contrast.
  fileprivate func isOfTheSystem(on ground: Color) -> Bool {
    [InterfaceStyle.light, .dark].contains { $0.has(self, on: ground) }
  }

  /// Returns the opaque colour that results from drawing this colour on an opaque one.
  fileprivate func laid(over ground: Color) -> Color {
    let part = Double(alpha) / 255
    func mixed(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(own) * part + Double(other) * (1 - part)).rounded())
    }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue), alpha: 255)
  }

  /// Returns the contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio").
  func contrast(with other: Color) -> Double {
    let (first, second) = (relativeLuminance, other.relativeLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance of the sRGB colour (WCAG 2.2, "relative luminance").
  private var relativeLuminance: Double { 0.2126 * red.linear + 0.7152 * green.linear + 0.0722 * blue.linear }

  /// The colour as `#1A2B3C`, followed by the opacity if it is not opaque.
  fileprivate var hexWords: String {
    let digits = [red, green, blue].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    return "#\(digits)" + (alpha == 255 ? "" : " at \(Int((Double(alpha) / 2.55).rounded())) %")
  }
}

extension UInt8 {
  /// The linear value of an sRGB channel, from 0 to 1.
  fileprivate var linear: Double {
    let value = Double(self) / 255
    return value <= 0.04045 ? value / 12.92 : power24((value + 0.055) / 1.055)
  }

  /// Returns x^2.4 for x in 0…1 as x² · x^(2/5), with Newton's method for the root. The functions
  /// of the C library are not the same on every machine.
  private func power24(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    let square = x * x
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}

extension Double {
  /// The number rounded down to two decimals, for ratios.
  fileprivate var hundredths: String { ((self * 100).rounded(.down) / 100).plainDecimal }
}

import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews

extension LayoutWriter {
  /// The style of a text, as far as it is not the default: a list with an element for each stretch of one style. Fonts
  /// stand in the runs of lines. Nothing is written for a text without any.
  /// - Parameters:
  ///   - normal: the text with the colours of the normal state; nil if these are no others.
  ///   - standard: the colour that is not said; nil says all.
  ///   - lineBreakMode: the mode that is not said; nil says none.
  mutating func writeStyles(
    of text: AttributedText?, normal: AttributedText? = nil, in names: ColorNames, as key: String = "styles",
    standard: SystemColor? = .label, lineBreakMode: LineBreakMode? = .byWordWrapping
  ) {
    guard let text, text.count > 0 else { return }
    let paragraphs = unsafe text.utf16.withUnsafeBufferPointer { unsafe paragraphRanges(in: $0) }
    var stretches: [(range: Range<Int>, style: [JSON.Member])] = []
    for paragraph in paragraphs {
      let whole = paragraph.content.lowerBound..<max(paragraph.separator.upperBound, paragraph.content.upperBound)
      guard !whole.isEmpty else { continue }
      let style = text.paragraphStyle(at: whole.lowerBound)
      let own = style.map { members(of: $0, lineBreakMode) } ?? []
      // What a state paints in one colour can have several in the normal one.
      for run in (normal ?? text).runs where run.range.overlaps(whole) {
        let range = run.range.clamped(to: whole)
        let attributes = normal == nil ? run.attributes : text.attributes(at: range.lowerBound)
        let normalColor = normal == nil ? nil : run.attributes.foregroundColor
        let members = members(of: attributes, normalColor: normalColor, standard: standard, names) + own
        if let last = stretches.last, last.range.upperBound == range.lowerBound, last.style == members {
          stretches[stretches.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
          stretches.append((range, members))
        }
      }
    }
    stretches.removeAll { $0.style.isEmpty }
    guard !stretches.isEmpty else { return }
    let list = stretches.map { JSON.object([JSON.Member(name: "range", value: $0.range.json)] + $0.style) }
    json.member(key, list)
  }

  /// The style of the placeholder, which may not show.
  mutating func writePlaceholderStyles(of view: any TextShowing) {
    writeStyles(
      of: view.placeholderAttributes, in: colorNames(of: view), as: "placeholderStyles", standard: .placeholderText,
      lineBreakMode: nil)
  }

  /// The style of a label's truncation token, and its font if that is not the label's; nil for nothing of its own.
  func style(of token: AttributedText, in label: Label) -> JSON? {
    guard token.count > 0 else { return nil }
    let attributes = token.attributes(at: 0)
    let font = attributes.font.flatMap { $0 == label.font ? nil : $0 }
    let own: JSON = ["font": font?.face.postScriptName, "size": font.map(\.pointSize)]
    let style = own.members + members(of: attributes, normalColor: nil, standard: nil, colorNames(of: label))
    return style.isEmpty ? nil : .object(style)
  }

  private func members(
    of attributes: TextAttributes, normalColor: Color?, standard: SystemColor?, _ names: ColorNames
  ) -> [JSON.Member] {
    let colors: JSON = [
      "color": names.dumpedText(attributes.foregroundColor, unless: standard),
      "normalColor": normalColor == nil || normalColor == attributes.foregroundColor
        ? nil : names.dumpedText(normalColor, unless: standard) ?? standard.map { DumpedColor(text: $0.rawValue) },
    ]
    guard !attributes.isPlain else { return colors.members }
    let directions = attributes.writingDirection.map(\.rawValue)
    let ink: JSON = [
      "background": names.dumped(attributes.backgroundColor),
      "underline": attributes.underlineStyle.words,
      "underlineColor": names.dumped(attributes.underlineColor),
      "underlineSkipsInk": attributes.underlineSkipsInk ? nil : false,
      "strikethrough": attributes.strikethroughStyle.words,
      "strikethroughColor": names.dumped(attributes.strikethroughColor),
      "strokeWidth": attributes.strokeWidth, "strokeColor": names.dumped(attributes.strokeColor),
      "textShadow": attributes.shadow.map { shadow -> JSON in
        [
          "color": names.dumped(shadow.color), "offset": [shadow.offset.x, shadow.offset.y],
          "blurRadius": unless(shadow.blurRadius, 0),
        ]
      },
      "link": attributes.link,
    ]
    let letters: JSON = [
      "kern": attributes.kern, "tracking": attributes.tracking, "ligature": attributes.ligature,
      "language": attributes.languageIdentifier, "superscript": unless(Double(attributes.superscript), 0),
      "baselineOffset": attributes.baselineOffset.flatMap { unless($0, 0) },
      "writingDirection": directions.isEmpty ? nil : directions,
      "attachment": attributes.attachment.map { attachment -> JSON in
        [
          "bounds": attachment.frame,
          "picture": attachment.contents.isEmpty ? nil : shortDigest(attachment.contents),
        ]
      },
    ]
    return colors.members + ink.members + letters.members
  }

  private func members(of style: ParagraphStyle, _ lineBreakMode: LineBreakMode?) -> [JSON.Member] {
    let modes: JSON = [
      "alignment": style.alignment == .natural ? nil : style.alignment.rawValue,
      "lineBreakMode": lineBreakMode == nil || style.lineBreakMode == lineBreakMode
        ? nil : style.lineBreakMode.rawValue,
    ]
    guard !style.isPlain else { return modes.members }
    let standard = ParagraphStyle()
    let tabs = style.tabStops.map { tab in
      "\(tab.alignment.rawValue) \(tab.location.plainDecimal)" + (tab.columnTerminators.map { " “\($0)”" } ?? "")
        + (tab.automaticSpacing.map { " auto \($0.plainDecimal)" } ?? "")
    }
    let breaks: JSON = [
      "lineBreakStrategy": style.lineBreakStrategy.words,
      "hyphenationFactor": unless(style.hyphenationFactor, 0),
      "usesDefaultHyphenation": style.usesDefaultHyphenation ? true : nil,
      "baseWritingDirection": style.baseWritingDirection == .natural ? nil : "\(style.baseWritingDirection)",
      "tabStops": style.tabStops == standard.tabStops ? nil : tabs,
      "defaultTabInterval": unless(style.defaultTabInterval, 0),
      "tabOverflow": style.tabOverflow == .wrap ? nil : style.tabOverflow.rawValue,
      "textLists": style.textLists.isEmpty ? nil : style.textLists.map(\.words),
      "allowsTightening": style.allowsDefaultTighteningForTruncation ? true : nil,
    ]
    let lengths: JSON = [
      "firstLineHeadIndent": unless(style.firstLineHeadIndent, 0), "headIndent": unless(style.headIndent, 0),
      "tailIndent": unless(style.tailIndent, 0), "minimumLineHeight": unless(style.minimumLineHeight, 0),
      "maximumLineHeight": unless(style.maximumLineHeight, 0),
      "lineHeightMultiple": unless(style.lineHeightMultiple, 0), "lineSpacing": unless(style.lineSpacing, 0),
      "paragraphSpacing": unless(style.paragraphSpacing, 0),
      "paragraphSpacingBefore": unless(style.paragraphSpacingBefore, 0),
    ]
    return modes.members + breaks.members + lengths.members
  }
}

extension JSON {
  /// The members of an object; none for anything else.
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
}

extension TextAttributes {
  /// True if nothing but the font, the colour and the style of the paragraph is set, as of most texts.
  fileprivate var isPlain: Bool {
    var others = self
    (others.font, others.foregroundColor, others.paragraphStyle) = (nil, nil, nil)
    return others == TextAttributes()
  }
}

extension ParagraphStyle {
  /// True if nothing but the alignment and the line break mode is set.
  fileprivate var isPlain: Bool {
    var others = self
    (others.alignment, others.lineBreakMode) = (.natural, .byWordWrapping)
    // A label's own, which its text takes over.
    if others.lineBreakStrategy == .standard { others.lineBreakStrategy = [] }
    return others == ParagraphStyle()
  }
}

extension LineBreakStrategy {
  /// The names that scenes use, separated by spaces; nil for none.
  fileprivate var words: String? {
    guard !isEmpty else { return nil }
    if self == .standard { return "standard" }
    let names = [
      contains(.pushOut) ? "pushOut" : nil, contains(.hangulWordPriority) ? "hangulWordPriority" : nil,
      contains(.optimal) ? "optimal" : nil,
    ]
    return names.compactMap(\.self).joined(separator: " ")
  }
}

extension TextList {
  /// The marker, and what is not the default.
  fileprivate var words: String {
    let standard = TextList(markerFormat: markerFormat)
    let parts = [
      markerFormat.rawValue,
      listOptions.isEmpty ? nil : "behind that of the list around it",
      startingItemNumber == standard.startingItemNumber ? nil : "from \(startingItemNumber)",
      indentation == standard.indentation ? nil : "indentation \(indentation.plainDecimal)",
      markerIndentation == standard.markerIndentation ? nil : "markerIndentation \(markerIndentation.plainDecimal)",
      markerAlignment == standard.markerAlignment ? nil : "markerAlignment \(markerAlignment.rawValue)",
      markerDistance == standard.markerDistance ? nil : "markerDistance \(markerDistance.plainDecimal)",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension LineDecoration {
  /// The names that scenes use, separated by spaces; nil for no line.
  fileprivate var words: String? {
    guard !isEmpty else { return nil }
    var words = contains(.double) ? ["double"] : contains(.thick) ? ["thick"] : contains(.single) ? ["single"] : []
    let patterns = ["", "patternDot", "patternDash", "patternDashDot", "patternDashDotDot"]
    let pattern = (rawValue >> 8) & 7
    if pattern > 0, pattern < patterns.count { words.append(patterns[pattern]) }
    if contains(.byWord) { words.append("byWord") }
    return words.joined(separator: " ")
  }
}

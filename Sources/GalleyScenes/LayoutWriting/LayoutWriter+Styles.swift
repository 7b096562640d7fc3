import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyText
import GalleyUnicode
import GalleyViews

extension ColorNames {
  /// Returns the styles of a text that are not the default, with one element for each range of one
  /// style; nil for a text without styles. Fonts are left out, since the runs of the lines have
  /// them.
  /// - Parameters:
  ///   - normal: the text with the colours of the normal state; nil if they are the same.
  ///   - standard: the colour that is left out; nil to write all colours.
  ///   - lineBreakMode: the mode that is left out; nil to write no mode.
  func styles(
    of text: AttributedText?, normal: AttributedText? = nil, standard: SystemColor? = .label,
    lineBreakMode: LineBreakMode? = .byWordWrapping
  ) -> [JSON]? {
    guard let text, text.count > 0 else { return nil }
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
        let members = self.members(of: attributes, normalColor: normalColor, standard: standard) + own
        if let last = stretches.last, last.range.upperBound == range.lowerBound, last.style == members {
          stretches[stretches.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
          stretches.append((range, members))
        }
      }
    }
    stretches.removeAll { $0.style.isEmpty }
    guard !stretches.isEmpty else { return nil }
    return stretches.map { JSON.object([JSON.Member(name: "range", value: $0.range.json)] + $0.style) }
  }

  /// Returns the styles of the placeholder, even while it is not shown.
  func placeholderStyles(of view: any TextShowing) -> [JSON]? {
    styles(of: view.placeholderAttributes, standard: .placeholderText, lineBreakMode: nil)
  }

  /// Returns the style of a label's truncation token, with its font if this differs from the
  /// label's; nil if the token has no style.
  func style(of token: AttributedText?, in label: Label) -> JSON? {
    guard let token, token.count > 0 else { return nil }
    let attributes = token.attributes(at: 0)
    let font = attributes.font.flatMap { $0 == label.font ? nil : $0 }
    let own: JSON = ["font": font?.face.postScriptName, "size": font.map(\.pointSize)]
    let style = own.members + members(of: attributes, normalColor: nil, standard: nil)
    return style.isEmpty ? nil : .object(style)
  }

  fileprivate func members(
    of attributes: TextAttributes, normalColor: Color?, standard: SystemColor?
  ) -> [JSON.Member] {
    let colors: JSON = [
      "color": dumpedText(attributes.foregroundColor, unless: standard),
      "normalColor": normalColor == nil || normalColor == attributes.foregroundColor
        ? nil : dumpedText(normalColor, unless: standard) ?? standard.map { DumpedColor(text: $0.rawValue) },
    ]
    return attributes.isPlain
      ? colors.members : colors.members + TextAttributes.sceneProperties.members(of: attributes, self)
  }

  fileprivate func members(of style: ParagraphStyle, _ lineBreakMode: LineBreakMode?) -> [JSON.Member] {
    let modes: JSON = [
      "alignment": style.alignment == .natural ? nil : style.alignment.rawValue,
      "lineBreakMode": lineBreakMode == nil || style.lineBreakMode == lineBreakMode
        ? nil : style.lineBreakMode.rawValue,
    ]
    return style.isPlain ? modes.members : modes.members + ParagraphStyle.sceneProperties.members(of: style, self)
  }
}

extension JSON {
  /// The members of a JSON object; empty for any other value.
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
}

extension TextAttributes {
  /// True if only the font, the colour and the paragraph style are set, as in most texts.
  fileprivate var isPlain: Bool {
    var others = self
    (others.font, others.foregroundColor, others.paragraphStyle) = (nil, nil, nil)
    return others == TextAttributes()
  }
}

extension ParagraphStyle {
  /// True if only the alignment and the line break mode are set.
  fileprivate var isPlain: Bool {
    var others = self
    (others.alignment, others.lineBreakMode) = (.natural, .byWordWrapping)
    // The label's own attributes, which its text takes over.
    if others.lineBreakStrategy == .standard { others.lineBreakStrategy = [] }
    return others == ParagraphStyle()
  }
}

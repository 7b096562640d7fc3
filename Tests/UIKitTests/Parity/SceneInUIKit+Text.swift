import CoreGraphics
import CoreText
import Foundation
import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import UIKit

@testable import GalleyScenes

extension SceneInUIKit {
  // MARK: Colours

  /// A colour by its name, if it is one of these under the traits of the view, else by its components.
  func color(_ color: Color) -> UIColor {
    let style: InterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
    let names: [(SystemColor, UIColor)] = [
      (.label, .label), (.secondaryLabel, .secondaryLabel), (.tertiaryLabel, .tertiaryLabel), (.link, .link),
      (.systemRed, .systemRed), (.systemBlue, .systemBlue), (.systemGreen, .systemGreen), (.systemGray, .systemGray),
      (.systemOrange, .systemOrange), (.systemGray5, .systemGray5), (.separator, .separator),
      (.secondarySystemBackground, .secondarySystemBackground), (.placeholderText, .placeholderText),
    ]
    if let named = names.first(where: { $0.0.color(in: style) == color }) { return named.1 }
    if color == .clear { return .clear }
    return UIColor(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
      alpha: CGFloat(color.alpha) / 255)
  }

  // MARK: Fonts

  /// The font of text that names none; nil if the scene says none.
  /// - Parameter engine: the view's, which becomes that of the scene.
  func font(of text: SceneText, over engine: inout Font) -> UIFont? {
    guard let own = text.font(over: engine, &resources) else { return nil }
    engine = own
    let draft = text.font?.draft ?? text.style?.font?.draft
    if let draft, text.font == nil || text.style?.font == nil, let font = dynamicFont(draft) { return font }
    return font(own)
  }

  /// A font of a text style as an app asks for it; nil for any other.
  private func dynamicFont(_ draft: FontDraft) -> UIFont? {
    guard let style = draft.textStyle.flatMap({ UIFont.TextStyle.named[$0.rawValue] }) else { return nil }
    if draft == FontDraft(textStyle: draft.textStyle) {
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    }
    guard let size = draft.size, let base = try? context.typesetter.fonts.font(draft.descriptor, size: size) else {
      return nil
    }
    let metrics = UIFontMetrics(forTextStyle: style)
    guard let maximum = draft.maximumPointSize else {
      return metrics.scaledFont(for: font(base), compatibleWith: traits)
    }
    return metrics.scaledFont(for: font(base), maximumPointSize: maximum, compatibleWith: traits)
  }

  /// A font by its descriptor.
  func font(_ font: Font) -> UIFont {
    UIFont(descriptor: descriptor(font.fontDescriptor, font), size: font.pointSize)
  }

  private func descriptor(_ request: FontDescriptor, _ font: Font?) -> UIFontDescriptor {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    var faceTraits: [UIFontDescriptor.TraitKey: Any] = [:]
    if let file = request.file {
      if !UIKitEnvironment.current.fontFiles.contains(file.path) {
        unsayable.insert("font.file: a font by its file; apps register it and name it")
      }
      attributes[.name] = font?.fontName
    } else if let name = request.name {
      attributes[.name] = name
    } else {
      if let family = request.family, family != "system" { attributes[.family] = family }
      if let weight = UIFont.Weight.numbered[request.weight] {
        if request.weight != 400 { faceTraits[.weight] = weight.rawValue }
      } else {
        unsayable.insert("font.weight: UIKit has nine")
      }
      if let width = UIFont.Width.numbered[request.width] {
        if request.width != 100 { faceTraits[.width] = width.rawValue }
      } else {
        unsayable.insert("font.width: UIKit has four")
      }
      if request.italic { faceTraits[.symbolic] = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue }
    }
    if !faceTraits.isEmpty { attributes[.traits] = faceTraits }
    if !request.features.isEmpty {
      attributes[.featureSettings] = request.features.map {
        [kCTFontOpenTypeFeatureTag: $0.tag.description, kCTFontOpenTypeFeatureValue: Int($0.value)]
          as [AnyHashable: Any]
      }
    }
    if !request.variations.isEmpty {
      attributes[UIFontDescriptor.AttributeName(rawValue: "NSCTFontVariationAttribute")] = Dictionary(
        uniqueKeysWithValues: request.variations.map { (NSNumber(value: $0.tag.rawValue), $0.value) })
    }
    if !request.cascadeList.isEmpty { attributes[.cascadeList] = request.cascadeList.map { descriptor($0, nil) } }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  // MARK: Text

  /// A text of the engine in UIKit's attributes.
  func text(_ text: AttributedText) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for run in text.runs where !run.range.isEmpty {
      result.append(
        NSAttributedString(
          string: (text.string as NSString).substring(with: NSRange(run.range)), attributes: attributes(run.attributes))
      )
    }
    return result
  }

  /// Attributes of scenes over a font.
  func attributes(_ attributes: SceneAttributes, over font: Font) -> [NSAttributedString.Key: Any] {
    self.attributes(attributes.resolved(over: font, &resources))
  }

  func attributes(_ own: TextAttributes) -> [NSAttributedString.Key: Any] {
    note(own, as: "text", TextAttributes(), said: ParityWords.attributes, excused: ParityWords.attributeReasons)
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = own.font.map { font($0) }
    values[.kern] = own.kern
    values[.tracking] = own.tracking
    values[.ligature] = own.ligature
    values[.languageIdentifier] = own.languageIdentifier
    if own.superscript != 0 { values[NSAttributedString.Key("NSSuperScript")] = own.superscript }
    values[.obliqueness] = own.obliqueness
    values[.expansion] = own.expansion
    if !own.writingDirection.isEmpty { values[.writingDirection] = own.writingDirection.compactMap { number($0) } }
    values[.attachment] = own.attachment.map { attachment($0) }
    values[.baselineOffset] = own.baselineOffset
    values[.paragraphStyle] = own.paragraphStyle.map { paragraphStyle($0) }
    values[.foregroundColor] = own.foregroundColor.map { color($0) }
    values[.backgroundColor] = own.backgroundColor.map { color($0) }
    if own.underlineStyle != [] { values[.underlineStyle] = own.underlineStyle.rawValue }
    values[.underlineColor] = own.underlineColor.map { color($0) }
    if own.strikethroughStyle != [] { values[.strikethroughStyle] = own.strikethroughStyle.rawValue }
    values[.strikethroughColor] = own.strikethroughColor.map { color($0) }
    values[.strokeWidth] = own.strokeWidth
    values[.strokeColor] = own.strokeColor.map { color($0) }
    values[.shadow] = own.shadow.map { shadow($0) }
    values[.link] = own.link.map { URL(string: $0) ?? $0 as Any }
    return values
  }

  private func number(_ direction: WritingDirectionFormat) -> Int? {
    switch direction {
    case .leftToRightEmbedding:
      return NSWritingDirection.leftToRight.rawValue | NSWritingDirectionFormatType.embedding.rawValue
    case .rightToLeftEmbedding:
      return NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.embedding.rawValue
    case .leftToRightOverride:
      return NSWritingDirection.leftToRight.rawValue | NSWritingDirectionFormatType.override.rawValue
    case .rightToLeftOverride:
      return NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
      unsayable.insert("text.writingDirection: NSWritingDirection has no isolates")
      return nil
    }
  }

  private func shadow(_ shadow: Shadow) -> NSShadow {
    let result = NSShadow()
    result.shadowColor = color(shadow.color)
    result.shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    result.shadowBlurRadius = shadow.blurRadius
    return result
  }

  private func attachment(_ attachment: TextAttachment) -> NSTextAttachment {
    let result = NSTextAttachment()
    if !attachment.contents.isEmpty {
      let pixels = UIImage(data: Data(attachment.contents))
      let width = pixels.map { $0.size.width } ?? 0
      result.image = UIImage(
        data: Data(attachment.contents), scale: attachment.imageSize.width > 0 ? width / attachment.imageSize.width : 1)
    }
    result.bounds = CGRect(attachment.bounds)
    return result
  }

  func paragraphStyle(_ own: ParagraphStyle) -> NSParagraphStyle {
    note(own, as: "paragraph", ParagraphStyle(), said: ParityWords.paragraph, excused: ParityWords.paragraphReasons)
    let style = NSMutableParagraphStyle()
    style.alignment = NSTextAlignment(own.alignment)
    style.lineBreakMode = NSLineBreakMode(own.lineBreakMode)
    style.firstLineHeadIndent = own.firstLineHeadIndent
    style.headIndent = own.headIndent
    style.tailIndent = own.tailIndent
    style.minimumLineHeight = own.minimumLineHeight
    style.maximumLineHeight = own.maximumLineHeight
    style.lineHeightMultiple = own.lineHeightMultiple
    style.lineSpacing = own.lineSpacing
    style.paragraphSpacing = own.paragraphSpacing
    style.paragraphSpacingBefore = own.paragraphSpacingBefore
    style.baseWritingDirection = NSWritingDirection(own.baseWritingDirection)
    if own.tabStops != TextTab.defaults { style.tabStops = own.tabStops.map { tab($0) } }
    style.defaultTabInterval = own.defaultTabInterval
    style.hyphenationFactor = Float(own.hyphenationFactor)
    style.usesDefaultHyphenation = own.usesDefaultHyphenation
    style.lineBreakStrategy = strategy(own.lineBreakStrategy)
    if !own.textLists.isEmpty { style.textLists = own.textLists.map { list($0) } }
    style.allowsDefaultTighteningForTruncation = own.allowsDefaultTighteningForTruncation
    return style
  }

  func strategy(_ strategy: LineBreakStrategy) -> NSParagraphStyle.LineBreakStrategy {
    if strategy.contains(.optimal) { unsayable.insert("lineBreakStrategy.optimal: UIKit breaks line by line") }
    return NSParagraphStyle.LineBreakStrategy(rawValue: strategy.rawValue)
  }

  private func tab(_ tab: TextTab) -> NSTextTab {
    if tab.automaticSpacing != nil { unsayable.insert("tabStops: stops by content are Galley's") }
    if tab.alignment == .trailing { unsayable.insert("tabStops: trailing stops are Galley's") }
    return NSTextTab(tab)
  }

  private func list(_ list: TextList) -> NSTextList {
    unsayable.insert("textLists: the indents of a list are Galley's; UIKit's are those of the paragraph style")
    return NSTextList(
      markerFormat: NSTextList.MarkerFormat(list.markerFormat.rawValue), startingItemNumber: list.startingItemNumber)
  }

  /// A path point by point.
  func path(_ path: Path) -> UIBezierPath {
    let result = UIBezierPath()
    for element in path.elements {
      switch element {
      case .move(let point): result.move(to: CGPoint(point))
      case .line(let point): result.addLine(to: CGPoint(point))
      case .quad(let control, let end): result.addQuadCurve(to: CGPoint(end), controlPoint: CGPoint(control))
      case .cubic(let first, let second, let end):
        result.addCurve(to: CGPoint(end), controlPoint1: CGPoint(first), controlPoint2: CGPoint(second))
      case .close: result.close()
      }
    }
    return result
  }
}

extension UIFont.TextStyle {
  /// The styles by the engine's words.
  fileprivate static let named: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ]
}

extension UIFont.Weight {
  fileprivate static let numbered: [Int: UIFont.Weight] = [
    100: .ultraLight, 200: .thin, 300: .light, 400: .regular, 500: .medium, 600: .semibold, 700: .bold, 800: .heavy,
    900: .black,
  ]
}

extension UIFont.Width {
  fileprivate static let numbered: [Double: UIFont.Width] = [
    50: .compressed, 75: .condensed, 100: .standard, 125: .expanded,
  ]
}

import CoreGraphics
import Foundation
import GalleyBase
import GalleyText
import GalleyUnicode

extension AttributeRow {
  private typealias UIKit = AttributeScopes.UIKitAttributes
  private typealias Base = AttributeScopes.FoundationAttributes

  /// The rows of all attributes. If two rows set the same attribute of the engine, the later row
  /// takes precedence.
  static let rows: [AttributeRow] = [
    AttributeRow(
      .font, UIKit.FontAttribute.self, toEngine: { $2.font = $1.engineFont($0) },
      fromEngine: { $0.font.map { UIFont($0) } }),
    AttributeRow(
      .inlinePresentationIntent, UIKit.InlinePresentationIntentAttribute.self,
      read: { value in
        value as? InlinePresentationIntent
          ?? AnyNumber.integer(value, as: UInt.self).map(InlinePresentationIntent.init(rawValue:))
      },
      write: \.rawValue,
      toEngine: {
        $2.font = $1.engineFont($1.font.emphasized($0))
        if $0.contains(.strikethrough) { $2.strikethroughStyle = .single }
      }),
    AttributeRow(
      .paragraphStyle, UIKit.ParagraphStyleAttribute.self, scope: .paragraph,
      toEngine: { $2.paragraphStyle = $1.drawsListMarkers ? $0.paragraphStyleWithLists : $0.paragraphStyle },
      fromEngine: { $0.paragraphStyle.map { NSParagraphStyle($0) } }),
    .color(.foregroundColor, UIKit.ForegroundColorAttribute.self, \.foregroundColor),
    .color(.backgroundColor, UIKit.BackgroundColorAttribute.self, \.backgroundColor),
    .color(.underlineColor, UIKit.UnderlineColorAttribute.self, \.underlineColor),
    .color(.strikethroughColor, UIKit.StrikethroughColorAttribute.self, \.strikethroughColor),
    .color(.strokeColor, UIKit.StrokeColorAttribute.self, \.strokeColor),
    .number(.kern, UIKit.KernAttribute.self, \.kern),
    .number(.tracking, UIKit.TrackingAttribute.self, \.tracking),
    .number(.obliqueness, UIKit.ObliquenessAttribute.self, \.obliqueness),
    .number(.expansion, UIKit.ExpansionAttribute.self, \.expansion),
    .number(.baselineOffset, UIKit.BaselineOffsetAttribute.self, \.baselineOffset),
    .number(.strokeWidth, UIKit.StrokeWidthAttribute.self, \.strokeWidth),
    .lines(.underlineStyle, UIKit.UnderlineStyleAttribute.self, \.underlineStyle),
    .lines(.strikethroughStyle, UIKit.StrikethroughStyleAttribute.self, \.strikethroughStyle),
    AttributeRow(
      .ligature, UIKit.LigatureAttribute.self, read: { AnyNumber.integer($0) }, toEngine: { $2.ligature = $0 },
      fromEngine: \.ligature),
    .engineOnly(
      .superscript, toEngine: { $1.superscript = AnyNumber.integer($0) ?? 0 },
      fromEngine: { $0.superscript == 0 ? nil : $0.superscript }),
    .engineOnly(
      .writingDirection,
      toEngine: { value, attributes in
        let numbers = (value as? [Any] ?? []).compactMap { AnyNumber.integer($0) }
        attributes.writingDirection = numbers.filter(writingDirections.indices.contains).map { writingDirections[$0] }
      },
      // UIKit has no numbers for isolates.
      fromEngine: {
        $0.writingDirection.isEmpty ? nil : $0.writingDirection.compactMap { writingDirections.firstIndex(of: $0) }
      }),
    AttributeRow(
      .shadow, UIKit.ShadowAttribute.self, toEngine: { $2.shadow = $0.shadow(in: $1.traits) },
      fromEngine: { $0.shadow.map { NSShadow($0) } }),
    AttributeRow(
      .attachment, UIKit.AttachmentAttribute.self, toEngine: { $2.attachment = $1.engineAttachment($0) },
      fromEngine: { $0.attachment.map(BasicTextAttachment.standard) }),
    AttributeRow(
      .languageIdentifier, Base.LanguageIdentifierAttribute.self, toEngine: { $2.languageIdentifier = $0 },
      fromEngine: \.languageIdentifier),
    // The engine takes any text for a destination, AttributedString only a URL.
    AttributeRow(
      key: .link, toEngine: { $2.link = ($0 as? URL)?.absoluteString ?? $0 as? String },
      fromEngine: { $0.link.map { URL(string: $0) ?? $0 as Any } },
      toContainer: { $1.link = $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } },
      fromContainer: \.link),
    AttributeRow(
      .textEffect, UIKit.TextEffectAttribute.self,
      read: { value in
        value as? NSAttributedString.TextEffectStyle
          ?? (value as? String).map(NSAttributedString.TextEffectStyle.init(rawValue:))
      }),
    AttributeRow(.textItemTag, UIKit.TextItemTagAttribute.self),
  ]

  /// The engine's writing directions, indexed by UIKit's numbers.
  private static let writingDirections: [WritingDirectionFormat] = [
    .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
  ]
}

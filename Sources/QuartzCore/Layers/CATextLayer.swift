public import CoreGraphics
public import Foundation
package import GalleyDrawing
import UIFoundation

/// The truncation of a text layer's text.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of a text layer's text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text, beginning in its upper left corner.
open class CATextLayer: CALayer {
  /// The text, a String or an NSAttributedString. The layer's font, size, colour and alignment
  /// apply only to a String.
  open var string: Any?
  /// The font: a UIFont, a CGFont, or the name of a font.
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  open var isWrapped = false
  open var truncationMode: CATextLayerTruncationMode = .none
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  open var allowsFontSubpixelQuantization = false

  package override func drawContents(on canvas: inout Canvas) {
    super.drawContents(on: &canvas)
    guard let text = attributedString else { return }
    CGContext.recording(on: &canvas) { context in
      UIGraphicsPushContext(context)
      text.draw(with: bounds, options: [.usesLineFragmentOrigin], context: nil)
      UIGraphicsPopContext()
    }
  }

  private var attributedString: NSAttributedString? {
    if let attributed = string as? NSAttributedString { return attributed }
    guard let plain = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    let named = fontName.flatMap { UIFont(name: $0, size: fontSize) }
    let face = named ?? (font as? UIFont)?.withSize(fontSize) ?? UIFont(name: "Helvetica", size: fontSize)
    return NSAttributedString(
      string: plain,
      attributes: [
        .font: face ?? UIFont.systemFont(ofSize: fontSize), .paragraphStyle: style,
        .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
      ])
  }

  /// The name of the font; nil if `font` is a UIFont or nil.
  private var fontName: String? {
    let name = (font as? CGFont)?.postScriptName ?? font as? NSString
    return name.map { String(describing: $0) } ?? font as? String
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}

public import CoreGraphics
public import Foundation
import GalleyBase
package import GalleyText

/// An object with the bounds and the picture of an attachment, in the form in which TextKit 1
/// requests them.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the rectangle of the attachment, relative to the glyph's origin and with y upwards.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
  /// Returns the picture to draw in a rectangle.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
}

/// A picture, or space for a picture, that replaces a U+FFFC character: the part of UIKit's
/// `NSTextAttachment` that does not involve views.
open class BasicTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding {
  private final let mark = SwiftObjectMark()
  /// The character that an attachment replaces.
  public static let character = 0xFFFC

  /// The picture of the attachment.
  open var image: UIImage?
  /// The rectangle relative to the glyph's origin, with y upwards. If its size is zero, the
  /// attachment has the picture's own size and stands on the baseline.
  open var bounds = CGRect.zero
  /// The contents of the attached file.
  open var contents: Data? { didSet { decoded = nil } }
  /// The type of the contents, such as `public.png`.
  open var fileType: String?
  /// The attached file.
  open var fileWrapper: FileWrapper?

  private var encoded: (image: UIImage, bytes: [UInt8])?
  /// The picture decoded from the contents; nil until it is requested.
  private var decoded: UIImage?

  /// Creates an attachment from a file's contents. Only PNG contents are drawn.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without a picture.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment with a file.
  public convenience init(fileWrapper: FileWrapper?) {
    self.init(data: fileWrapper?.regularFileContents, ofType: nil)
    self.fileWrapper = fileWrapper
  }

  /// Returns an attachment like the engine's attachment. It is an `NSTextAttachment` if the program
  /// contains UIKit.
  package static func standard(_ attachment: TextAttachment) -> BasicTextAttachment {
    let result = ClassTable.object(of: standardType)
    if !attachment.contents.isEmpty { result.contents = Data(attachment.contents) }
    result.fileType = "public.png"
    result.bounds = CGRect(attachment.frame)
    return result
  }

  /// The class `NSTextAttachment` of UIKit, which is a higher module; this class in a program
  /// without UIKit.
  private static let standardType =
    NSClassFromString("UIKit.NSTextAttachment") as? BasicTextAttachment.Type ?? BasicTextAttachment.self

  /// True if the attachment is not an instance of an app's subclass.
  final var isStandard: Bool { type(of: self) == Self.standardType || type(of: self) == BasicTextAttachment.self }

  /// Creates an attachment from an archive.
  public required init?(coder: NSCoder) {
    contents = coder.decodeObject(of: NSData.self, ifPresent: "NSContents").map { $0 as Data }
    fileType = coder.decodeObject(of: NSString.self, ifPresent: "NSFileType").map { String(describing: $0) }
    super.init()
    bounds = CGRect(
      x: coder.decodeDouble(forKey: "NSBoundsX"), y: coder.decodeDouble(forKey: "NSBoundsY"),
      width: coder.decodeDouble(forKey: "NSBoundsWidth"), height: coder.decodeDouble(forKey: "NSBoundsHeight"))
    image = coder.decodeObject(of: UIImage.self, ifPresent: "NSImage")
  }

  /// Encodes contents, bounds and picture.
  open func encode(with coder: NSCoder) {
    coder.encode(contents.map { $0 as NSData }, forKey: "NSContents")
    coder.encode(fileType.map { $0 as NSString }, forKey: "NSFileType")
    let values = [
      ("NSBoundsX", bounds.origin.x), ("NSBoundsY", bounds.origin.y), ("NSBoundsWidth", bounds.width),
      ("NSBoundsHeight", bounds.height),
    ]
    for (key, value) in values { coder.encode(Double(value), forKey: key) }
    coder.encode(image, forKey: "NSImage")
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the rectangle of the attachment: `bounds`, or else the picture's size. It is relative
  /// to the glyph's origin, with y upwards.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.width != 0 || bounds.height != 0 { return bounds }
    return CGRect(origin: .zero, size: (image ?? contentsPicture)?.size ?? .zero)
  }

  /// Returns the picture to draw in a rectangle: `image`, or else the picture in the contents.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image ?? contentsPicture
  }

  /// Returns the rectangle of the attachment, relative to the glyph's origin and with y upwards. It
  /// calls the method of TextKit 1, so a subclass may override either method.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  /// Returns the picture to draw in a rectangle. It calls the method of TextKit 1.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer, characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  /// The picture in the contents, decoded only once; nil if there is none.
  private var contentsPicture: UIImage? {
    if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
    return decoded
  }

  /// Returns the attachment in the engine's form.
  package func drawn(
    in container: NSTextContainer?, attributes: [NSAttributedString.Key: Any], proposedLineFragment line: CGRect,
    characterIndex: Int, traits: UITraitCollection
  ) -> TextAttachment {
    if let frame = container?.frameOfAttachmentView?(self, attributes, characterIndex, line) {
      return TextAttachment(bounds: Rect(frame), contents: [])
    }
    let location = TextOffset(characterIndex)
    let frame = attachmentBounds(
      for: attributes, location: location, textContainer: container, proposedLineFragment: line, position: .zero)
    let picture = image(for: frame, attributes: attributes, location: location, textContainer: container)
    guard let picture else {
      return TextAttachment(bounds: Rect(frame), contents: [])
    }
    return TextAttachment(bounds: Rect(frame), contents: bytes(of: picture))
  }

  /// Returns a picture as PNG data. Each picture is encoded only once.
  private func bytes(of picture: UIImage) -> [UInt8] {
    if let encoded, encoded.image === picture { return encoded.bytes }
    let data = picture === decoded ? contents : picture.pngData()
    let bytes = data.map { [UInt8]($0) } ?? []
    encoded = (picture, bytes)
    return bytes
  }
}

extension NSAttributedString {
  /// Creates an attributed string that consists only of an attachment.
  public convenience init(attachment: BasicTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Creates an attributed string that consists only of an attachment, with additional attributes.
  public convenience init(attachment: BasicTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
  }

  /// Returns true if a part of the text contains an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}

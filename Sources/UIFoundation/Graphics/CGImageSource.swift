public import CoreGraphics
public import Foundation

/// The counterpart of ImageIO's `CGImageSource`: a reader of the picture in a file or in data.
///
/// A PNG is decoded. A picture in another known format, such as JPEG, is replaced by a grey box of
/// the same size. If a side is longer than 2048 pixels, both sides of the box are halved until
/// neither is.
public final class CGImageSource {
  fileprivate let image: CGImage?
  /// The uniform type identifier of the format; nil for an unknown format.
  fileprivate let type: String?
  /// The size in pixels that the data states; zero for an unknown format.
  fileprivate let size: CGSize

  fileprivate init(_ data: Data) {
    if let decoded = CGImage(png: data) {
      (image, type) = (decoded, "public.png")
      size = CGSize(width: decoded.width, height: decoded.height)
    } else {
      let format = PictureBox.format(of: data)
      image = PictureBox.content(of: data, scale: 1)?.image
      (type, size) = (format?.type, format?.size ?? .zero)
    }
  }
}

/// Creates an image source for data. The options have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data as Data)
}

/// Creates an image source for a file; nil if the file cannot be read. The options have no
/// effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}

/// Returns the number of pictures: one, or zero if there is no picture or its format is unknown.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

/// Returns the uniform type identifier of the format, such as `public.jpeg`; nil for an unknown
/// format.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.type.map { NSString(string: $0) } }

/// Returns the picture; nil if the index is not 0 or there is no picture. The options have no
/// effect.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image : nil }

/// Returns the picture, scaled down if its longer side exceeds the option
/// `kCGImageSourceThumbnailMaxPixelSize`.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return nil }
  let limit = (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber)?.doubleValue ?? .infinity
  let longest = Double(max(image.width, image.height))
  guard limit >= 1, longest > limit, let space = image.colorSpace else { return image }
  let whole = Double(max(source.size.width, source.size.height))
  let size = CGSize(
    width: max(1, (Double(source.size.width) * limit / whole).rounded()),
    height: max(1, (Double(source.size.height) * limit / whole).rounded()))
  guard
    let context = CGContext(
      data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  else { return nil }
  context.draw(image, in: CGRect(origin: .zero, size: size))
  return context.makeImage()
}

/// Returns an empty dictionary: Galley reads no properties of the whole file.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  NSDictionary()
}

/// Returns a dictionary with the width and height of the picture in pixels; nil if there is no
/// picture at the index.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard CGImageSourceCreateImageAtIndex(source, index, options) != nil else { return nil }
  return NSDictionary(dictionary: [
    kCGImagePropertyPixelWidth: NSNumber(value: Int(source.size.width)),
    kCGImagePropertyPixelHeight: NSNumber(value: Int(source.size.height)),
  ])
}

// MARK: Keys

/// The key of the option for the maximum length of a thumbnail's longer side in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = NSString(string: "kCGImageSourceThumbnailMaxPixelSize")
/// The key of the option to cache the decoded picture. It has no effect.
public let kCGImageSourceShouldCache: CFString = NSString(string: "kCGImageSourceShouldCache")
/// The key of the option to decode a picture at once. It has no effect: Galley always decodes at
/// once.
public let kCGImageSourceShouldCacheImmediately: CFString = NSString(string: "kCGImageSourceShouldCacheImmediately")
/// The key of the option for the expected type of the data. It has no effect.
public let kCGImageSourceTypeIdentifierHint: CFString = NSString(string: "kCGImageSourceTypeIdentifierHint")
/// The key of the option to create thumbnails from the picture even if the file contains a
/// thumbnail. It has no effect: Galley always does so.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageAlways")
/// The key of the option to create thumbnails from the picture if the file contains no thumbnail.
/// It has no effect: Galley always creates thumbnails from the picture.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
/// The key of the option to rotate thumbnails by the picture's orientation. It has no effect.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailWithTransform")
/// The key of a picture's width in pixels.
public let kCGImagePropertyPixelWidth: CFString = NSString(string: "PixelWidth")
/// The key of a picture's height in pixels.
public let kCGImagePropertyPixelHeight: CFString = NSString(string: "PixelHeight")
/// The key of a picture's orientation. Galley never sets this property.
public let kCGImagePropertyOrientation: CFString = NSString(string: "Orientation")
/// The key of the dictionary of a GIF's properties. Galley never sets this property.
public let kCGImagePropertyGIFDictionary: CFString = NSString(string: "{GIF}")
/// The key of the seconds for which a GIF's frame is shown. Galley never sets this property.
public let kCGImagePropertyGIFDelayTime: CFString = NSString(string: "DelayTime")
/// The key of the seconds for which a GIF's frame is shown, without a lower limit. Galley never
/// sets this property.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = NSString(string: "UnclampedDelayTime")

public import CoreGraphics
public import Foundation

/// The pictures in a file or in data, with ImageIO's names. A PNG is decoded. A picture in another known
/// format is a grey box; a box of more than 2048 pixels on a side has half or a quarter of the pixels.
public final class CGImageSource {
  fileprivate let image: CGImage?
  /// The uniform type; nil for unknown data.
  fileprivate let type: String?
  /// The size that the file states, in pixels.
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

/// Returns the pictures in data. The options have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data as Data)
}

/// Returns the pictures in a file; nil if it cannot be read. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}

/// Returns the number of pictures: one, or zero for a format that is not known.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

/// Returns the type identifier of the format, such as `public.jpeg`; nil for an unknown format.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.type.map { NSString(string: $0) } }

/// Returns the picture if the index is 0. The options have no effect.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image : nil }

/// Returns the picture, made smaller if the options limit its longer side.
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

/// Returns the properties of all pictures: none.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  NSDictionary()
}

/// Returns the width and height of the picture in pixels.
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

/// The key of the longest side of a thumbnail in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = NSString(string: "kCGImageSourceThumbnailMaxPixelSize")
/// The key of an option without effect: whether a decoded picture is kept.
public let kCGImageSourceShouldCache: CFString = NSString(string: "kCGImageSourceShouldCache")
/// The key of an option without effect: whether a picture is decoded at once, as it always is.
public let kCGImageSourceShouldCacheImmediately: CFString = NSString(string: "kCGImageSourceShouldCacheImmediately")
/// The key of an option without effect: the expected type.
public let kCGImageSourceTypeIdentifierHint: CFString = NSString(string: "kCGImageSourceTypeIdentifierHint")
/// The key of an option without effect: thumbnails are always made from the picture.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageAlways")
/// The key of an option without effect: thumbnails are always made from the picture.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
/// The key of an option without effect: pictures have no orientation.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailWithTransform")
/// The key of the width in pixels.
public let kCGImagePropertyPixelWidth: CFString = NSString(string: "PixelWidth")
/// The key of the height in pixels.
public let kCGImagePropertyPixelHeight: CFString = NSString(string: "PixelHeight")
/// The key of the orientation, which no picture has here.
public let kCGImagePropertyOrientation: CFString = NSString(string: "Orientation")
/// The key of the properties of a GIF, which no picture has here.
public let kCGImagePropertyGIFDictionary: CFString = NSString(string: "{GIF}")
/// The key of the time that a frame of a GIF is shown, which no picture has here.
public let kCGImagePropertyGIFDelayTime: CFString = NSString(string: "DelayTime")
/// The key of the time that a frame of a GIF is shown, which no picture has here.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = NSString(string: "UnclampedDelayTime")

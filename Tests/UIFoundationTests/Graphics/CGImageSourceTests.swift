import CoreGraphics
import Foundation
import Testing
import UIFoundation

@Suite struct CGImageSourceTests {
  /// A red picture of 8 × 4 pixels.
  private var png: Data {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
  }
  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  @Test func aPNGIsOnePicture() throws {
    let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.png")
    let image = try #require(
      CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceShouldCache: true] as CFDictionary))
    #expect(image.width == 8 && image.height == 4)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties.object(forKey: kCGImagePropertyPixelWidth) as? NSNumber == 8)
  }

  @Test func thumbnailsAreNoLongerThanTheLimit() throws {
    let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
    let small = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 4] as CFDictionary))
    #expect(small.width == 4 && small.height == 2)
    let whole = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
    #expect(whole.width == 8)
  }

  @Test func otherDataHasNoPicture() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
  }

  @Test func aLargePictureKeepsItsSizeInItsProperties() throws {
    // The beginning of a JPEG of 4032 × 3024 pixels: a frame segment.
    let bytes: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0x0B, 0xD0, 0x0F, 0xC0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1,
    ]
    let source = try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    #expect(CGImageSourceGetType(source) == "public.jpeg")
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties.object(forKey: kCGImagePropertyPixelWidth) as? NSNumber == 4032)
    let small = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 100] as CFDictionary))
    #expect(small.width == 100 && small.height == 75)
  }
}

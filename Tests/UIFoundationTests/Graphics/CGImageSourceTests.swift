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
}

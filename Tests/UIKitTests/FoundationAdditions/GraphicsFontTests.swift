import CoreText
import Testing
import UIKit

@Suite struct GraphicsFontTests {
  private static let file = URL(fileURLWithPath: #filePath + "/../../../../Fonts/GalleyTestMono.ttf")
    .standardizedFileURL

  @Test func bytesOfAFontHaveItsNames() throws {
    let data = try Data(contentsOf: Self.file) as NSData
    let font = try #require(CGDataProvider(data: data).flatMap(CGFont.init))
    #expect(font.postScriptName.map(String.init(describing:)) == "GalleyTestMono-Regular")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
  }

  @Test func invalidBytesAreNotAFont() throws {
    #expect(CGDataProvider(data: NSData()).flatMap(CGFont.init) == nil)
    #expect(CGDataProvider(data: Data("not a font".utf8) as NSData).flatMap(CGFont.init) == nil)
  }

  @Test func aFontIsFoundByItsName() throws {
    let font = try #require(CGFont("GalleyTestMono-Regular" as NSString))
    #expect(font.postScriptName.map(String.init(describing:)) == "GalleyTestMono-Regular")
    #expect(CGFont("Absent-Regular" as NSString) == nil)
  }

  @MainActor @Test func aTextLayerDrawsInAFontOfEachKind() throws {
    let name = "GalleyTestMono-Regular"
    let fonts: [Any?] = [name, NSString(string: name), CGFont(name as NSString), UIFont(name: name, size: 9)]
    let pictures = try fonts.map { font in
      let layer = CATextLayer()
      (layer.frame, layer.string, layer.fontSize) = (CGRect(x: 0, y: 0, width: 60, height: 20), "ab", 10)
      (layer.font, layer.foregroundColor) = (font, UIColor.black.cgColor)
      let image = UIGraphicsImageRenderer(size: layer.frame.size).image { layer.render(in: $0.cgContext) }
      return try #require(image.pngData())
    }
    #expect(Set(pictures).count == 1)
  }

  @Test func aStringIsMadeFromAnother() {
    let text = NSString(string: NSMutableString(string: "a"))
    #expect(text == "a" && type(of: text) == NSString.self)
  }
}

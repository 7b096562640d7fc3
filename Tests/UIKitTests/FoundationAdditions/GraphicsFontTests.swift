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
}

import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct CoreTextParagraphStyleTests {
  @Test func settingsAreTheStyles() {
    var alignment = CTTextAlignment.right
    var spacing: CGFloat = 7
    var tabs: CFArray = [CTTextTabCreate(.center, 20, nil)]
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        withUnsafePointer(to: &tabs) { tabs in
          let settings = [
            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
            CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: 8, value: spacing),
            CTParagraphStyleSetting(spec: .tabStops, valueSize: 8, value: tabs),
          ]
          return CTParagraphStyleCreate(settings, settings.count)
        }
      }
    }
    #expect(style.alignment == .right)
    #expect(style.lineSpacing == 7)
    #expect(style.tabStops.map(\.location) == [20])
    var read = CTTextAlignment.natural
    #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &read))
    #expect(read == .right)
    var length: CGFloat = 0
    #expect(!CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, 4, &length))
    #expect(CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, 8, &length))
    #expect(length == 7)
  }
}

@Suite struct RunDelegateTests {
  /// A line of `a`, a run of a delegate and `b`. Every glyph is 6 points wide.
  private func line() throws -> CTLine {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateCurrentVersion, dealloc: { _ in }, getAscent: { _ in 30 }, getDescent: { _ in 4 },
      getWidth: { $0.load(as: CGFloat.self) })
    let width = UnsafeMutablePointer<CGFloat>.allocate(capacity: 1)
    width.initialize(to: 50)
    let delegate = try #require(CTRunDelegateCreate(&callbacks, width))
    #expect(CTRunDelegateGetRefCon(delegate) == UnsafeMutableRawPointer(width))
    let text = NSMutableAttributedString(string: "a b", attributes: [.font: UIFont(try TestFonts.mono(10))])
    text.addAttribute(
      NSAttributedString.Key(String(describing: kCTRunDelegateAttributeName)), value: delegate,
      range: NSRange(location: 1, length: 1))
    return CTLineCreateWithAttributedString(text)
  }

  @Test func delegatesTakeTheRoomTheySay() throws {
    let line = try line()
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    #expect(CTLineGetTypographicBounds(line, &ascent, &descent, nil) == 62)
    #expect(ascent == 30)
    #expect(descent == 4)
    #expect(CTLineGetOffsetForStringIndex(line, 2, nil) == 56)
  }

  @Test func theRunHasTheRoom() throws {
    let runs = CTLineGetGlyphRuns(try line())
    #expect(CFArrayGetCount(runs) == 3)
    let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, 1), to: CTRun.self)
    var ascent: CGFloat = 0
    #expect(CTRunGetTypographicBounds(run, CFRange(), &ascent, nil, nil) == 50)
    #expect(ascent == 30)
    #expect(CTRunGetStringRange(run) == CFRange(location: 1, length: 1))
  }
}

@Suite struct FontFeatureTests {
  @Test func invalidFontDataIsRefused() throws {
    let nothing = try #require(CGDataProvider(data: NSData(data: Data("hello".utf8))))
    #expect(CGFont(nothing) == nil)
    let named = try #require(CGDataProvider(data: NSData(data: Data("OTTO".utf8))))
    let font = try #require(CGFont(named))
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue() != nil)
  }

  @Test func featuresAreThoseOfTheFace() throws {
    let features = try #require(CTFontCopyFeatures(.systemFont(ofSize: 10)) as? [[String: Any]])
    let types = features.compactMap { $0["CTFeatureTypeIdentifier"] as? Int }
    #expect(types == types.sorted())
    #expect(types.contains(6))
    let spacing = try #require(features.first { $0["CTFeatureTypeIdentifier"] as? Int == 6 })
    #expect(spacing["CTFeatureTypeName"] as? String == "Number Spacing")
    #expect(spacing["CTFeatureTypeExclusive"] as? Bool == true)
    let selectors = try #require(spacing["CTFeatureTypeSelectors"] as? [[String: Any]])
    #expect(selectors.compactMap { $0["CTFeatureSelectorName"] as? String }.contains("Monospaced Numbers"))
    #expect(CTFontCopyFeatures(UIFont(try TestFonts.mono(10))) == nil)
  }
}

import CoreText
import Foundation
import Testing
import UIKit

@Suite struct FrameTests {
  /// Three words of two letters, of which two go into 30 points.
  private func framesetter() throws -> CTFramesetter {
    CTFramesetterCreateWithAttributedString(try LineTests.text("ab cd ef"))
  }

  private func frame(height: CGFloat) throws -> CTFrame {
    CTFramesetterCreateFrame(
      try framesetter(), CFRange(location: 0, length: 0),
      CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: height), transform: nil), nil)
  }

  @Test func linesStandBelowEachOtherFromTheTop() throws {
    let frame = try frame(height: 40)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.map { CTLineGetStringRange($0).location } == [0, 6])
    #expect(lines.map { CTLineGetStringRange($0).length } == [6, 2])
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
    #expect(origins == [CGPoint(x: 0, y: 32), CGPoint(x: 0, y: 22)])
    #expect(CTFrameGetVisibleStringRange(frame).length == 8)
  }

  @Test func aLowFrameShowsWhatFits() throws {
    let frame = try frame(height: 15)
    #expect((CTFrameGetLines(frame) as? [CTLine])?.count == 1)
    #expect(CTFrameGetVisibleStringRange(frame).length == 6)
  }

  @Test func theSizeOfAllLinesIsSuggested() throws {
    var fit = CFRange(location: 0, length: 0)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      try framesetter(), CFRange(location: 0, length: 0), nil,
      CGSize(width: 30, height: CGFloat.greatestFiniteMagnitude), &fit)
    #expect(size == CGSize(width: 30, height: 20))
    #expect((fit.location, fit.length) == (0, 8))
  }

  @Test func breaksAreSuggested() throws {
    let typesetter = CTTypesetterCreateWithAttributedString(try LineTests.text("ab cd ef"))
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 30) == 6)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 3, 12) == 3)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 24) == 4)
    let line = CTTypesetterCreateLine(typesetter, CFRange(location: 3, length: 2))
    #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == 12)
  }
}

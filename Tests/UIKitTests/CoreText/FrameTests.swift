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

  /// Words of different lengths, in one paragraph far longer than what is shaped for one line.
  @Test func aLongTextBreaksAlikeLineByLineAndPageByPage() throws {
    let text = try LineTests.text(
      (0..<3000).map { String(repeating: "x", count: $0 * 7 % 9 + 1) }.joined(separator: " "))
    let framesetter = CTFramesetterCreateWithAttributedString(text)
    let all = CTFramesetterCreateFrame(
      framesetter, CFRange(location: 0, length: 0),
      CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 1e6), transform: nil), nil)
    let lines = try #require(CTFrameGetLines(all) as? [CTLine]).map { CTLineGetStringRange($0).location }
    let typesetter = CTFramesetterGetTypesetter(framesetter)
    var (start, starts) = (0, [Int]())
    while start < text.length {
      starts.append(start)
      start += CTTypesetterSuggestLineBreak(typesetter, start, 200)
    }
    #expect(starts == lines)
    #expect(lines.count > 400)
    var page = CFRange(location: 0, length: 0)
    var pages: [Int] = []
    while page.location < text.length {
      let frame = CTFramesetterCreateFrame(
        framesetter, page, CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 1000), transform: nil), nil)
      #expect(CTFrameGetStringRange(frame).length == text.length - page.location)
      pages.append(page.location)
      page.location += CTFrameGetVisibleStringRange(frame).length
    }
    #expect(pages == lines.indices.filter { $0 % 100 == 0 }.map { lines[$0] })
  }
}

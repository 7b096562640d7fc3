import CoreGraphics
import Foundation
import Galley
import Testing

@Suite struct ContextTests {
  /// Returns the pixels of a context of 4 × 4 with its origin in the upper left.
  private func picture(_ draw: (CGContext) -> Void) throws -> Bitmap {
    let context = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1, isOpaque: false))
    draw(context)
    return try #require(context.makeImage()).bitmap
  }

  private func grid(_ picture: Bitmap) -> [String] {
    (0..<picture.height).map { y in
      (0..<picture.width).map { picture[$0, y].alpha == 0 ? "." : picture[$0, y].alpha == 255 ? "#" : "+" }.joined()
    }
  }

  @Test func aBareContextGrowsUpwards() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(grid(try #require(context.makeImage()).bitmap) == ["....", "....", "....", "##.."])
    #expect(context.ctm.isIdentity)
  }

  @Test func memoryOfTheProgramIsWrittenAtOnce() throws {
    var bytes = [UInt8](repeating: 0, count: 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0.2, alpha: 0.5))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [128, 128, 0, 26])
  }

  @Test func otherFormsAreRefused() {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: space, bitmapInfo: info) == nil)
    #expect(
      CGContext(data: nil, width: 0, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info)
        == nil)
  }

  @Test func stateIsRestored() throws {
    let found = try picture { context in
      context.saveGState()
      context.translateBy(x: 2, y: 2)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(grid(found) == ["#...", "....", "..#.", "...."])
  }

  @Test func thePathStaysWhereItIsUnderAnotherTransform() throws {
    let found = try picture { context in
      context.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
      context.scaleBy(x: 2, y: 2)
      context.fillPath()
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(grid(found) == ["....", ".#..", "..##", "..##"])
  }

  @Test func aQuarterTurnMovesWholePixels() throws {
    let found = try picture { context in
      context.translateBy(x: 4, y: 0)
      context.rotate(by: .pi / 2)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(grid(found) == ["...#", "...#", "...#", "...."])
  }

  @Test func theEvenOddRuleLeavesAHole() throws {
    let found = try picture { context in
      context.addRects([CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 1, y: 1, width: 2, height: 2)])
      context.fillPath(using: .evenOdd)
    }
    #expect(grid(found) == ["####", "#..#", "#..#", "####"])
  }

  @Test func clearingMakesAHole() throws {
    let found = try picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.clear(CGRect(x: 1, y: 1, width: 2, height: 1))
    }
    #expect(grid(found) == ["####", "#..#", "####", "####"])
  }

  @Test func aPictureStandsUprightWhereYIsUp() throws {
    var source = try Bitmap(size: PixelSize(width: 2, height: 2))
    source[0, 0] = .black
    let image = CGImage(source)
    let down = try picture { $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(grid(down) == ["....", "#...", "....", "...."])
    let up = try picture { context in
      context.translateBy(x: 0, y: 2)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(grid(up) == ["#...", "....", "....", "...."])
  }

  @Test func aTurnedPictureIsSampled() throws {
    var source = try Bitmap(size: PixelSize(width: 2, height: 1))
    source[0, 0] = .black
    let found = try picture { context in
      context.translateBy(x: 3, y: 0)
      context.rotate(by: .pi / 2)
      context.drawUpright(source, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(grid(found) == ["..#.", "....", "....", "...."])
  }

  @Test func aGradientPassesFromColourToColour() throws {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as NSArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let found = try picture { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1))
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    }
    #expect((0..<4).map { found[$0, 0].red } == [32, 96, 159, 223])
    #expect(found[0, 1].alpha == 0)
    let half = try picture { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 3, y: 0), options: [.drawsAfterEndLocation])
    }
    #expect((0..<4).map { half[$0, 2].alpha } == [0, 255, 255, 255])
    #expect(half[3, 0].red == 255)
  }

  @Test func circlesOfColour() throws {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as NSArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let middle = CGPoint(x: 2, y: 2)
    let found = try picture { context in
      context.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 2, options: [])
    }
    #expect(grid(found) == [".##.", "####", "####", ".##."])
    #expect(found[1, 1] == found[2, 2])
    #expect(found[1, 1].red == 90)
    let turn = try picture { $0.drawConicGradient(gradient, center: middle, angle: 0) }
    #expect(turn[3, 2].red < turn[0, 2].red && turn[0, 2].red < turn[3, 1].red)
  }

  @Test(arguments: [
    (CGBlendMode.normal, "#0000FF"), (.multiply, "#000000"), (.screen, "#FF00FF"), (.copy, "#0000FF"),
    (.clear, "#00000000"), (.sourceIn, "#0000FF"), (.sourceOut, "#00000000"), (.destinationOver, "#FF0000"),
    (.destinationIn, "#FF0000"), (.destinationOut, "#00000000"), (.xor, "#00000000"), (.plusLighter, "#FF00FF"),
    (.plusDarker, "#000000"), (.difference, "#FF00FF"), (.luminosity, "#5F0000"),
  ])
  func blueIsBlendedWithRed(mode: CGBlendMode, expected: String) throws {
    let found = try picture { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setBlendMode(mode)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(found[0, 0].hex == expected)
    #expect(found[1, 1].hex == "#FF0000")
  }

  @Test func layersAreOneShape() throws {
    let found = try picture { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      context.endTransparencyLayer()
    }
    #expect((0..<4).map { found[$0, 0].alpha } == [128, 128, 128, 0])
  }

  @Test func aShadowFallsWhereItsOffsetSays() throws {
    let found = try picture { context in
      context.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: CGColor(gray: 0, alpha: 1))
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(grid(found) == ["#...", "..#.", "....", "...."])
    #expect(found[0, 0] == .white && found[2, 1] == .black)
  }

  @Test func aMaskLetsItsOpacityThrough() throws {
    var mask = try Bitmap(size: PixelSize(width: 2, height: 1))
    mask[1, 0] = .white
    let found = try picture { context in
      context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 1), mask: CGImage(mask))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(grid(found) == ["....", "..#.", "....", "...."])
  }

  @Test func recordingDrawsAsTheCanvasDoes() {
    var plain = Canvas(scale: 2)
    plain.translateBy(x: 3, y: 4)
    plain.fill(Rect(x: 0.1, y: 0.2, width: 5, height: 6), .black)
    plain.stroke(Path(ovalIn: Rect(x: 0, y: 0, width: 5, height: 5)), width: 2, .black)
    var canvas = Canvas(scale: 2)
    canvas.translateBy(x: 3, y: 4)
    CGContext.recording(on: &canvas) { context in
      context.fill(CGRect(x: 0.1, y: 0.2, width: 5, height: 6))
      context.setLineWidth(2)
      context.addPath(CGPath(Path(ovalIn: Rect(x: 0, y: 0, width: 5, height: 5))))
      context.strokePath()
      context.translateBy(x: 9, y: 9)
      context.saveGState()
    }
    #expect(canvas.displayList == plain.displayList)
    #expect(canvas.origin == plain.origin)
  }
}

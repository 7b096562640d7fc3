import GalleyBase
import GalleyDrawing
import Testing

@testable import GalleyViews

/// How a picture fills a rectangle.
@Suite struct ImageSliceTests {
  /// A picture of 30 by 30 points.
  private func image(
    caps: Double?, mode: ResizableImage.ResizingMode = .stretch, pixels: Int = 30
  ) throws -> ResizableImage {
    ResizableImage(
      try Bitmap(size: PixelSize(width: pixels, height: pixels)), size: Size(width: 30, height: 30),
      capInsets: caps.map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }, resizingMode: mode)
  }

  @Test func nineParts() throws {
    let slices = try image(caps: 10).slices(filling: Rect(x: 1, y: 2, width: 100, height: 34))
    #expect(
      slices.map(\.target) == [
        Rect(x: 1, y: 2, width: 10, height: 10), Rect(x: 11, y: 2, width: 80, height: 10),
        Rect(x: 91, y: 2, width: 10, height: 10),
        Rect(x: 1, y: 12, width: 10, height: 14), Rect(x: 11, y: 12, width: 80, height: 14),
        Rect(x: 91, y: 12, width: 10, height: 14),
        Rect(x: 1, y: 26, width: 10, height: 10), Rect(x: 11, y: 26, width: 80, height: 10),
        Rect(x: 91, y: 26, width: 10, height: 10),
      ])
    #expect(slices[5].source == PixelRect(x: 20, y: 10, width: 10, height: 10))
    #expect(slices.allSatisfy { $0.tileSize == nil })
  }

  @Test func capsShrinkTogetherWhereThereIsNoRoom() throws {
    let slices = try image(caps: 10).slices(filling: Rect(x: 0, y: 0, width: 16, height: 30))
    #expect(slices.map(\.target.minX) == [0, 8, 0, 8, 0, 8])
    #expect(slices.map(\.target.width) == [8, 8, 8, 8, 8, 8])
    #expect(slices.map(\.source.x) == [0, 20, 0, 20, 0, 20])
    #expect(slices.map(\.source.width) == [10, 10, 10, 10, 10, 10])
    var uneven = try image(caps: 10)
    uneven.capInsets = EdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
    #expect(uneven.slices(filling: Rect(x: 0, y: 0, width: 16, height: 30)).map(\.target.width) == [4, 12])
  }

  @Test func withoutCapsTheWholePictureIsStretched() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 7)
    for mode in ResizableImage.ResizingMode.allCases {
      let slices = try image(caps: nil, mode: mode).slices(filling: rect)
      #expect(slices == [ImageSlice(source: PixelRect(x: 0, y: 0, width: 30, height: 30), target: rect)])
    }
  }

  @Test func edgesAndMiddleAreTiledInTheirOwnSize() throws {
    let slices = try image(caps: 10, mode: .tile, pixels: 60).slices(filling: Rect(x: 0, y: 0, width: 100, height: 34))
    #expect(
      slices.map(\.tileSize) == [
        nil, Size(width: 10, height: 10), nil, Size(width: 10, height: 10), Size(width: 10, height: 10),
        Size(width: 10, height: 10), nil, Size(width: 10, height: 10), nil,
      ])
    #expect(slices[4].source == PixelRect(x: 20, y: 20, width: 20, height: 20))
    // An edge whose cap shrank is tiled along the edge alone.
    let low = try image(caps: 10, mode: .tile).slices(filling: Rect(x: 0, y: 0, width: 100, height: 16))
    #expect(low[1].tileSize == Size(width: 10, height: 8))
  }

  @Test func capsWithoutAMiddleRepeatThePixelBeforeTheSeam() throws {
    let slices = try image(caps: 15).slices(filling: Rect(x: 0, y: 0, width: 40, height: 30))
    #expect(slices.map(\.source.x) == [0, 14, 15, 0, 14, 15])
    #expect(slices.map(\.source.width) == [15, 1, 15, 15, 1, 15])
    #expect(slices.map(\.target.width) == [15, 10, 15, 15, 10, 15])
    // Caps larger than the picture are made as large as it, in proportion.
    let large = try image(caps: 100).slices(filling: Rect(x: 0, y: 0, width: 40, height: 30))
    #expect(large == slices)
  }

  @Test func nothingFillsNothing() throws {
    #expect(try image(caps: 10).slices(filling: Rect(x: 0, y: 0, width: 0, height: 30)).isEmpty)
    var empty = try image(caps: 10)
    empty.size = .zero
    #expect(empty.slices(filling: Rect(x: 0, y: 0, width: 10, height: 30)).isEmpty)
    #expect(try image(caps: 10, pixels: 0).slices(filling: Rect(x: 0, y: 0, width: 10, height: 30)).isEmpty)
  }
}

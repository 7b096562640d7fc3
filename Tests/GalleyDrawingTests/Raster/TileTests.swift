import GalleyBase
import GalleyDrawing
import Testing

@Suite struct TileTests {
  private func bitmap(_ width: Int, greys: [Int]) throws -> Bitmap {
    try Bitmap(
      size: PixelSize(width: width, height: greys.count / width),
      bytes: greys.flatMap { [UInt8($0), UInt8($0), UInt8($0), 255] })
  }

  @Test func tilesAreRepeatedAndCut() throws {
    let image = try bitmap(2, greys: [0, 50, 100, 150])
    let drawn = try picture(6, 4) {
      $0.draw(image, tileSize: Size(width: 2, height: 2), in: Rect(x: 1, y: 0, width: 4, height: 3))
    }
    #expect(drawn.reds(row: 0) == [255, 0, 50, 0, 50, 255])
    #expect(drawn.reds(row: 1) == [255, 100, 150, 100, 150, 255])
    #expect(drawn.reds(row: 2) == [255, 0, 50, 0, 50, 255])
    #expect(drawn.reds(row: 3) == [255, 255, 255, 255, 255, 255])
  }

  @Test func edgesOfTilesGoToTheNearestPixels() throws {
    let image = try bitmap(1, greys: [0])
    let lines = try bitmap(2, greys: [0, 200])
    // Tiles of 1.5 points at two pixels per point are three pixels wide.
    let drawn = try picture(8, 1, scale: 2) {
      $0.draw(lines, tileSize: Size(width: 1.5, height: 0.5), in: Rect(x: 0, y: 0, width: 4, height: 0.5))
    }
    #expect(drawn.reds(row: 0) == [0, 100, 200, 0, 100, 200, 0, 100])
    // A tile is never smaller than a pixel, so that there are never more tiles than pixels.
    let small = try picture(3, 1) {
      $0.draw(image, tileSize: Size(width: 1e-9, height: 1e-9), in: Rect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(small.reds(row: 0) == [0, 0, 255])
  }

  @Test func clippedTilesLookLikeAPartOfAllTiles() throws {
    let image = try bitmap(3, greys: [0, 50, 100, 150, 200, 250])
    let rect = Rect(x: -7, y: -9, width: 1e7, height: 1e7)
    let whole = try picture(40, 40) {
      $0.draw(image, tileSize: Size(width: 3, height: 2), in: Rect(x: -7, y: -9, width: 60, height: 60))
    }
    let part = try picture(40, 40) {
      $0.clip(to: Rect(x: 10, y: 11, width: 9, height: 8))
      $0.draw(image, tileSize: Size(width: 3, height: 2), in: rect)
    }
    for y in 11..<19 { for x in 10..<19 { #expect(part[x, y] == whole[x, y]) } }
    #expect(part[9, 11] == .white)
  }

  @Test func emptyTilesAndRectanglesAreNotRecorded() throws {
    var canvas = Canvas(scale: 1)
    let image = try bitmap(1, greys: [0])
    canvas.draw(image, tileSize: Size(width: 0, height: 1), in: Rect(x: 0, y: 0, width: 2, height: 2))
    canvas.draw(image, tileSize: Size(width: 1, height: 1), in: Rect(x: 0, y: 0, width: 0, height: 2))
    #expect(canvas.displayList.commands.isEmpty)
    canvas.draw(image, tileSize: Size(width: 1, height: 1), in: Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas.displayList.dump.hasPrefix("tiles 1×1 "))
    #expect(canvas.displayList.dump.hasSuffix(" of 1×1 [0, 0, 2, 2]\n"))
  }

  @Test func groupBoundsOfTilesAreTheirRectangle() throws {
    let image = try bitmap(1, greys: [0])
    let drawn = try picture(4, 1) {
      $0.beginOpacityGroup(0.5)
      $0.draw(image, tileSize: Size(width: 1, height: 1), in: Rect(x: 1, y: 0, width: 2, height: 1))
    }
    #expect(drawn.reds(row: 0) == [255, 127, 127, 255])
  }

  @Test func croppingReturnsAPartOfThePicture() throws {
    let image = try bitmap(3, greys: [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(image.cropped(to: PixelRect(x: 1, y: 0, width: 2, height: 2)).reds == [[1, 2], [4, 5]])
    #expect(image.cropped(to: PixelRect(x: 2, y: 2, width: 5, height: 5)).reds == [[8]])
    #expect(image.cropped(to: PixelRect(x: 0, y: 0, width: 3, height: 3)) == image)
    #expect(image.cropped(to: PixelRect(x: 7, y: 0, width: 3, height: 3)).size == PixelSize(width: 0, height: 3))
  }
}

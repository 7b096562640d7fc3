import GalleyBase
import Testing

@testable import GalleyDrawing

/// The estimated cost of drawing, in pictures of 100 × 100 pixels.
@Suite struct DrawingCostTests {
  private func cost(scale: Double = 1, _ draw: (inout Canvas) throws -> Void) throws -> DrawingCost {
    var canvas = Canvas(scale: scale)
    try draw(&canvas)
    return DrawingCost(of: canvas.displayList, size: PixelSize(width: 100, height: 100), scale: scale)
  }

  @Test func fillsCountOnlyInsideOfThePictureAndClips() throws {
    let cost = try cost(scale: 2) { canvas in
      canvas.fill(Rect(x: 10, y: 10, width: 20, height: 10), .black)
      canvas.fill(Rect(x: -10, y: 0, width: 20, height: 5), .black)
      canvas.fill(Rect(x: 900, y: 0, width: 20, height: 5), .black)
      canvas.clip(to: Rect(x: 0, y: 0, width: 5, height: 5))
      canvas.fill(Rect(x: 0, y: 0, width: 1e6, height: 1e6), .black)
    }
    #expect(cost.pixels == [800, 200, 0, 0, 100])
    #expect(cost.total == 10_000 + 1_100)
    #expect(cost.mostAtATime == 10_000 && cost.highest == nil)
  }

  @Test func layersCountWhileTheyAreOpen() throws {
    let cost = try cost { canvas in
      canvas.withSavedState { canvas in
        canvas.beginOpacityGroup(0.5)
        canvas.fill(Rect(x: 0, y: 0, width: 50, height: 10), .black)
        canvas.beginOpacityGroup(0.5)
        canvas.fill(Rect(x: 0, y: 0, width: 10, height: 10), .black)
      }
      canvas.beginOpacityGroup(0.5)
      canvas.fill(Rect(x: 0, y: 0, width: 20, height: 10), .black)
    }
    #expect(cost.pixels == [1000, 500, 200, 100, 0, 0, 400, 200])
    #expect(cost.mostAtATime == 10_000 + 500 + 100 && cost.highest == 2)
  }

  @Test func roundedClipsAndShadowsCountTheirOwnMemory() throws {
    let clip = try cost { $0.clip(to: Rect(x: 0, y: 0, width: 40, height: 10), cornerRadius: 3) }
    #expect(clip.pixels == [400] && clip.mostAtATime == 10_100)
    let shadow = try cost { canvas in
      canvas.beginShadow(.black, blurRadius: 0)
      canvas.fill(Rect(x: 0, y: 0, width: 10, height: 10), .black)
    }
    #expect(shadow.pixels[0] == 800 && shadow.mostAtATime == 10_200)
  }

  @Test func eachTileIsCounted() throws {
    let tile = try Bitmap(size: PixelSize(width: 1, height: 1))
    let cost = try cost { canvas in
      canvas.draw(tile, tileSize: Size(width: 1, height: 1), in: Rect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(cost.pixels == [10_000 + 102 * 102 * 257])
  }

  @Test func theCostOfHugeDrawingsDoesNotOverflow() throws {
    let cost = try cost { canvas in
      for _ in 0..<3 { canvas.beginShadow(.black, blurRadius: 1e6) }
      canvas.fill(Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), .black)
    }
    #expect(cost.total > 1 << 29)
  }

  @Test func spansNameTheCommandsOfEachThing() {
    var canvas = Canvas(scale: 1)
    canvas.spans = []
    canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
    canvas.noteSpan("a", from: 0)
    canvas.noteSpan(nil, from: 0)
    #expect(canvas.spans == [DrawnSpan(name: "a", commands: 0..<1)])
  }

  @Test func onlyVisiblePartsOfLinesAreReturned() {
    var canvas = Canvas(scale: 1)
    #expect(canvas.visibleParts(of: 0...1e6, top: 0, bottom: 1) == [0...1e6])
    canvas.visible = [Rect(x: 0, y: 0, width: 100, height: 100)]
    #expect(canvas.visibleParts(of: -1e6...1e6, top: 0, bottom: 1) == [-4096...4196])
    #expect(canvas.visibleParts(of: 0...1e6, top: 5000, bottom: 5001) == [])
    canvas.showAlso(movedBy: 100_000, 0)
    #expect(canvas.visibleParts(of: -1e6...1e6, top: 0, bottom: 1) == [-104_096...(-95_804), -4096...4196])
    canvas.scaleBy(x: 2, y: 2)
    #expect(canvas.visibleParts(of: -1e6...1e6, top: 0, bottom: 1).last == -2048...2098)
  }
}

import GalleyBase
import GalleyDrawing
import Testing

@Suite struct ClipTests {
  private let everything = Rect(x: -100, y: -100, width: 1000, height: 1000)

  @Test func nothingIsDrawnOutside() throws {
    let bitmap = try picture(4, 4) {
      $0.clip(to: Rect(x: 1, y: 2, width: 2, height: 1))
      $0.fill(everything, .black)
    }
    #expect(bitmap.reds == [[255, 255, 255, 255], [255, 255, 255, 255], [255, 0, 0, 255], [255, 255, 255, 255]])
  }

  @Test func clipsNestAndEndWithTheirState() throws {
    let bitmap = try picture(4, 1) { canvas in
      canvas.withSavedState { canvas in
        canvas.clip(to: Rect(x: 0, y: 0, width: 3, height: 1))
        canvas.withSavedState { canvas in
          canvas.clip(to: Rect(x: 2, y: 0, width: 2, height: 1))
          canvas.fill(everything, .black)
        }
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), Color(grey: 100))
      }
      canvas.fill(Rect(x: 3, y: 0, width: 1, height: 1), Color(grey: 50))
    }
    #expect(bitmap.reds(row: 0) == [100, 255, 0, 50])
  }

  @Test func edgesOfAClipBetweenPixelsAreAntialiased() throws {
    let bitmap = try picture(3, 1) {
      $0.clip(to: Rect(x: 0.5, y: 0, width: 2, height: 1))
      $0.fill(everything, .black)
    }
    #expect(bitmap.reds(row: 0) == [127, 0, 127])
  }

  @Test(arguments: [3.0, 5, 8.5])
  func roundedClipLooksLikeARoundedFill(radius: Double) throws {
    let rect = Rect(x: 1, y: 1, width: 18, height: 14)
    let clipped = try picture(20, 16) {
      $0.clip(to: rect, cornerRadius: radius)
      $0.fill(everything, .black)
    }
    let filled = try picture(20, 16) { $0.fill(rect, .black, cornerRadius: radius) }
    #expect(clipped == filled)
  }

  @Test func pathClipLooksLikeAPathFill() throws {
    let path = Path(elements: [
      .move(Point(x: 1, y: 1)), .line(Point(x: 9, y: 3)), .quad(control: Point(x: 7, y: 9), end: Point(x: 2, y: 8)),
      .close,
    ])
    let clipped = try picture(10, 10) {
      $0.clip(to: path)
      $0.fill(everything, .black)
    }
    #expect(clipped == (try picture(10, 10) { $0.fill(path, .black) }))
  }

  @Test func coveragesOfNestedClipsMultiply() throws {
    let bitmap = try picture(2, 1) {
      $0.clip(to: Rect(x: 0.5, y: 0, width: 3, height: 1))
      $0.clip(to: Rect(x: 0, y: 0, width: 2, height: 0.5))
      $0.fill(everything, .black)
    }
    // 128 · 128 / 255 = 64 in the first pixel; half, 128, in the second.
    #expect(bitmap.reds(row: 0) == [191, 127])
  }

  @Test func alignedClipInsideARoundedOneKeepsItsMask() throws {
    let rounded = Rect(x: 0, y: 0, width: 12, height: 12)
    let both = try picture(12, 12) {
      $0.clip(to: rounded, cornerRadius: 5)
      $0.clip(to: Rect(x: 1, y: 0, width: 6, height: 5))
      $0.fill(everything, .black)
    }
    let one = try picture(12, 12) { $0.fill(rounded, .black, cornerRadius: 5) }
    for y in 0..<5 { for x in 1..<7 { #expect(both[x, y] == one[x, y]) } }
    #expect(both.reds(column: 0) + both.reds(row: 5) == [Int](repeating: 255, count: 24))
  }

  @Test func roundedClipsInsideEachOtherMultiply() throws {
    let outer = Rect(x: 0, y: 0, width: 16, height: 16)
    let inner = Rect(x: 0, y: 0, width: 10, height: 16)
    let bitmap = try picture(16, 16) {
      $0.clip(to: outer, cornerRadius: 6)
      $0.clip(to: inner, cornerRadius: 4)
      $0.fill(everything, .black)
    }
    let first = try picture(16, 16) { $0.fill(outer, .black, cornerRadius: 6) }
    let second = try picture(16, 16) { $0.fill(inner, .black, cornerRadius: 4) }
    for y in 0..<16 {
      for x in 0..<16 {
        let product = BlendingTests.divided((255 - Int(first[x, y].red)) * (255 - Int(second[x, y].red)))
        #expect(Int(bitmap[x, y].red) == 255 - product)
      }
    }
  }

  @Test func rowsThatAnOuterClipHidesStayHidden() throws {
    func bar(_ top: Double) -> [Path.Element] {
      let corners: [(Double, Double)] = [(0, top), (8, top), (8, top + 2), (0, top + 2)]
      return [.move(Point(x: 0, y: top))] + corners.map { .line(Point(x: $0.0, y: $0.1)) } + [.close]
    }
    let bitmap = try picture(8, 6) {
      $0.clip(to: Path(elements: bar(0) + bar(4)))
      $0.clip(to: Rect(x: 0.5, y: 0, width: 7, height: 6))
      $0.fill(everything, .black)
    }
    #expect(bitmap.reds(column: 0) == [127, 127, 255, 255, 127, 127])
    #expect(bitmap.reds(column: 4) == [0, 0, 255, 255, 0, 0])
  }

  @Test func emptyClipHidesEverything() throws {
    let bitmap = try picture(3, 3) {
      $0.clip(to: Rect(x: 1, y: 1, width: 0, height: 1))
      $0.fill(everything, .black)
      $0.clip(to: Path())
      $0.fill(everything, .black)
    }
    #expect(bitmap.reds.joined().allSatisfy { $0 == 255 })
  }

  @Test func strayClosingCommandsAreIgnored() throws {
    let list = DisplayList(commands: [
      .popClip, .popOpacity, .pushClip(RoundedRect(Rect(x: 0, y: 0, width: 1, height: 1))), .popOpacity,
      .fill(RoundedRect(everything), .black),
    ])
    let bitmap = try rasterize(
      list, size: PixelSize(width: 2, height: 1), scale: 1, background: .white, typesetter: testTypesetter())
    #expect(bitmap.reds(row: 0) == [0, 255])
  }
}

import GalleyBase
import GalleyDrawing
import Testing

@Suite struct OpacityTests {
  private func overlap(_ canvas: inout Canvas) {
    canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1), .black)
    canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), .black)
  }

  @Test func overlapsInsideAGroupDoNotShowThrough() throws {
    let grouped = try picture(3, 1) {
      $0.beginOpacityGroup(0.5)
      overlap(&$0)
    }
    #expect(grouped.reds(row: 0) == [127, 127, 127])
    let single = try picture(3, 1) {
      $0.fill(Rect(x: 0, y: 0, width: 2, height: 1), Color(grey: 0, alpha: 128))
      $0.fill(Rect(x: 1, y: 0, width: 2, height: 1), Color(grey: 0, alpha: 128))
    }
    #expect(single.reds(row: 0) == [127, 63, 127])
  }

  @Test func groupsNest() throws {
    let bitmap = try picture(3, 1) { canvas in
      canvas.withSavedState { canvas in
        canvas.beginOpacityGroup(0.5)
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
        canvas.beginOpacityGroup(0.5)
        canvas.fill(Rect(x: 1, y: 0, width: 1, height: 1), .black)
      }
      canvas.fill(Rect(x: 2, y: 0, width: 1, height: 1), .black)
    }
    // One layer gives 128 of 255; two give 128 · 128 / 255 = 64.
    #expect(bitmap.reds(row: 0) == [127, 191, 0])
  }

  @Test(arguments: [1.0, 2, 0.9999])
  func anOpaqueGroupChangesNothing(opacity: Double) throws {
    let grouped = try picture(3, 1) {
      $0.beginOpacityGroup(opacity)
      overlap(&$0)
    }
    #expect(grouped == (try picture(3, 1) { overlap(&$0) }))
  }

  @Test(arguments: [0.0, -1, 0.0001])
  func transparentGroupDrawsNothing(opacity: Double) throws {
    let bitmap = try picture(3, 1) {
      $0.beginOpacityGroup(opacity)
      overlap(&$0)
    }
    #expect(bitmap.reds(row: 0) == [255, 255, 255])
  }

  @Test func aClipMaskAppliesOnceToAGroup() throws {
    let bitmap = try picture(2, 1) {
      $0.clip(to: Rect(x: 0.5, y: 0, width: 2, height: 1))
      $0.beginOpacityGroup(0.5)
      overlap(&$0)
    }
    // The first pixel has half of half: 128 · 128 / 255 = 64.
    #expect(bitmap.reds(row: 0) == [191, 127])
  }

  @Test func clipInsideAGroupEndsWithIt() throws {
    let bitmap = try picture(3, 1) { canvas in
      canvas.withSavedState { canvas in
        canvas.beginOpacityGroup(0.5)
        canvas.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
        overlap(&canvas)
      }
      canvas.fill(Rect(x: 2, y: 0, width: 1, height: 1), .black)
    }
    #expect(bitmap.reds(row: 0) == [127, 255, 0])
  }

  @Test func groupOnATransparentBackgroundKeepsItsColor() throws {
    let bitmap = try picture(1, 1, background: .clear) {
      $0.beginOpacityGroup(0.5)
      $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), .pureRed)
    }
    #expect(bitmap[0, 0] == Color(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test func manyNestedGroupsNeitherOverflowNorCrash() throws {
    let bitmap = try picture(1, 1) { canvas in
      for _ in 0..<10_000 { canvas.beginOpacityGroup(0.999) }
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
    }
    #expect(bitmap[0, 0] == Color(grey: 0))
  }
}

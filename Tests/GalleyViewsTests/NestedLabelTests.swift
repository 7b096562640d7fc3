import GalleyBase
import GalleyDrawing
import GalleyViews
import TestSupport
import Testing

/// A label in a label. On UIKit the child was invisible when the parent had a ground and no text.
@Suite struct NestedLabelTests {
  enum Parent: CaseIterable {
    case labelWithoutText
    case plainView
    case labelWithoutGround
    case labelWithASpace
  }

  @Test(arguments: Parent.allCases, [1.0, 2])
  func theChildsTextShows(parent: Parent, scale: Double) throws {
    let context = try makeContext(scale: scale)
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    let outer = parent == .plainView ? View(frame: frame, in: context) : Label(frame: frame, in: context)
    if parent != .labelWithoutGround { outer.backgroundColor = Color(red: 255, green: 0, blue: 0) }
    (outer as? Label)?.text = parent == .labelWithASpace ? " " : nil
    let child = Label(frame: Rect(x: 10, y: 10, width: 80, height: 20), in: context)
    child.font = try TestFonts.mono(10)
    child.text = "HHHH"
    outer.addSubview(child)

    let size = PixelSize(width: Int(100 * scale), height: Int(40 * scale))
    let bitmap = try rasterize(
      displayList(of: outer), size: size, scale: scale, background: .white, typesetter: context.typesetter)
    let black = inkedPixels(in: bitmap)
    // Four letters of 5 by 7 points; their first column begins half a point into the child.
    #expect(black.count >= Int(4 * 4 * 7 * scale * scale))
    let expected = Rect(x: 10 * scale, y: 10 * scale, width: 24 * scale, height: 20 * scale)
    #expect(black.allSatisfy { expected.contains(Point(x: Double($0.x), y: Double($0.y))) })
    let ground = parent == .labelWithoutGround ? Color.white : Color(red: 255, green: 0, blue: 0)
    #expect(bitmap[0, 0] == ground)
    #expect(bitmap[size.width - 1, size.height - 1] == ground)
  }

  private func inkedPixels(in bitmap: Bitmap) -> [(x: Int, y: Int)] {
    (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).filter { bitmap[$0, y] == .black }.map { (x: $0, y: y) }
    }
  }
}

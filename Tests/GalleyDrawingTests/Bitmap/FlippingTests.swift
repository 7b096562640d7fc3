import GalleyBase
import GalleyDrawing
import Testing

@Suite struct FlippingTests {
  @Test func flippingSwapsLeftAndRight() throws {
    var picture = try Bitmap(size: PixelSize(width: 3, height: 2), color: .white)
    picture[0, 0] = .black
    picture[2, 1] = .clear
    let flipped = picture.flippedHorizontally()
    #expect(flipped.size == picture.size)
    #expect((0..<3).map { flipped[$0, 0] } == [.white, .white, .black])
    #expect((0..<3).map { flipped[$0, 1] } == [.clear, .white, .white])
    #expect(flipped.flippedHorizontally() == picture)
  }
}

import Testing

@testable import SwiftUI

@MainActor struct ShapeTests {
  private let space = CGRect(x: 10, y: 20, width: 100, height: 40)

  @Test func outlinesAreInTheirSpace() {
    let shapes: [any Shape] = [
      Rectangle(), RoundedRectangle(cornerRadius: 8), Capsule(), Ellipse(),
      UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 4), ContainerRelativeShape(),
    ]
    for shape in shapes {
      let bounds = shape.path(in: space).boundingRect
      #expect(abs(bounds.minX - 10) < 0.001 && abs(bounds.maxY - 60) < 0.001, "\(shape)")
    }
    #expect(Circle().path(in: space).boundingRect.width == 40)
  }

  @Test func largeCornersOfALowBarAreHalfCircles() {
    let bar = RoundedRectangle(cornerRadius: 50, style: .circular).path(in: space)
    // 6 points from the end, a circle of 20 points is 14.28 points above the middle.
    #expect(bar.contains(CGPoint(x: 16, y: 26)) && !bar.contains(CGPoint(x: 16, y: 25.6)))
    let endless = RoundedRectangle(cornerRadius: .infinity, style: .circular).path(in: space)
    #expect(endless.contains(CGPoint(x: 16, y: 26)) && !endless.contains(CGPoint(x: 16, y: 25.6)))
    let wide = RoundedRectangle(cornerSize: CGSize(width: 100, height: 20), style: .circular).path(in: space)
    #expect(wide.boundingRect == space && !wide.contains(CGPoint(x: 12, y: 21)) && wide.contains(CGPoint(x: 12, y: 36)))
  }

  @Test func aTurnInSpaceIsDrawnInThePlane() {
    let half = CGAffineTransform(turning: .pi, around: (x: 0, y: 1, z: 0))
    #expect(abs(half.a + 1) < 1e-9 && abs(half.d - 1) < 1e-9 && abs(half.b) < 1e-9)
    let third = CGAffineTransform(turning: .pi / 3, around: (x: 2, y: 0, z: 0))
    #expect(abs(third.a - 1) < 1e-9 && abs(third.d - 0.5) < 1e-9)
    let flat = CGAffineTransform(turning: .pi / 2, around: (x: 0, y: 0, z: 1))
    #expect(abs(flat.b - 1) < 1e-9 && abs(flat.c + 1) < 1e-9)
    #expect(CGAffineTransform(turning: 1, around: (x: 0, y: 0, z: 0)) == .identity)
    let view = HStack(spacing: 0) {
      Color.black; Color.white
    }.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    #expect(pixel(view, 2, 10) == [255, 255, 255, 255] && pixel(view, 17, 10) == [0, 0, 0, 255])
  }

  @Test func insetShapesAreSmaller() {
    #expect(Rectangle().inset(by: 5).path(in: space).boundingRect == CGRect(x: 15, y: 25, width: 90, height: 30))
    #expect(Circle().inset(by: 5).path(in: space).boundingRect.width == 30)
  }

  @Test func pathsAreValues() {
    var first = Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let second = first
    first.addLine(to: CGPoint(x: 9, y: 9))
    #expect(second.boundingRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(first != second)
    #expect(Path(second.description) == second)
  }

  @Test func trimmingKeepsAPartOfTheLength() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
    }
    let part = line.trimmedPath(from: 0.25, to: 0.75)
    #expect(part.boundingRect == CGRect(x: 25, y: 0, width: 50, height: 0))
    #expect(Circle().trim(from: 0, to: 0.5).path(in: space).boundingRect.minY >= 39.9)
  }

  @Test func strokesReachBeyondTheEdgeAndBordersDoNot() {
    #expect(Rectangle().stroke(lineWidth: 4).path(in: space).boundingRect == space.insetBy(dx: -2, dy: -2))
    let border = Rectangle().inset(by: 2).stroke(lineWidth: 4).path(in: space).boundingRect
    #expect(border == space)
  }

  @Test func turnedShapesStayInTheMiddle() {
    let turned = Rectangle().rotation(.degrees(90)).path(in: space).boundingRect
    #expect(abs(turned.width - 40) < 0.001 && abs(turned.midX - 60) < 0.001)
  }

  @Test func aShapeFillsItsFrameWithItsStyle() throws {
    let renderer = ImageRenderer(content: Circle().fill(.red).frame(width: 10, height: 10))
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.cgImage?.width == 10)
  }
}

import GalleyBase
import GalleyDrawing
import Testing
import UIKit

@MainActor @Suite struct MaskTests {
  private let view: UIView = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.backgroundColor = .red
    let above = UIView(frame: CGRect(x: 2, y: 0, width: 6, height: 4))
    above.backgroundColor = .blue
    view.addSubview(above)
    return view
  }()

  @Test func aMaskCutsByItsOpacityAndNotByItsColour() {
    let mask = UIView(frame: CGRect(x: 1, y: 1, width: 4, height: 2))
    mask.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.4)
    view.mask = mask
    let picture = view.picture()
    #expect(picture[0, 2].alpha == 0 && picture[2, 0].alpha == 0 && picture[10, 2].alpha == 0)
    #expect(picture[2, 2] == .init(red: 255, green: 0, blue: 0, alpha: 102))
    #expect(picture[6, 4] == .init(red: 0, green: 0, blue: 255, alpha: 102))
  }

  @Test func aShapeThatIsOnlyALineCutsByTheLine() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 6, height: 10)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.green.cgColor
    shape.lineWidth = 2
    view.layer.mask = shape
    let picture = view.picture()
    #expect(picture[0, 6].alpha == 255 && picture[2, 6].alpha == 255 && picture[8, 0].alpha == 255)
    #expect(picture[6, 6].alpha == 0)
  }

  @Test func aMaskCutsTheShadowToo() {
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 4, height: 0)
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 4))
    mask.backgroundColor = .black
    view.mask = mask
    let picture = view.picture()
    #expect(picture[2, 2].alpha == 255 && picture[10, 2].alpha == 0)
  }

  @Test func aHiddenMaskHidesAll() {
    let mask = UIView(frame: view.bounds)
    mask.backgroundColor = .black
    mask.isHidden = true
    view.mask = mask
    #expect(view.picture()[6, 4].alpha == 0)
  }
}

@MainActor @Suite struct ViewShadowTests {
  private final class Counted: UIView {
    var drawings = 0
    override func draw(_ rect: CGRect) {
      drawings += 1
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4)).fill()
    }
  }

  @Test func viewsWithAShadowAreDrawnOnce() {
    let view = Counted(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 4, height: 0)
    let picture = view.picture(scale: 1)
    #expect(view.drawings == 1)
    #expect((0..<8).map { picture[$0, 1].alpha } == [255, 255, 0, 0, 255, 255, 0, 0])
    #expect(picture[0, 1].red == 255 && picture[4, 1].red == 0)
  }
}

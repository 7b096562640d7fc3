import GalleyBase
import GalleyDrawing
import Testing
import UIKit

/// Views whose layers are of classes of their own.
@MainActor
@Suite struct LayerClassTests {
  /// A layer that says by which initialiser it was made, and that has looks from the beginning.
  private final class Badge: CALayer {
    var made = "not made"
    override init() {
      super.init()
      made = "by init()"
      backgroundColor = UIColor.blue.cgColor
      cornerRadius = 3
      let corner = CALayer()
      corner.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      corner.backgroundColor = UIColor.green.cgColor
      addSublayer(corner)
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  /// A layer that inherits its initialisers and has a property of its own.
  private final class Plain: CALayer { var note = "n" }
  private final class Display: CATextLayer {}

  private final class BadgeView: UIView { override class var layerClass: AnyClass { Badge.self } }
  private final class PlainLabel: UILabel { override class var layerClass: AnyClass { Plain.self } }
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
  }
  private final class ShapeControl: UIControl { override class var layerClass: AnyClass { CAShapeLayer.self } }
  private final class DisplayView: UIView { override class var layerClass: AnyClass { Display.self } }
  private final class ScrollingView: UIScrollView { override class var layerClass: AnyClass { CATiledLayer.self } }
  private final class LayeredField: UITextField { override class var layerClass: AnyClass { Plain.self } }

  private let frame = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test func aLayerIsMadeOfTheClassThatTheViewNames() {
    let views: [(UIView, CALayer.Type)] = [
      (BadgeView(frame: frame), Badge.self), (PlainLabel(frame: frame), Plain.self),
      (GradientView(frame: frame), CAGradientLayer.self), (ShapeControl(frame: frame), CAShapeLayer.self),
      (DisplayView(frame: frame), Display.self), (ScrollingView(frame: frame), CATiledLayer.self),
      (LayeredField(frame: frame), Plain.self), (UIView(frame: frame), CALayer.self),
    ]
    for (view, type) in views {
      #expect(Swift.type(of: view.layer) == type)
      #expect(view.layer === view.layer)
      #expect(view.layer.delegate === view)
      #expect(view.layer.frame == frame)
    }
  }

  @Test func theInitialiserOfTheLayerRuns() throws {
    let layer = try #require(BadgeView(frame: frame).layer as? Badge)
    #expect(layer.made == "by init()")
    #expect((PlainLabel(frame: frame).layer as? Plain)?.note == "n")
  }

  @Test func aLayerKeepsTheLooksOfItsInitialiser() throws {
    let view = BadgeView(frame: frame)
    #expect(view.layer.cornerRadius == 3)
    #expect(view.backgroundColor == .blue)
    #expect(view.layer.sublayers?.count == 1)
    let picture = view.picture(scale: 1)
    #expect(picture[10, 10].blue == 255 && picture[2, 2].green == 255)
    view.backgroundColor = .red
    #expect(view.picture(scale: 1)[10, 10].red == 255)
  }

  @Test func aGradientIsDrawnAsTheGroundOfItsView() {
    let view = GradientView(frame: frame)
    view.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 20))
    label.backgroundColor = .green
    view.addSubview(label)
    let picture = view.picture(scale: 1)
    #expect(picture[10, 0].red > 240 && picture[10, 19].blue > 240)
    #expect(picture[2, 10].green == 255)
  }
}

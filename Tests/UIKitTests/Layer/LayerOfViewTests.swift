import GalleyBase
import GalleyDrawing
import Testing
import UIKit

/// The layer of a view, and layers beside subviews.
@MainActor
@Suite struct LayerOfViewTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func layer(_ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = view.bounds
    layer.backgroundColor = color.cgColor
    return layer
  }

  @Test func geometryIsReturnedAsItWasSet() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 19, height: 7.3)
    layer.bounds.size.width *= 0.8
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 19 * 0.8, height: 7.3))
    layer.frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    #expect(layer.frame == CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
    #expect(layer.bounds.size == CGSize(width: 0.3, height: 0.7))
    view.bounds.size.width = 15.2
    #expect(view.bounds.width == 15.2 && view.frame.width == 15.2)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(layer.bounds.size == CGSize(width: 10, height: 5))
  }

  @Test func theBackgroundOfTheLayerOutlivesATraitChange() {
    view.layer.backgroundColor = red.cgColor
    view.overrideUserInterfaceStyle = .dark
    #expect(view.picture(scale: 1)[5, 5].red == 255)
    #expect(view.backgroundColor == red)
    view.backgroundColor = blue
    #expect(view.picture(scale: 1)[5, 5].blue == 255)
  }

  @Test func theBackgroundOfTheViewFollowsTheTraits() {
    let (red, blue) = (red, blue)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? red : blue }
    view.overrideUserInterfaceStyle = .dark
    #expect(view.picture(scale: 1)[5, 5].red == 255)
  }

  @Test func aLayerAtTheBottomIsBelowTheSubviews() {
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    subview.backgroundColor = blue
    view.addSubview(subview)
    let ground = layer(red)
    view.layer.insertSublayer(ground, at: 0)
    let picture = view.picture(scale: 1)
    #expect(picture[5, 5].blue == 255 && picture[15, 5].red == 255)
    #expect(view.layer.sublayers == [ground, subview.layer])
    view.layer.addSublayer(ground)
    #expect(view.picture(scale: 1)[5, 5].red == 255)
    #expect(view.layer.sublayers == [subview.layer, ground])
  }

  @Test func layersOfSubviewsAreInTheirOrder() {
    let views = (0..<3).map { _ in UIView() }
    for subview in views { view.addSubview(subview) }
    _ = views[2].layer
    _ = views[0].layer
    #expect(view.layer.sublayers == views.map(\.layer))
    view.sendSubviewToBack(views[2])
    #expect(view.layer.sublayers == [2, 0, 1].map { views[$0].layer })
  }

  @Test func onlyMaskedCornersAreRound() {
    view.backgroundColor = red
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let picture = view.picture(scale: 1)
    #expect(picture[0, 0].alpha == 0 && picture[19, 19].alpha == 0)
    #expect(picture[19, 0].alpha == 255 && picture[0, 19].alpha == 255)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
  }

  @Test func clippingAndBorderHaveTheSameCorners() {
    let filling = UIView(frame: view.bounds)
    filling.backgroundColor = red
    view.addSubview(filling)
    view.clipsToBounds = true
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMaxXMinYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = blue.cgColor
    let picture = view.picture(scale: 1)
    #expect(picture[19, 0].alpha == 0)
    #expect(picture[0, 0].blue == 255 && picture[1, 18].blue == 255 && picture[0, 0].alpha == 255)
    #expect(picture[10, 10].red == 255)
  }

  @Test func sublayersAreLaidOutByTheView() {
    final class Banner: UIView {
      let gradient = CAGradientLayer()
      var steps: [String] = []
      override func layoutSublayers(of layer: CALayer) {
        steps.append("sublayers")
        super.layoutSublayers(of: layer)
        gradient.frame = bounds
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        steps.append("subviews")
      }
    }
    let banner = Banner(frame: view.frame)
    banner.layer.addSublayer(banner.gradient)
    banner.layoutIfNeeded()
    #expect(banner.gradient.frame == view.bounds)
    #expect(banner.steps == ["sublayers", "subviews"])
  }

  @Test func aLayerIsDisplayedWhenItIsDue() {
    final class Counter: CALayer {
      var count = 0
      override func display() { count += 1 }
    }
    let counter = Counter()
    view.layer.addSublayer(counter)
    _ = view.picture(scale: 1)
    #expect(counter.count == 0)
    counter.setNeedsDisplay()
    #expect(counter.needsDisplay())
    _ = view.picture(scale: 1)
    _ = view.picture(scale: 1)
    #expect(counter.count == 1)
  }

  @Test func copiesOfAnimationsKeepTheirValues() throws {
    let animation = CASpringAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.damping) = (1, 0, 3)
    animation.repeatCount = 2
    let copy = try #require(animation.copy() as? CASpringAnimation)
    #expect(copy.keyPath == "opacity")
    #expect(copy.fromValue as? Int == 1 && copy.toValue as? Int == 0)
    #expect(copy.damping == 3 && copy.repeatCount == 2)
  }

  @Test func aTransactionHasOneCompletionBlock() {
    var calls: [Int] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append(1) }
    CATransaction.setCompletionBlock { calls.append(2) }
    CATransaction.commit()
    #expect(calls == [2])
  }
}

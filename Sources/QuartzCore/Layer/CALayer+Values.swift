import CoreGraphics
public import Foundation
import GalleyBase
import GalleyViews

extension CALayer {
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    CGPoint(peer.convert(Point(point), to: layer?.peer))
  }
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else { return CGPoint(root.peer.convert(Point(point), to: peer)) }
    return CGPoint(layer.peer.convert(Point(point), to: peer))
  }
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }

  private var root: CALayer { superlayer?.root ?? self }

  /// Sets a property, given by its key path. Values for unknown keys are stored for
  /// `value(forKey:)`. Setting a component of the transform, such as `transform.scale`, replaces
  /// the whole transform.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let number = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
    switch keyPath {
    case "opacity": opacity = Float(number ?? CGFloat(opacity))
    case "cornerRadius": cornerRadius = number ?? cornerRadius
    case "borderWidth": borderWidth = number ?? borderWidth
    case "shadowOpacity": shadowOpacity = Float(number ?? CGFloat(shadowOpacity))
    case "shadowRadius": shadowRadius = number ?? shadowRadius
    case "zPosition": zPosition = number ?? zPosition
    case "hidden": isHidden = number.map { $0 != 0 } ?? isHidden
    case "position": position = value as? CGPoint ?? position
    case "position.x": position.x = number ?? position.x
    case "position.y": position.y = number ?? position.y
    case "bounds": bounds = value as? CGRect ?? bounds
    case "bounds.size": bounds.size = value as? CGSize ?? bounds.size
    case "bounds.size.width": bounds.size.width = number ?? bounds.size.width
    case "bounds.size.height": bounds.size.height = number ?? bounds.size.height
    case "backgroundColor": backgroundColor = value as? CGColor
    case "borderColor": borderColor = value as? CGColor
    case "shadowColor": shadowColor = value as? CGColor
    case "contents": contents = value
    case "transform": transform = value as? CATransform3D ?? transform
    case "transform.scale": setAffineTransform(CGAffineTransform(scaleX: number ?? 1, y: number ?? 1))
    case "transform.rotation", "transform.rotation.z":
      setAffineTransform(CGAffineTransform(rotationAngle: number ?? 0))
    default: storedValues[keyPath] = value
    }
  }
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  public func value(forKey key: String) -> Any? {
    switch key {
    case "opacity": opacity
    case "cornerRadius": cornerRadius
    case "borderWidth": borderWidth
    case "position": position
    case "bounds": bounds
    case "backgroundColor": backgroundColor
    case "transform": transform
    default: storedValues[key]
    }
  }
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

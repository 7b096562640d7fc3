import CoreGraphics
public import Foundation
import GalleyViews
import UIFoundation

/// A relation between attributes of views or guides: `first = multiplier × second + constant`, or an inequality.
///
/// Required constraints that contradict each other are reported on standard error, and the last of them is left out.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, @preconcurrency KeyPathObserver {
  /// The engine's constraint that this object represents.
  final var inner = LayoutConstraint(LayoutAnchor(), .equal, nil)

  @preconcurrency @MainActor public override init() { super.init() }

  /// Creates an inactive constraint between attributes of views or layout guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = LayoutAnchor(of: view1, attr1.inEngine) else {
      preconditionFailure("the first item of a constraint must be a view or a layout guide")
    }
    let second = view2.flatMap { LayoutAnchor(of: $0, attr2.inEngine) }
    self.init(
      LayoutConstraint(first, relation.inEngine, second, multiplier: Double(multiplier), constant: Double(c)))
  }

  /// Creates an object that represents a constraint of the engine.
  convenience init(_ inner: LayoutConstraint) {
    self.init()
    self.inner = inner
  }

  open var priority: UILayoutPriority {
    get { UILayoutPriority(Float(inner.priority)) }
    set {
      inner.priority = Double(newValue.rawValue)
      inner.owner?.setNeedsLayout()
    }
  }
  open var shouldBeArchived = false
  open var identifier: String? {
    get { inner.identifier }
    set { inner.identifier = newValue }
  }
  open var firstItem: AnyObject? { inner.first.item }
  open var secondItem: AnyObject? { inner.second?.item }
  open var firstAttribute: Attribute { Attribute(rawValue: inner.first.attribute.rawValue) ?? .notAnAttribute }
  open var secondAttribute: Attribute {
    inner.second.flatMap { Attribute(rawValue: $0.attribute.rawValue) } ?? .notAnAttribute
  }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(inner.first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { inner.second.map { NSLayoutAnchor($0) } }
  open var relation: Relation { Relation(rawValue: inner.relation.rawValue) ?? .equal }
  open var multiplier: CGFloat { CGFloat(inner.multiplier) }
  open var constant: CGFloat {
    get { CGFloat(inner.constant) }
    set {
      inner.constant = Double(newValue)
      inner.owner?.setNeedsLayout()
    }
  }

  /// True while the constraint is active. An active constraint is stored in the nearest common
  /// ancestor of both items; activating a constraint without a common ancestor is an error.
  open var isActive: Bool {
    get { inner.owner != nil }
    set {
      guard newValue else { return inner.deactivate() }
      guard inner.activate(representation: self) else {
        preconditionFailure(
          "\(self) cannot be active: no view contains both of its items. Add them to one hierarchy first.")
      }
    }
  }

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String {
    Thread.isMainThread ? MainActor.assumeIsolated { words } : super.description
  }

  /// A description of the constraint for reports.
  final var words: String {
    let sign = [LayoutRelation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][inner.relation] ?? ""
    var right = inner.second.map { (multiplier == 1 ? "" : "\(Self.number(inner.multiplier))*") + $0.words } ?? ""
    if right.isEmpty {
      right = Self.number(inner.constant)
    } else if inner.constant != 0 {
      right += (inner.constant < 0 ? " - " : " + ") + Self.number(abs(inner.constant))
    }
    let strength = inner.priority < 1000 ? " @\(Self.number(inner.priority))" : ""
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<\(type(of: self)):\(Unmanaged.passUnretained(self).toOpaque())\(name) "
      + "\(inner.first.words) \(sign) \(right)\(strength)   (\(state))>"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}

extension LayoutAnchor {
  /// Creates the anchor for an attribute of a view or a layout guide; nil for any other item.
  init?(of item: Any, _ attribute: LayoutAttribute) {
    switch item {
    case let view as UIView: self.init(view.peer, attribute)
    case let guide as UILayoutGuide: self.init(guide.inner, attribute)
    default: return nil
    }
  }

  /// The view or the layout guide that the anchor belongs to; nil if the anchor belongs to neither.
  var item: AnyObject? {
    if let guide { return guide.representation }
    return view.flatMap { ($0.host as? ViewAnswers)?.view }
  }

  /// A description of the anchor for reports.
  var words: String {
    guard let item else { return "(nothing)" }
    let name = "\(type(of: item)):\(Unmanaged.passUnretained(item).toOpaque())"
    return (view?.id ?? guide.flatMap { $0.identifier.isEmpty ? nil : $0.identifier } ?? name) + ".\(attribute)"
  }
}

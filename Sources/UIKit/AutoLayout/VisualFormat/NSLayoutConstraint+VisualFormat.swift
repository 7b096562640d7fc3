import CoreGraphics
import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format. A syntax error or an unknown name is a programming
  /// error, as on iOS.
  /// - Parameters:
  ///   - metrics: The numbers for names in the format.
  ///   - views: The views and layout guides for names in the format.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let read = try VisualFormatReader.read(format)
      return try VisualFormatConstraints(of: read, options: opts, metrics: metrics ?? [:], views: views).constraints
    } catch {
      let marker = String(repeating: " ", count: error.position) + "^"
      preconditionFailure("Unable to parse constraint format: \(error.message)\n\(format)\n\(marker)")
    }
  }
}

/// Creates constraints from a parsed visual format, its views and its metrics.
@MainActor
struct VisualFormatConstraints {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    of format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
    for element in format.elements {
      guard case .view(let name, let predicates) = element else { continue }
      let item = try view(name)
      for predicate in predicates { try addLength(of: item, predicate) }
    }
    for (index, space) in format.spaces.enumerated() {
      try addSpace(space, after: format.elements[index], before: format.elements[index + 1])
    }
    try addAlignment()
  }

  private var isHorizontal: Bool { format.axis == .horizontal }

  /// The attributes at which an element begins and ends.
  private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    guard isHorizontal else { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// The margins of the superview at which a row or column begins and ends.
  private var margins: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    switch sides.start {
    case .top: (.topMargin, .bottomMargin)
    case .left: (.leftMargin, .rightMargin)
    case .right: (.rightMargin, .leftMargin)
    default: (.leadingMargin, .trailingMargin)
    }
  }

  private func view(_ name: String) throws(VisualFormatError) -> Any {
    guard let view = views[name] else { throw VisualFormatError(message: "\(name) is not a key in views", position: 0) }
    return view
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default: throw VisualFormatError(message: "\(name) is not a key in metrics", position: 0)
      }
    }
  }

  private mutating func add(
    _ first: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: Any?, _ other: NSLayoutConstraint.Attribute, constant: CGFloat = 0, priority: CGFloat = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
      constant: constant)
    constraint.priority = UILayoutPriority(Float(priority))
    constraints.append(constraint)
  }

  private mutating func addLength(
    of item: Any, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let length: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    if case .name(let name) = predicate.value, let other = views[name] {
      add(item, length, predicate.relation, other, length, priority: try number(predicate.priority))
    } else {
      add(
        item, length, predicate.relation, nil, .notAnAttribute, constant: try number(predicate.value),
        priority: try number(predicate.priority))
    }
  }

  private mutating func addSpace(
    _ space: VisualFormat.Space, after: VisualFormat.Element, before: VisualFormat.Element
  ) throws(VisualFormatError) {
    let isAtEdge = after == .edge || before == .edge
    let predicates: [VisualFormat.Predicate] =
      switch space {
      case .none: [VisualFormat.Predicate(value: .number(0))]
      case .standard: [VisualFormat.Predicate(value: .number(isAtEdge ? 0 : systemSpacing))]
      case .predicates(let predicates): predicates
      }
    let usesMargins = space == .standard && isAtEdge
    let (first, firstSide) = try side(of: before, isStart: true, beside: after, usesMargins: usesMargins)
    let (second, secondSide) = try side(of: after, isStart: false, beside: before, usesMargins: usesMargins)
    let isReversed = sides.start == .right
    for predicate in predicates {
      // From right to left the coordinates decrease along the row.
      let distance = try number(predicate.value)
      let relation =
        isReversed ? NSLayoutConstraint.Relation(rawValue: -predicate.relation.rawValue) ?? .equal : predicate.relation
      add(
        first, firstSide, relation, second, secondSide, constant: isReversed ? -distance : distance,
        priority: try number(predicate.priority))
    }
  }

  /// Returns the item and the attribute at one end of the space between two neighbouring elements.
  /// For the edge `|` the item is the superview.
  private func side(
    of element: VisualFormat.Element, isStart: Bool, beside neighbour: VisualFormat.Element, usesMargins: Bool
  ) throws(VisualFormatError) -> (item: Any, attribute: NSLayoutConstraint.Attribute) {
    let spacesBaselines = options.contains(.spacingBaselineToBaseline) && !isHorizontal
    switch (element, neighbour) {
    case (.view(let name, _), let neighbour):
      if spacesBaselines, neighbour != .edge { return (try view(name), isStart ? .firstBaseline : .lastBaseline) }
      return (try view(name), isStart ? sides.start : sides.end)
    case (.edge, .view(let name, _)):
      let item = try view(name)
      let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      guard let superview else {
        throw VisualFormatError(message: "\(name) has no superview", position: 0)
      }
      // The superview's own edge at which a row ends is the far one.
      let lines = usesMargins ? margins : sides
      return (superview, isStart ? lines.end : lines.start)
    case (.edge, .edge): throw VisualFormatError(message: "a view in brackets is expected", position: 0)
    }
  }

  private mutating func addAlignment() throws(VisualFormatError) {
    let names = format.elements.compactMap { element -> String? in
      if case .view(let name, _) = element { name } else { nil }
    }
    let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    guard let first = names.first else { return }
    for (option, attribute) in alignments where options.contains(option) {
      for name in names.dropFirst() { add(try view(name), attribute, .equal, try view(first), attribute) }
    }
  }
}

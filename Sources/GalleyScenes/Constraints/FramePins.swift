import GalleyBase
import GalleyViews

/// A frame that is being read, given by distances from the superview's edges. Lengths that the
/// frame does not set follow from the content.
struct FramePins: Sendable {
  /// The id of the view.
  var id = ""
  /// The constraints that are equivalent to the frame.
  var constraints: [SceneConstraint] = []

  static let keys = KeyTable<FramePins>(
    "a frame by its edges",
    [
      edge("leading", .leading, "The side on which text begins."),
      edge("trailing", .trailing, "The side on which text ends."),
      edge("left", .left, "The left edge."), edge("right", .right, "The right edge."),
      edge("top", .top, "The upper edge."), edge("bottom", .bottom, "The lower edge."),
      Key("edges", Form<PinDistance>.pin.shape) { pins, decoding, node in
        guard let distance = Form.pin.read(&decoding, node) else { return }
        for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
          pins.pin(attribute, distance, at: decoding.path)
        }
      }
      .documented("All four edges, as `leading`, `trailing`, `top` and `bottom` at once.", uikit: nil),
      offset("centerX", .centerX, "The horizontal centre, as a distance to the right from the superview's."),
      offset("centerY", .centerY, "The vertical centre, as a distance down from the superview's."),
      length("width", .width), length("height", .height),
    ],
    hint: {
      ["x", "y"].contains($0)
        ? "a frame by its origin is a list: frame: [x, y, width, height], as in [10, 10, 100, 20]" : nil
    })

  private static func edge(_ name: String, _ attribute: LayoutAttribute, _ summary: String) -> Key<FramePins> {
    Key(name, Form<PinDistance>.pin.shape) { pins, decoding, node in
      if let distance = Form.pin.read(&decoding, node) { pins.pin(attribute, distance, at: decoding.path) }
    }
    .documented(
      "\(summary) A distance in points, inwards from the superview, its `safeArea` or its `margins`.", uikit: nil)
  }

  private static func offset(_ name: String, _ attribute: LayoutAttribute, _ summary: String) -> Key<FramePins> {
    Key(name, Form<Double>.length.shape) { pins, decoding, node in
      guard let length = Form<Double>.length.read(&decoding, node) else { return }
      pins.add(attribute, to: nil, constant: length, at: decoding.path, "\(length.plainDecimal)")
    }
    .documented(summary, uikit: nil)
  }

  private static func length(_ name: String, _ attribute: LayoutAttribute) -> Key<FramePins> {
    Key(name, Form<SceneExtent>.extentOrAuto.shape) { pins, decoding, node in
      guard let length = Form<SceneExtent>.extentOrAuto.read(&decoding, node)?.points else { return }
      pins.constraints.append(
        SceneConstraint(
          first: SceneAnchor(item: .view(pins.id), attribute: attribute), relation: .equal, constant: length,
          text: "\(name): \(length.plainDecimal)", path: decoding.path))
    }
    .documented("The \(name).", default: "auto", uikit: nil)
  }

  /// Adds a constraint that keeps an edge at a distance inside the superview's edge.
  private mutating func pin(_ attribute: LayoutAttribute, _ distance: PinDistance, at path: SceneKeyPath) {
    let isFarEdge = [.trailing, .right, .bottom].contains(attribute)
    add(
      attribute, to: distance.guide, constant: isFarEdge ? 0 - distance.points : distance.points, at: path,
      distance.text)
  }

  private mutating func add(
    _ attribute: LayoutAttribute, to guide: LayoutGuide.Kind?, constant: Double, at path: SceneKeyPath, _ text: String
  ) {
    constraints.append(
      SceneConstraint(
        first: SceneAnchor(item: .view(id), attribute: attribute), relation: .equal,
        second: SceneAnchor(item: .superview(of: id), guide: guide, attribute: attribute), constant: constant,
        text: "\(attribute.name): \(text)", path: path))
  }
}

/// A distance inwards from an edge.
struct PinDistance: Hashable, Sendable {
  /// The guide that the distance is measured from; nil for the superview itself.
  var guide: LayoutGuide.Kind?
  var points: Double = 0
  var text: String
}

extension Form where Value == PinDistance {
  /// The form of a distance: a number of points, or `safeArea` or `margins` plus or minus points.
  fileprivate static var pin: Form {
    let length = Form<Double>.length
    let expected = "a number of points, or safeArea or margins as in \"safeArea + 16\""
    return Form(expected, length.shape.or(.string("`safeArea` or `margins`, and points as in `safeArea + 16`"))) {
      decoding, node in
      guard let word = decoding.word(node) else {
        if case .number? = decoding.plain(node) {
          return length.read(&decoding, node).map { PinDistance(points: $0, text: $0.plainDecimal) }
        }
        return decoding.reject(node, expected: expected)
      }
      let parts = word.split { $0 == " " || $0 == "+" || $0 == "-" }
      let sign: Double = word.contains("-") ? -1 : 1
      guard let name = parts.first, let guide = LayoutGuide.Kind(named: String(name)), !guide.needsScrolling,
        parts.count <= 2
      else {
        return decoding.report(
          "expected \(expected), found \(decoding.found(node))", at: node,
          suggestion: nearestSpelling(to: word, among: ["safeArea", "margins"]))
      }
      guard parts.count == 2 else { return PinDistance(guide: guide, text: word) }
      guard let points = Double(parts[1]), points.magnitude <= Form<Double>.largestLength else {
        return decoding.reject(node, expected: expected)
      }
      return PinDistance(guide: guide, points: (sign * points).onLengthGrid, text: word)
    }
  }
}

extension Decoding {
  /// Reads a frame that is given by its distances from edges.
  mutating func decodePins(_ node: NodeID, of id: String) -> [SceneConstraint] {
    var pins = FramePins()
    pins.id = id
    decode(node, into: &pins, by: FramePins.keys)
    spend(pins.constraints.count, of: .constraints, at: node)
    return pins.constraints
  }
}

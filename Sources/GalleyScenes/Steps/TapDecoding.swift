import GalleyBase

extension Form where Value == SceneStep.TapTarget {
  /// The form of a tap target: the id of a view, `[x, y]` in the picture, or a mapping with either
  /// or both.
  static var tapTarget: Form {
    let shape = Shape.string("id").or(Form<Point>.point.shape).or(.mapping { Tap.keys.description })
    return Form("the id of a view, or [x, y]", shape) { decoding, node in
      if decoding.document.elements(node) != nil { return Form<Point>.point.read(&decoding, node).map { .point($0) } }
      guard decoding.document.pairs(node) != nil else {
        return decoding.readView(node).map { .view($0.id, nil) }
      }
      var tap = Tap()
      decoding.decode(node, into: &tap, by: Tap.keys)
      return tap.view.map { .view($0, tap.point) } ?? tap.point.map { .point($0) }
    }
  }
}

private struct Tap {
  var view: String?
  var point: Point?

  static let keys = KeyTable<Tap>(
    "a tap",
    [
      Key("view", .string("id")) { tap, decoding, node in tap.view = decoding.readView(node)?.id }
        .documented("The view that is tapped.", uikit: nil),
      Key("point", form: .point) { $0.point = $1 }
        .documented("A point in the view, or in the picture.", default: "the view's middle", uikit: nil),
    ], requiresOneOf: ["view", "point"])
}

extension Form where Value == Point {
  /// The form of a point: `[x, y]` in points.
  fileprivate static var point: Form { Form<Size>.offset.map { Point(x: $0.width, y: $0.height) } }
}

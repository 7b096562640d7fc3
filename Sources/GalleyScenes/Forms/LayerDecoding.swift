import GalleyBase
import GalleyFiles
import GalleyViews

extension Form where Value == ViewShadow {
  /// The form of a view's shadow, a mapping with the properties of the shadow.
  static var viewShadow: Form {
    .mapping(ViewShadow.keys, from: ViewShadow(color: Color(red: 0, green: 0, blue: 0, alpha: 255)))
  }
}

extension ViewShadow {
  fileprivate static let keys = KeyTable<ViewShadow>(
    "a shadow of a view",
    [
      Key("color", form: .color) { $0.color = $1 }
        .documented("The colour, with its opacity.", default: "\"#000000\"", uikit: "CALayer.shadowColor"),
      Key("opacity", form: .number(0...1)) { $0.color = $0.color.multipliedAlpha(by: $1) }
        .documented("The opacity, multiplied by that of the colour.", default: "1", uikit: "CALayer.shadowOpacity"),
      Key("offset", form: .offset) { $0.offset = $1 }
        .documented("The offset from the view.", default: "[0, -3]", uikit: "CALayer.shadowOffset"),
      Key("radius", form: .extent) { $0.radius = $1 }
        .documented("The blur radius.", default: "3", uikit: "CALayer.shadowRadius"),
    ])
}

extension Form where Value == ViewGradient {
  /// The form of a gradient: a list of colours from top to bottom, or a mapping with locations and
  /// direction.
  static var viewGradient: Form {
    Form<[Color]>.list(of: .color, "a list of colours").map { colors in
      ViewGradient(stops: ViewGradient.stops(colors, at: []))
    }.orMapping(GradientDraft.table)
  }
}

/// A gradient with the keys read so far.
private struct GradientDraft: Sendable {
  var colors: [Color] = []
  var locations: [Double] = []
  var gradient = ViewGradient(stops: [])

  static let keys = KeyTable<GradientDraft>(
    "a gradient",
    [
      Key("colors", form: .list(of: .color, "a list of colours")) { $0.colors = $1 }
        .documented("The colours.", uikit: "CAGradientLayer.colors"),
      Key("locations", form: .list(of: .number(0...1), "a list of numbers, 0 to 1")) { $0.locations = $1 }
        .documented(
          "The positions of the colours, in increasing order.", default: "evenly from 0 to 1",
          uikit: "CAGradientLayer.locations"),
      Key("type", form: .choice()) { $0.gradient.course = $1 }
        .documented("Along a line, or outwards from a point.", default: "axial", uikit: "CAGradientLayer.type"),
      Key("startPoint", form: .offset) { $0.gradient.start = Point(x: $1.width, y: $1.height) }
        .documented(
          "The start point, as fractions of the view's size.", default: "[0.5, 0]",
          uikit: "CAGradientLayer.startPoint"),
      Key("endPoint", form: .offset) { $0.gradient.end = Point(x: $1.width, y: $1.height) }
        .documented(
          "The end point, as fractions of the view's size.", default: "[0.5, 1]", uikit: "CAGradientLayer.endPoint"),
    ], required: ["colors"])
}

extension Form where Value == ViewGradient {
  fileprivate func orMapping(_ table: KeyTable<GradientDraft>) -> Form {
    Form("a list of colours, or a gradient", shape.or(.mapping { table.description })) { decoding, node in
      guard decoding.document.pairs(node) != nil else { return read(&decoding, node) }
      var draft = GradientDraft()
      decoding.decode(node, into: &draft, by: table)
      if !draft.locations.isEmpty, draft.locations.count != draft.colors.count {
        return decoding.report(
          "give one location for each of the \(draft.colors.count) colours, not \(draft.locations.count)",
          at: node
        )
      }
      if zip(draft.locations, draft.locations.dropFirst()).contains(where: { $0 > $1 }) {
        return decoding.report("gradient locations must increase", at: node)
      }
      draft.gradient.stops = ViewGradient.stops(draft.colors, at: draft.locations)
      return draft.gradient
    }
  }
}

extension GradientDraft {
  fileprivate static var table: KeyTable<GradientDraft> { keys }
}

extension ViewGradient {
  /// Returns gradient stops for colours at locations. Without locations the stops are evenly spaced
  /// from 0 to 1.
  fileprivate static func stops(_ colors: [Color], at locations: [Double]) -> [Gradient.Stop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      return Gradient.Stop(location: index < locations.count ? locations[index] : even, color: color)
    }
  }
}

extension ViewShadow {
  /// Returns the shadow as JSON for dumps.
  func json(with names: ColorNames) -> JSON {
    ["color": names.dumped(color), "offset": offset, "radius": radius, "path": path.map { digest(of: $0) }]
  }
}

extension ViewGradient {
  /// Returns the gradient as JSON for dumps.
  func json(with names: ColorNames) -> JSON {
    [
      "course": course.rawValue, "start": [start.x, start.y], "end": [end.x, end.y],
      "stops": stops.map { [$0.location, names.dumped($0.color)?.text ?? ""] as JSON },
    ]
  }
}

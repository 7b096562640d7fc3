import GalleyViews

/// A relation between lines or lengths of views, as a scene says it. UIKit counterpart: NSLayoutConstraint.
struct SceneConstraint: Hashable, Sendable {
  /// The side that is determined.
  var first: SceneAnchor
  var relation: LayoutRelation
  /// The other side; nil for a number of points alone.
  var second: SceneAnchor?
  /// The factor of the other side.
  var multiplier: Double = 1
  /// The points that are added.
  var constant: Double = 0
  /// The strength, above 0 and up to 1000, which has to hold.
  var priority: Double = 1000
  /// The words of the scene, for messages.
  var text: String
  /// The place in the scene.
  var path: SceneKeyPath
}

/// One side of a constraint of a scene.
struct SceneAnchor: Hashable, Sendable {
  /// The thing that has the line or the length.
  enum Item: Hashable, Sendable {
    /// The view of this id.
    case view(String)
    /// The view that contains the one of this id.
    case superview(of: String)
    /// The window.
    case canvas
  }

  var item: Item
  /// The guide of the thing; nil is the thing itself.
  var guide: LayoutGuide.Kind?
  var attribute: LayoutAttribute
}

extension LayoutAttribute {
  /// The attributes that scenes name, in the order of the manual.
  static let named: [(name: String, value: LayoutAttribute)] = [
    ("leading", .leading), ("trailing", .trailing), ("left", .left), ("right", .right), ("top", .top),
    ("bottom", .bottom), ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY),
    ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
  ]

  /// The name that scenes use.
  var name: String { Self.named.first { $0.value == self }?.name ?? "" }
}

extension LayoutGuide.Kind {
  /// The guides that scenes name, with UIKit's long names.
  static let named: [(names: [String], value: LayoutGuide.Kind)] = [
    (["safeArea", "safeAreaLayoutGuide"], .safeArea), (["margins", "layoutMarginsGuide"], .margins),
    (["readableContent", "readableContentGuide"], .readableContent), (["keyboard", "keyboardLayoutGuide"], .keyboard),
    (["content", "contentLayoutGuide"], .content), (["frame", "frameLayoutGuide"], .frame),
  ]

  /// The guide of a name.
  init?(named name: String) {
    guard let kind = Self.named.first(where: { $0.names.contains(name) }) else { return nil }
    self = kind.value
  }

  /// True for the guides that views have which scroll, and no others.
  var needsScrolling: Bool { self == .content || self == .frame }
}

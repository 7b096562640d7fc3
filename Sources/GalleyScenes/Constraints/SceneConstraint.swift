import GalleyViews

/// A constraint between edges or lengths of views, as a scene states it. UIKit counterpart: NSLayoutConstraint.
struct SceneConstraint: Hashable, Sendable {
  /// The side that is determined.
  var first: SceneAnchor
  var relation: LayoutRelation
  /// The other side; nil for a plain number of points.
  var second: SceneAnchor?
  /// The factor of the other side.
  var multiplier: Double = 1
  /// The points that are added.
  var constant: Double = 0
  /// The priority, above 0 and up to 1000, which is required.
  var priority: Double = 1000
  /// The text in the scene, for messages.
  var text: String
  /// The position in the scene.
  var path: SceneKeyPath
}

/// One side of a constraint of a scene.
struct SceneAnchor: Hashable, Sendable {
  /// The item that has the edge or the length.
  enum Item: Hashable, Sendable {
    /// The view of this id.
    case view(String)
    /// The view that contains the one of this id.
    case superview(of: String)
    /// The window.
    case canvas
  }

  var item: Item
  /// The guide of the item; nil means the item itself.
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

  /// True for the guides that only scrolling views have.
  var needsScrolling: Bool { self == .content || self == .frame }
}

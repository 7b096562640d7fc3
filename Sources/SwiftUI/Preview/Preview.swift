/// A picture of a view for its author, as `#Preview` describes it.
///
/// `galley swift` writes a function in the place of each `#Preview`; the macro itself is not there.
nonisolated public struct Preview {
  /// The subject of a preview's traits: a view.
  nonisolated public struct ViewTraits {}
}

/// A trait that a preview is shown with.
nonisolated public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout PreviewSettings) -> Void

  init(change: @escaping @Sendable (inout PreviewSettings) -> Void) { self.change = change }
}

nonisolated extension PreviewTrait where T == Preview.ViewTraits {
  /// The view in the size that it chooses for the device's width and height.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// The view on the screen of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
  /// The view in a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }
  /// The device upright.
  public static var portrait: PreviewTrait { orientation(.portrait) }
  /// The device upside down, which is drawn as upright.
  public static var portraitUpsideDown: PreviewTrait { orientation(.portraitUpsideDown) }
  /// The device on its left side.
  public static var landscapeLeft: PreviewTrait { orientation(.landscapeLeft) }
  /// The device on its right side.
  public static var landscapeRight: PreviewTrait { orientation(.landscapeRight) }
  /// Several traits as one.
  public init(_ traits: PreviewTrait<Preview.ViewTraits>...) {
    self.init { settings in for trait in traits { trait.change(&settings) } }
  }

  private static func orientation(_ orientation: InterfaceOrientation) -> PreviewTrait {
    PreviewTrait { $0.orientation = orientation }
  }
}

/// The settings of a preview: its title, its traits and the changes of its view.
nonisolated struct PreviewSettings {
  var title: String?
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?
  /// The changes of `PreviewModifier`s to a view, the innermost first.
  var modifiers: [@MainActor (any View) throws -> any View] = []
}

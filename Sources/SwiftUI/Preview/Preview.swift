/// A preview of a view, which `#Preview` describes.
///
/// `galley swift` writes a function in the place of each `#Preview`; the macro itself is not there.
nonisolated public struct Preview {
  /// A marker for the traits of previews that show a view, used as the type parameter of
  /// `PreviewTrait`.
  nonisolated public struct ViewTraits {}
}

/// A trait of a preview, such as its layout.
nonisolated public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout PreviewSettings) -> Void

  init(change: @escaping @Sendable (inout PreviewSettings) -> Void) { self.change = change }
}

nonisolated extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview has the size that the view chooses for the device's screen.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// The preview has the size of a device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
  /// Returns the trait for a preview of a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }
  /// The device is upright.
  public static var portrait: PreviewTrait { orientation(.portrait) }
  /// The device is upside down. The preview is drawn upright.
  public static var portraitUpsideDown: PreviewTrait { orientation(.portraitUpsideDown) }
  /// The device is on its left side.
  public static var landscapeLeft: PreviewTrait { orientation(.landscapeLeft) }
  /// The device is on its right side.
  public static var landscapeRight: PreviewTrait { orientation(.landscapeRight) }
  /// Creates a trait that combines several traits.
  public init(_ traits: PreviewTrait<Preview.ViewTraits>...) {
    self.init { settings in for trait in traits { trait.change(&settings) } }
  }

  private static func orientation(_ orientation: InterfaceOrientation) -> PreviewTrait {
    PreviewTrait { $0.orientation = orientation }
  }
}

/// The settings of a preview: its title, its traits and the modifiers of its view.
nonisolated struct PreviewSettings {
  var title: String?
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?
  /// The functions that apply the `PreviewModifier`s to a view. The first function is applied
  /// first.
  var modifiers: [@MainActor (any View) throws -> any View] = []
}

public import GalleyTesting

/// The size of a view in a snapshot.
public enum SwiftUISnapshotLayout {
  /// The size of a device, with its safe area.
  case device(config: ViewImageConfig)
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The ideal size of the view.
  case sizeThatFits

  /// Returns the configuration of a snapshot, and a controller that shows the view.
  @MainActor fileprivate func stage(_ view: some View, _ traits: UITraitCollection) -> (
    ViewImageConfig, UIViewController
  ) {
    let controller = UIHostingController(rootView: view)
    switch self {
    case .device(let config): return (config, controller)
    case .fixed(let width, let height):
      return (ViewImageConfig(safeArea: .zero, size: CGSize(width: width, height: height), traits: traits), controller)
    case .sizeThatFits:
      let size = controller.sizeThatFits(in: .zero)
      return (ViewImageConfig(safeArea: .zero, size: size, traits: traits), controller)
    }
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// A snapshot of the view's image in the ideal size.
  public static var image: Snapshotting { .image() }

  /// Returns a snapshot of the view's image.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: has no effect: Galley has only one way to draw.
  ///   - layout: the size of the picture.
  ///   - traits: the traits with which the view is shown.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let base = Snapshotting<UIImage, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
    return base.asyncPullback { view in
      MainActor.assumeIsolated {
        let (config, controller) = layout.stage(view, traits)
        return Snapshotting<UIViewController, UIImage>.image(on: config, traits: traits).snapshot(controller)
      }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// A snapshot of the view's layout in the ideal size, as JSON.
  public static var layout: Snapshotting { .layout() }

  /// Returns a snapshot of the view's layout, as JSON.
  public static func layout(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<String, String>.layout.asyncPullback { view in
      MainActor.assumeIsolated {
        let (config, controller) = layout.stage(view, traits)
        return Snapshotting<UIViewController, String>.layout(on: config, traits: traits).snapshot(controller)
      }
    }
  }
}

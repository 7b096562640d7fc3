import GalleyBase
import GalleyViews

extension Key {
  /// Returns the keys `layoutMargins` and `directionalLayoutMargins`, which set the same margins.
  static func margins(
    _ property: any WritableKeyPath<Target, LayoutMargins?> & Sendable, default standard: String
  ) -> [Key<Target>] {
    [
      Key("layoutMargins", Form<EdgeInsets>.insets.shape) { target, decoding, node in
        guard let insets = Form<EdgeInsets>.insets.read(&decoding, node) else { return }
        target[keyPath: property] = LayoutMargins(insets)
      }
      .documented(
        "Space between edges and content: `margins` in constraints.", default: standard, uikit: "UIView.layoutMargins"),
      Key("directionalLayoutMargins", Form<EdgeInsets>.directionalInsets.shape) { target, decoding, node in
        guard let insets = Form<EdgeInsets>.directionalInsets.read(&decoding, node) else { return }
        if target[keyPath: property] != nil {
          decoding.report("directionalLayoutMargins and layoutMargins set the same margins; give one", at: node)
        }
        target[keyPath: property] = LayoutMargins(insets, isMirrored: true)
      }
      .documented("The margins with leading and trailing edges.", uikit: "UIView.directionalLayoutMargins"),
    ]
  }
}

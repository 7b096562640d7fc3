extension UIButton {
  /// The type of a button. System types draw their title in the tint colour; their standard images
  /// are not drawn.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    public static let roundedRect = ButtonType.system
  }

  /// The meaning of a button, such as cancelling or deleting.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// A closure that updates a button for a new state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

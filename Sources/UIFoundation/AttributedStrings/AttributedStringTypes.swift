public import Foundation

extension NSAttributedString {
  /// The name of a text effect.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates an effect with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text that looks pressed into paper. Galley does not draw it.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Creates an empty attributed string. Foundation has this initialiser only on Apple's systems.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}

/// The medium for which a document's font sizes are intended.
public enum NSTextScalingType: Int, Sendable, Hashable {
  /// The sizes are intended for paper or a Mac's screen.
  case standard = 0
  /// The sizes are intended for a phone's screen.
  case iOS = 1
}

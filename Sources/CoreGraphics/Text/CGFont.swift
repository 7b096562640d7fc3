package import Foundation

/// The bytes of a font file. Registered with Core Text, its fonts are found by their names.
public final class CGFont {
  /// The bytes.
  package let data: NSData

  /// A font of a source of bytes; nil if these do not begin as a font file does.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data, CGFont.beginnings.contains(where: { (bytes as Data).starts(with: $0) }) else {
      return nil
    }
    data = bytes
  }

  /// The first bytes of TrueType, OpenType and collections.
  private static let beginnings: [[UInt8]] = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
  ]
}

/// A system library that Galley uses, and its version in this process.
public struct LibraryVersion: Hashable, Sendable {
  /// The name of the library, such as `HarfBuzz`.
  public var name: String
  /// The version that the library reports, such as `6.0.0`.
  public var version: String

  /// Creates a library version.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

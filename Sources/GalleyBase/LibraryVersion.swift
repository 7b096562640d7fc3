/// A library of the system that Galley runs on, and the version that the process found.
public struct LibraryVersion: Hashable, Sendable {
  /// The name of the library, such as `HarfBuzz`.
  public var name: String
  /// The version that the library reports, such as `6.0.0`.
  public var version: String

  /// A library of this name and version.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

public import Foundation

/// A colour of an asset catalogue, by its name. Xcode, and `galley swift`, declare one for each colour set.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// The colour of a name in a bundle's asset catalogues.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A picture of an asset catalogue, by its name. Xcode, and `galley swift`, declare one for each image set.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// The picture of a name in a bundle's asset catalogues.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// The picture of an asset catalogue, as Xcode and `galley swift` name it. A missing picture is empty.
  public convenience init(resource: ImageResource) {
    let files = PictureFiles(bundle: resource.bundle, traits: .current)
    self.init(content: files.content(named: resource.name) ?? Content())
  }
}

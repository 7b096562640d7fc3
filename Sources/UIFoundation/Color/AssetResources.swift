public import Foundation

/// The name of a colour in an asset catalogue. Xcode and `galley swift` declare a constant for each
/// colour set.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates a resource for the colour with a name in a bundle's asset catalogues.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name of a picture in an asset catalogue. Xcode and `galley swift` declare a constant for
/// each image set.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates a resource for the picture with a name in a bundle's asset catalogues.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// Creates the picture of an image resource. The result is empty if the catalogue has no such
  /// picture.
  public convenience init(resource: ImageResource) {
    let files = PictureFiles(bundle: resource.bundle, traits: .current)
    self.init(content: files.content(named: resource.name) ?? Content())
  }
}

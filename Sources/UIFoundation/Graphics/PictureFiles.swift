import CoreGraphics
import Foundation

/// A search for named pictures. It finds PNG files in a folder and image sets in an asset
/// catalogue's source folder. Pictures of other formats become grey boxes of the same size.
struct PictureFiles: Hashable {
  private let folders: [String]
  private let scale: CGFloat
  private let isDark: Bool

  /// Creates a search in a bundle and in the environment's asset folders; nil means the main
  /// bundle.
  init(bundle: Bundle? = nil, traits: UITraitCollection) {
    let environment = UIKitEnvironment.current
    let bundle = bundle ?? .main
    folders = environment.assetFolders + [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    scale = traits.displayScale > 0 ? traits.displayScale : environment.traits.displayScale
    isDark = traits.userInterfaceStyle == .dark
  }

  /// A key in the cache of pictures: a picture's name, and the search with which it was found.
  private struct Place: Hashable {
    var name: String
    var files: PictureFiles
  }
  private static var known: [Place: UIImage.Content] = [:]
  /// The number of cached pictures at which the cache is emptied.
  private static let limit = 256

  /// Returns the picture with the given name; nil if there is none. Each file is read only once, as
  /// on iOS.
  func content(named name: String) -> UIImage.Content? {
    EngineLock.withLock {
      let place = Place(name: name, files: self)
      if let content = PictureFiles.known[place] { return content }
      guard let content = read(name) else { return nil }
      if PictureFiles.known.count >= PictureFiles.limit { PictureFiles.known.removeAll() }
      PictureFiles.known[place] = content
      return content
    }
  }

  private func read(_ name: String) -> UIImage.Content? {
    for folder in folders {
      let path = folder + "/" + name
      if let found = PictureFiles.content(ofFile: path, scale: scale) { return found }
      if let found = catalogSet(name, in: folder) { return found }
    }
    return nil
  }

  /// Returns the picture in a file, or in the variant of the file for the screen's scale, such as
  /// `name@2x.png`; nil if there is no readable picture.
  static func content(ofFile path: String) -> UIImage.Content? {
    content(ofFile: path, scale: UIKitEnvironment.current.traits.displayScale)
  }

  private static func content(ofFile path: String, scale: CGFloat) -> UIImage.Content? {
    let url = URL(fileURLWithPath: path)
    let isNamed = ["png", "PNG"].contains(url.pathExtension)
    let stem = isNamed ? String(path.dropLast(4)) : path
    let wanted = min(max(1, Int(scale.rounded())), 3)
    let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
    if isNamed, let scale = scales.first(where: { stem.hasSuffix("@\($0)x") }) {
      return content(path, scale: CGFloat(scale))
    }
    for scale in scales {
      if let found = content(stem + (scale == 1 ? "" : "@\(scale)x") + ".png", scale: CGFloat(scale)) { return found }
    }
    return isNamed ? nil : content(path, scale: 1)
  }

  private static func content(_ path: String, scale: CGFloat) -> UIImage.Content? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    guard let image = CGImage(png: data) else { return PictureBox.content(of: data, scale: scale) }
    return UIImage.Content(image: image, scale: scale)
  }

  // MARK: Asset catalogues

  /// Returns the picture of the image set with the given name in a folder's asset catalogues; nil
  /// if there is none.
  private func catalogSet(_ name: String, in folder: String) -> UIImage.Content? {
    let files = FileManager.default
    let entries = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    for catalog in entries.sorted() where catalog.hasSuffix(".xcassets") {
      // A catalogue may be a link, which the enumeration does not follow.
      let root = (folder + "/" + catalog as NSString).resolvingSymlinksInPath
      let direct = root + "/" + name + ".imageset"
      if let found = picture(ofSet: direct) { return found }
      for path in files.enumerator(atPath: root)?.compactMap({ $0 as? String }).sorted() ?? []
      where path.hasSuffix("/\(name).imageset") {
        if let found = picture(ofSet: root + "/" + path) { return found }
      }
    }
    return nil
  }

  private func picture(ofSet path: String) -> UIImage.Content? {
    guard let data = FileManager.default.contents(atPath: path + "/Contents.json"),
      let set = try? JSONDecoder().decode(PictureSet.self, from: data)
    else { return nil }
    let candidates = set.images.filter { $0.filename != nil && $0.isDark == isDark }
    let usable = candidates.isEmpty ? set.images.filter { $0.filename != nil && !$0.isDark } : candidates
    let sorted = usable.sorted { first, second in
      let (one, other) = (first.scaleValue, second.scaleValue)
      return one != other && (one == scale || (other != scale && one > other))
    }
    for entry in sorted {
      guard let file = entry.filename,
        var content = PictureFiles.content(path + "/" + file, scale: entry.scaleValue)
      else { continue }
      if set.properties?.intent == "template" { content.renderingMode = .alwaysTemplate }
      if set.properties?.intent == "original" { content.renderingMode = .alwaysOriginal }
      return content
    }
    return nil
  }
}

/// The contents of an image set's `Contents.json`.
private struct PictureSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }

    var filename: String?
    var scale: String?
    var appearances: [Appearance]?

    var scaleValue: CGFloat { scale.flatMap { Double($0.dropLast()) } ?? 1 }
    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
  }

  struct Properties: Decodable {
    var intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  var images: [Entry]
  var properties: Properties?
}

public import Foundation

extension UIColor {
  /// Creates the colour with this name from the main bundle's assets or the environment's folders;
  /// nil if there is no such colour.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the colour with this name from a bundle's assets or the environment's folders; nil if
  /// there is no such colour. Colours are folders `name.colorset` in the sources of an asset
  /// catalogue. The colour adapts to light and dark appearance.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let content = UIColor.content(named: name, in: bundle) else { return nil }
    self.init(content: content)
  }

  /// Creates the colour of a colour resource. The result is clear if the catalogue has no such
  /// colour.
  public convenience init(resource: ColorResource) {
    self.init(content: UIColor.content(named: resource.name, in: resource.bundle) ?? .gray(0, 0))
  }

  private static func content(named name: String, in bundle: Bundle?) -> Content? {
    let bundle = bundle ?? .main
    let folders = UIKitEnvironment.current.assetFolders + [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    guard let set = ColorSet.found(name, in: folders) else { return nil }
    guard let dark = set.dark else { return set.any.content }
    return .dynamic { UIColor(content: ($0.userInterfaceStyle == .dark ? dark : set.any).content) }
  }
}

extension ColorComponents {
  fileprivate var content: UIColor.Content { .rgb(red, green, blue, alpha) }
}

/// A colour set of an asset catalogue.
struct ColorSet {
  /// The colour for light appearance, and for dark appearance if `dark` is nil.
  var any: ColorComponents
  /// The colour for dark appearance; nil if it is the same as the colour for light appearance.
  var dark: ColorComponents?

  private struct File: Decodable {
    struct Entry: Decodable {
      var color: Value?
      var appearances: [Appearance]?
    }
    struct Appearance: Decodable {
      var value: String
    }
    struct Value: Decodable {
      var components: [String: String]
    }
    var colors: [Entry]
  }

  /// A colour's name with the folders in which it is looked up.
  private struct Place: Hashable {
    var name: String
    var folders: [String]
  }
  private static var known: [Place: ColorSet] = [:]

  /// Returns the colour set with the given name from the first folder that has such a set; nil if
  /// no folder has it. Each file is read only once, as on iOS.
  static func found(_ name: String, in folders: [String]) -> ColorSet? {
    EngineLock.withLock {
      let place = Place(name: name, folders: folders)
      if let set = known[place] { return set }
      known[place] = folders.lazy.compactMap { ColorSet(named: name, in: $0) }.first
      return known[place]
    }
  }

  /// Creates the colour set with the given name from a folder, or from a catalogue or subfolder in
  /// it; nil if there is no such set. The folder and the catalogues may be symbolic links.
  init?(named name: String, in folder: String) {
    let linked = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".xcassets") }.map { folder + "/" + $0 }
      .filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: $0)) != nil }
    let roots = ([folder] + linked).map { ($0 as NSString).resolvingSymlinksInPath }
    guard let set = roots.lazy.compactMap({ ColorSet(named: name, below: $0) }).first else { return nil }
    self = set
  }

  private init?(named name: String, below folder: String) {
    let wanted = (name as NSString).lastPathComponent + ".colorset"
    guard let names = FileManager.default.enumerator(atPath: folder) else { return nil }
    for case let path as String in names where (path as NSString).lastPathComponent == wanted {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(path).appendingPathComponent("Contents.json")
      guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(File.self, from: data),
        let first = file.colors.first(where: { $0.appearances == nil })?.color.flatMap(ColorSet.components)
      else { continue }
      any = first
      dark = file.colors.first { $0.appearances?.contains { $0.value == "dark" } == true }?.color
        .flatMap(ColorSet.components)
      return
    }
    return nil
  }

  /// Returns the colour components that a file states as fractions, integers up to 255, or
  /// hexadecimal numbers; nil if a component is missing or invalid.
  private static func components(_ value: File.Value) -> ColorComponents? {
    func number(_ key: String) -> CGFloat? {
      guard let text = value.components[key] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if text.contains(".") { return Double(text).map { CGFloat($0) } }
      return Double(text).map { CGFloat($0 > 1 ? $0 / 255 : $0) }
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return ColorComponents(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }
}

import GalleyBase
import GalleyFiles
import GalleyText
import GalleyUnicode
import GalleyViews

/// The cells of one scene: the scene itself, then its variants from a matrix.
///
/// A cell is a number that encodes the index of its value on each axis; the last axis varies fastest. A variant is made
/// from it on demand, so that ten thousand cells take no more memory than ten.
public struct MatrixCells: Hashable, Sendable {
  /// The values of each axis. The first value of an axis is the scene's own, which adds nothing to
  /// the names of cells.
  let axes: [[MatrixValue]]
  /// The patterns of cells that keep a picture; nil for the default choice.
  private let pictures: [String]?
  /// The parts of cell names by axis and value, as UTF-8, since bytes are faster to compare than
  /// strings.
  private let parts: [[[UInt8]]]

  /// Creates cells with only the scene itself.
  public init() { self.init(axes: [], pictures: nil) }

  private init(axes: [[MatrixValue]], pictures: [String]?) {
    (self.axes, self.pictures) = (axes, pictures)
    parts = axes.map { $0.map { Array($0.part.utf8) } }
  }

  /// Creates the cells of a scene from a matrix. Keys of the scene override the matrix.
  init(_ matrix: SceneMatrix, of scene: Document) {
    let own = OwnTraits(of: scene)
    var taken: Set<String> = []
    func axis(_ name: String, _ values: [MatrixValue]) -> [MatrixValue] {
      var axis = [MatrixValue()]
      for var value in values where !value.part.isEmpty {
        // Two axes may have values of the same name; the axis is then part of the name.
        if taken.contains(value.part) { value.part = name + "_" + value.part }
        if !axis.contains(where: { $0.part == value.part }) { axis.append(value) }
      }
      taken.formUnion(axis.map(\.part))
      return axis
    }
    let impliesDirection = matrix.directions.isEmpty
    let axes = [
      axis(
        "locale",
        matrix.locales.filter { !$0.isSameLocale(as: own.locale) }.map { locale in
          MatrixValue(locale) {
            $0.locale = locale
            if impliesDirection { $0.direction = LayoutDirection(ofLocale: locale) }
          }
        }
          + matrix.pseudoLocales.filter { $0.rawValue != own.pseudoLocale }.map { pseudo in
            MatrixValue(pseudo.rawValue) {
              $0.pseudoLocale = pseudo
              if pseudo == .mirrored { $0.direction = .rightToLeft }
            }
          }),
      axis(
        "direction",
        matrix.directions.filter { $0.rawValue != own.direction }.map { value in
          MatrixValue(value.rawValue) { $0.direction = value }
        }),
      axis(
        "size",
        matrix.contentSizeCategories.filter { $0.rawValue != own.category }.map { value in
          MatrixValue(value.rawValue) { $0.contentSizeCategory = value }
        }),
      axis(
        "appearance",
        matrix.appearances.filter { $0.rawValue != own.appearance }.map { value in
          MatrixValue(value.rawValue) { $0.appearance = value }
        }),
      axis(
        "scale",
        matrix.scales.filter { $0 != own.scale }.map { value in
          MatrixValue(value.plainDecimal.replacing(".", with: "_") + "x") { $0.scale = value }
        }),
      axis(
        "width",
        matrix.widths.filter { $0 != own.width }.map { value in
          MatrixValue("w" + value.plainDecimal.replacing(".", with: "_")) { $0.width = value }
        }),
      // Only a scene that names a device can have another device.
      axis(
        "device",
        own.device.map { device in
          matrix.devices.filter { $0.name.lowercased() != device.lowercased() }.map { value in
            MatrixValue(value.name) { $0.device = value.name }
          }
        } ?? []),
    ].filter { $0.count > 1 }
    self.init(axes: axes, pictures: matrix.pictures)
  }

  /// The number of cells, which is 1 without an axis.
  public var count: Int { axes.reduce(1) { $0 * $1.count } }

  /// Returns the numbers of the cells that a mode draws, in ascending order.
  public func numbers(_ mode: MatrixMode) -> [Int] {
    switch mode {
    case .full: Array(0..<count)
    case .none: [0]
    case .default: singles
    case .pairwise: pairwiseRows(axes.map(\.count)).map(number(of:)).sorted()
    }
  }

  /// The variant of a cell.
  public subscript(number: Int) -> SceneVariant {
    let places = places(of: number)
    return variant(number, at: places, named: name(at: places))
  }

  /// The variant with the given name; nil if no cell has this name.
  public subscript(name: String) -> SceneVariant? {
    places(ofName: name).map { variant(number(of: $0), at: $0, named: name) }
  }

  /// Returns the name of a cell, and true if the cell keeps a picture. This is faster than creating
  /// the variant.
  public func cell(_ number: Int) -> (name: String, keepsPicture: Bool) {
    let places = places(of: number)
    let name = name(at: places)
    return (name, keepsPicture(number, name, places))
  }

  /// Returns true if the cell with the given name keeps a picture, and false if it does not; nil if
  /// no cell has this name.
  public func keepsPicture(named name: String) -> Bool? {
    places(ofName: name).map { keepsPicture(number(of: $0), name, $0) }
  }

  private func variant(_ number: Int, at places: [Int], named name: String) -> SceneVariant {
    var variant = SceneVariant()
    for (axis, place) in places.enumerated() where place > 0 { axes[axis][place].set(in: &variant) }
    variant.name = name
    variant.keepsPicture = keepsPicture(number, name, places)
    return variant
  }

  /// Returns the name of the cell that has the values at these indices, one for each axis. It
  /// consists of the names of the values that are not the scene's own.
  private func name(at places: [Int]) -> String {
    var name = ""
    for (axis, place) in places.enumerated() where place > 0 {
      if !name.isEmpty { name += "-" }
      name += axes[axis][place].part
    }
    return name
  }

  /// Returns the index on each axis for the cell with the given name; nil if no cell has this name.
  private func places(ofName name: String) -> [Int]? {
    var rest = Array(name.utf8)[...]
    // True while a part of the name is to follow.
    var isOpen = !rest.isEmpty
    var places = [Int](repeating: 0, count: axes.count)
    for axis in parts.indices where isOpen {
      let part = rest.prefix { $0 != UInt8(ascii: "-") }
      guard let place = parts[axis].indices.dropFirst().first(where: { parts[axis][$0][...] == part }) else { continue }
      rest = rest[part.endIndex...]
      isOpen = rest.popFirst() != nil
      places[axis] = place
    }
    return isOpen ? nil : places
  }

  private func keepsPicture(_ number: Int, _ name: String, _ places: [Int]) -> Bool {
    guard number > 0, let pictures else { return places.count { $0 > 0 } <= 1 }
    return pictures.contains { matches(name, pattern: $0) }
  }

  /// Returns the index on each axis for the cell with the given number.
  private func places(of number: Int) -> [Int] {
    var rest = number
    var places = [Int](repeating: 0, count: axes.count)
    for axis in axes.indices.reversed() {
      places[axis] = rest % axes[axis].count
      rest /= axes[axis].count
    }
    return places
  }

  private func number(of places: [Int]) -> Int {
    zip(axes, places).reduce(0) { $0 * $1.0.count + $1.1 }
  }

  /// The numbers of the scene itself, and then of the cells that differ in one axis.
  private var singles: [Int] {
    let changed = axes.indices.flatMap { axis in
      (1..<axes[axis].count).map { place in number(of: axes.indices.map { $0 == axis ? place : 0 }) }
    }
    return [0] + changed.sorted()
  }
}

/// A value of an axis.
struct MatrixValue: Hashable, Sendable {
  /// The value's part in the names of cells; empty for the scene's own value.
  var part = ""
  /// The traits that the value changes.
  private var change = SceneVariant()

  /// Creates the scene's own value, which changes nothing.
  init() {}

  /// Creates a value and its part in the names of cells. All characters of `name` except letters
  /// and digits are removed. Hyphens become underscores, since hyphens separate the parts of cell
  /// names.
  init(_ name: String, _ change: (inout SceneVariant) -> Void) {
    part = String(
      name.replacing("-", with: "_").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    change(&self.change)
  }

  /// Sets the value's traits in a variant.
  func set(in variant: inout SceneVariant) { variant.take(change) }
}

/// The traits of the scene without a matrix, as strings.
private struct OwnTraits {
  let locale: String
  let pseudoLocale: String?
  let direction: String
  let category: String
  let appearance: String
  let scale: Double?
  let width: Double?
  let device: String?

  init(of scene: Document) {
    locale = scene.trait("locale") ?? "en_US"
    pseudoLocale = scene.trait("pseudoLocale")
    direction = scene.trait("direction") ?? LayoutDirection.leftToRight.rawValue
    category = scene.trait("contentSizeCategory") ?? ContentSizeCategory.large.rawValue
    appearance = scene.trait("appearance") ?? InterfaceStyle.light.rawValue
    device = scene.trait("device")
    scale = scene.trait("scale").flatMap(Double.init) ?? (device == nil ? 2 : nil)
    let size = scene.value(of: "size", in: scene.root).flatMap(scene.elements)
    width = size?.first.flatMap(scene.scalarText).flatMap(Double.init)
  }
}

extension LayoutDirection {
  /// Creates the direction in which a locale's language is mostly written, derived from its script.
  init(ofLocale locale: String) {
    let script = likelySubtags(of: locale).dropFirst().first ?? ""
    let isRightToLeft = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"].contains(script)
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension String {
  /// True if both strings name the same locale. Hyphens and underscores are equivalent.
  fileprivate func isSameLocale(as other: String) -> Bool {
    replacing("-", with: "_").lowercased() == other.replacing("-", with: "_").lowercased()
  }
}

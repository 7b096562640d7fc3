import GalleyBase
import GalleyFiles
import GalleyText
import GalleyUnicode
import GalleyViews

/// The cells of one scene: its variants by a matrix, the scene as it stands first.
///
/// A cell is a number: the place of its value on each axis, with the places of the last axis next to each other. It
/// becomes a variant when it is asked for, so that ten thousand cells take no more room than ten.
public struct MatrixCells: Hashable, Sendable {
  /// The axes, each with the scene's own value first, which has no name.
  let axes: [[MatrixValue]]
  /// Patterns of the cells that keep a picture; nil is the usual choice.
  private let pictures: [String]?

  /// The scene as it stands alone.
  public init() {
    axes = []
    pictures = nil
  }

  /// The cells of a scene by a matrix whose keys are the scene's own, where it has them.
  init(_ matrix: SceneMatrix, of scene: Document) {
    let own = OwnTraits(of: scene)
    var taken: Set<String> = []
    func axis(_ name: String, _ values: [MatrixValue]) -> [MatrixValue] {
      var axis = [MatrixValue()]
      for var value in values where !value.part.isEmpty {
        // Two axes may have a value of one name; the part says then which it is.
        if taken.contains(value.part) { value.part = name + "_" + value.part }
        if !axis.contains(where: { $0.part == value.part }) { axis.append(value) }
      }
      taken.formUnion(axis.map(\.part))
      return axis
    }
    let impliesDirection = matrix.directions.isEmpty
    axes = [
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
      // Only a scene that names a device has another one.
      axis(
        "device",
        own.device.map { device in
          matrix.devices.filter { $0.name.lowercased() != device.lowercased() }.map { value in
            MatrixValue(value.name) { $0.device = value.name }
          }
        } ?? []),
    ].filter { $0.count > 1 }
    pictures = matrix.pictures
  }

  /// The number of cells; 1 without an axis.
  public var count: Int { axes.reduce(1) { $0 * $1.count } }

  /// The numbers of the cells of a mode, rising.
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
    let parts = zip(axes, places).compactMap { axis, place in place > 0 ? axis[place].part : nil }
    return variant(number, at: places, named: parts.joined(separator: "-"))
  }

  /// The variant of a name; nil if no cell has it.
  public subscript(name: String) -> SceneVariant? {
    places(ofName: name).map { variant(number(of: $0), at: $0, named: name) }
  }

  private func variant(_ number: Int, at places: [Int], named name: String) -> SceneVariant {
    var variant = SceneVariant()
    for (axis, place) in zip(axes, places) where place > 0 { axis[place].set(in: &variant) }
    variant.name = name
    variant.keepsPicture = keepsPicture(number, name, changes: places.count { $0 > 0 })
    return variant
  }

  /// The places on the axes of the cell of a name; nil if there is none.
  private func places(ofName name: String) -> [Int]? {
    var rest = name.utf8[...]
    // True while a part of the name is to follow.
    var isOpen = !rest.isEmpty
    let places = axes.map { axis in
      guard isOpen else { return 0 }
      let part = rest.prefix { $0 != UInt8(ascii: "-") }
      guard let place = axis.dropFirst().firstIndex(where: { $0.part.utf8.elementsEqual(part) }) else { return 0 }
      rest = rest[part.endIndex...]
      isOpen = rest.popFirst() != nil
      return place
    }
    return isOpen ? nil : places
  }

  private func keepsPicture(_ number: Int, _ name: String, changes: Int) -> Bool {
    guard number > 0, let pictures else { return changes <= 1 }
    return pictures.contains { matches(name, pattern: $0) }
  }

  /// The places on the axes of a cell.
  private func places(of number: Int) -> [Int] {
    var rest = number
    return axes.reversed().map { axis in
      defer { rest /= axis.count }
      return rest % axis.count
    }.reversed()
  }

  private func number(of places: [Int]) -> Int {
    zip(axes, places).reduce(0) { $0 * $1.0.count + $1.1 }
  }

  /// The scene as it stands, then the cells in which one axis has another value.
  private var singles: [Int] {
    let changed = axes.indices.flatMap { axis in
      (1..<axes[axis].count).map { place in number(of: axes.indices.map { $0 == axis ? place : 0 }) }
    }
    return [0] + changed.sorted()
  }
}

/// A value of an axis.
struct MatrixValue: Hashable, Sendable {
  /// Its part of the names of cells; empty for the scene's own value.
  var part = ""
  /// The traits that it changes.
  private var change = SceneVariant()

  /// The scene's own value.
  init() {}

  /// A value of this name, without what is no letter or digit. Hyphens separate parts of names, and so become
  /// underscores.
  init(_ name: String, _ change: (inout SceneVariant) -> Void) {
    part = String(
      name.replacing("-", with: "_").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    change(&self.change)
  }

  /// Puts the traits in the place of a variant's.
  func set(in variant: inout SceneVariant) { variant.take(change) }
}

/// The traits of a scene as it stands, as texts.
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
  /// The direction in which a language is mostly written, by its script.
  init(ofLocale locale: String) {
    let script = likelySubtags(of: locale).dropFirst().first ?? ""
    let isRightToLeft = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"].contains(script)
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension String {
  /// True if both name one locale, whatever separates the subtags.
  fileprivate func isSameLocale(as other: String) -> Bool {
    replacing("-", with: "_").lowercased() == other.replacing("-", with: "_").lowercased()
  }
}

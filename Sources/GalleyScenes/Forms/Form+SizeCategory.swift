import GalleyViews

extension ContentSizeCategory {
  /// The short names by which designers call the categories, in their order: `XS` to `AX5`.
  package static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  /// The category of a name, in any case: UIKit's, such as `accessibilityLarge`, or the short one.
  package init?(named name: String) {
    if let category = ContentSizeCategory(rawValue: name) {
      self = category
    } else if let index = Self.shortNames.firstIndex(of: name.uppercased()) {
      self = Self.allCases[index]
    } else {
      return nil
    }
  }
}

extension Form where Value == ContentSizeCategory {
  /// A size category by either of its names.
  static var sizeCategory: Form {
    let form = Form.choice()
    return Form(form.expected, form.shape.or(.words(ContentSizeCategory.shortNames))) { decoding, node in
      decoding.word(node).flatMap(ContentSizeCategory.init(named:)) ?? form.read(&decoding, node)
    }
  }
}

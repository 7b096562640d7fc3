import GalleyViews

extension ContentSizeCategory {
  /// The short names that designers use for the categories, in the order of the categories.
  package static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  /// Creates the category with the given name: UIKit's name, such as `accessibilityLarge`, or a
  /// short name, such as `AX1`, in upper or lower case. Nil for any other name.
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
  /// The form of a size category: its UIKit name or its short name.
  static var sizeCategory: Form {
    let form = Form.choice()
    return Form(form.expected, form.shape.or(.words(ContentSizeCategory.shortNames))) { decoding, node in
      decoding.word(node).flatMap(ContentSizeCategory.init(named:)) ?? form.read(&decoding, node)
    }
  }
}

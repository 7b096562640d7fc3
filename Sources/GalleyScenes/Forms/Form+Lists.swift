import GalleyBase

extension Form {
  /// Returns the form of a list of any length whose elements have one form. Elements that cannot be
  /// read are reported and left out.
  static func list<Element>(of element: Form<Element>, _ expected: String) -> Form where Value == [Element] {
    Form(expected, .list(element.shape)) { decoding, node in
      guard let nodes = decoding.document.elements(node) else { return decoding.reject(node, expected: expected) }
      var values: [Element] = []
      for (index, child) in nodes.enumerated() {
        if let value = decoding.inside(index: index, { element.read(&$0, child) }) { values.append(value) }
      }
      return values
    }
  }

  /// Returns the form of a list with one element for each of the given forms.
  fileprivate static func tuple<Element>(_ forms: [Form<Element>], _ expected: String) -> Form
  where Value == [Element] {
    Form(expected, .tuple(expected, forms.map(\.shape))) { decoding, node in
      guard let nodes = decoding.document.elements(node) else { return decoding.reject(node, expected: expected) }
      guard nodes.count == forms.count else {
        return decoding.report("expected \(expected), found a list of \(nodes.count)", at: node)
      }
      var values: [Element] = []
      for (index, child) in nodes.enumerated() {
        if let value = decoding.inside(index: index, { forms[index].read(&$0, child) }) { values.append(value) }
      }
      return values.count == forms.count ? values : nil
    }
  }
}

extension Form where Value == EdgeInsets {
  /// The form of insets: `[top, left, bottom, right]`, in the order of UIEdgeInsets.
  static var insets: Form {
    Form<[Double]>.tuple([.length, .length, .length, .length], "[top, left, bottom, right]").map {
      EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }
}

extension Form where Value == EdgeInsets {
  /// The form of directional insets: `[top, leading, bottom, trailing]`, in the order of
  /// NSDirectionalEdgeInsets. They are converted to insets as in a left-to-right layout.
  static var directionalInsets: Form {
    Form<[Double]>.tuple([.length, .length, .length, .length], "[top, leading, bottom, trailing]").map {
      EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }
}

extension Form where Value == Rect {
  /// The form of a rectangle: `[x, y, width, height]`.
  static var rect: Form {
    Form<[Double]>.tuple([.length, .length, .extent, .extent], "[x, y, width, height]").map {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }
}

extension Form where Value == Size {
  /// The form of an offset: `[horizontal, vertical]`, each positive or negative. UIKit uses CGSize
  /// for offsets.
  static var offset: Form {
    Form<[Double]>.tuple([.length, .length], "[x, y]").map { Size(width: $0[0], height: $0[1]) }
  }

  /// The form of a size in points: `[width, height]`, each 0 or more.
  static var extents: Form {
    Form<[Double]>.tuple([.extent, .extent], "[width, height]").map { Size(width: $0[0], height: $0[1]) }
  }
}

extension Form where Value == SceneExtent {
  /// The form of a width or height: a length that is 0 or more, or `auto`.
  static var extentOrAuto: Form {
    Form("a number of points or auto", Form<Double>.extent.shape.or(.words(["auto"]))) { decoding, node in
      if decoding.word(node) == "auto" { return .auto }
      if let word = decoding.word(node) {
        return decoding.report(
          "expected a number of points or auto, found \(decoding.found(node))", at: node,
          suggestion: nearestSpelling(to: word, among: ["auto"]))
      }
      let number = Form<Double>.number(0...Form<Double>.largestLength, expected: "a number of points or auto")
      return number.read(&decoding, node).map { .points($0.onLengthGrid) }
    }
  }
}

extension Form where Value == SceneSize {
  /// The form of a size whose lengths may follow from the content: `[width, height]`, each a length
  /// or `auto`.
  static var size: Form {
    Form<[SceneExtent]>.tuple([.extentOrAuto, .extentOrAuto], "[width, height]").map {
      SceneSize(width: $0[0], height: $0[1])
    }
  }
}

extension Form where Value == SceneFrame {
  /// The form of a view's frame: `[x, y, width, height]`, where width and height are lengths or
  /// `auto`.
  static var frame: Form {
    let coordinate = Form<Double>.length.map(SceneExtent.points)
    return Form<[SceneExtent]>.tuple(
      [coordinate, coordinate, .extentOrAuto, .extentOrAuto], "[x, y, width, height]"
    ).map {
      SceneFrame(
        origin: Point(x: $0[0].points ?? 0, y: $0[1].points ?? 0), size: SceneSize(width: $0[2], height: $0[3]))
    }
  }
}

extension Form where Value == Range<Int> {
  private static var bound: Form<Int> { .count(0...1_000_000_000) }

  /// The form of a range of text: `[start, end]` as UTF-16 offsets. Equal offsets mean a position
  /// between characters.
  static var offsets: Form {
    Form("[start, end]", .tuple("[start, end]", [bound.shape, bound.shape])) { decoding, node in
      let numbers = Form<[Int]>.list(of: bound, "[start, end]").read(&decoding, node)
      guard let numbers, numbers.count == decoding.document.elements(node)?.count else { return nil }
      guard numbers.count == 2 else {
        return decoding.report("expected [start, end], found a list of \(numbers.count)", at: node)
      }
      guard numbers[0] <= numbers[1] else {
        return decoding.report(
          "\(numbers[0]) to \(numbers[1]) runs backwards; the smaller offset comes first", at: node)
      }
      return numbers[0]..<numbers[1]
    }
  }
}

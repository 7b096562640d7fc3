import GalleyBase
import GalleyViews

extension Shape {
  /// The shape of a list of constraints.
  static var constraints: Shape { .list(.string("constraint, as in `title.top = safeArea.top + 16 @ 750`")) }
}

extension Decoding {
  /// Reads a list of constraints.
  /// - Parameter owner: the view that has the list; nil for the scene.
  mutating func decodeConstraints(_ node: NodeID, of owner: String?) -> [SceneConstraint] {
    spend(document.elements(node)?.count ?? 0, of: .constraints, at: node)
    let form = Form<SceneConstraint>("a constraint") { decoding, node in
      guard let text = Form<String>.string.read(&decoding, node) else { return nil }
      return decoding.constraint(text, at: node, of: owner)
    }
    return Form<[SceneConstraint]>.list(of: form, "a list of constraints").read(&self, node) ?? []
  }

  private mutating func constraint(_ text: String, at node: NodeID, of owner: String?) -> SceneConstraint? {
    do throws(ConstraintMistake) {
      var reader = ConstraintReader(text)
      let syntax = try reader.read()
      return try constraint(syntax, text, of: owner)
    } catch {
      report(
        error.message, at: node, offset: error.offset, in: text, suggestion: error.suggestion, valid: error.valid)
      return nil
    }
  }

  private func constraint(
    _ syntax: ConstraintSyntax, _ text: String, of owner: String?
  ) throws(ConstraintMistake) -> SceneConstraint {
    // `superview` and bare guides are those around the first view that the constraint names.
    let sides = [syntax.first] + (syntax.second.isEmpty ? [] : [syntax.second])
    let named = sides.lazy.compactMap { $0.count > 1 ? $0[0].text : nil }
      .first { environment.viewKinds[$0] != nil }
    let isOwnSide = sides.contains { $0.count == 1 }
    let subject = isOwnSide ? owner ?? named : named ?? owner
    let resolver = AnchorResolver(owner: owner, subject: subject, kinds: environment.viewKinds)
    let first = try resolver.anchor(syntax.first)
    var constraint = SceneConstraint(
      first: first, relation: syntax.relation, multiplier: syntax.factor, constant: syntax.constant.onLengthGrid,
      text: text, path: path)
    if !syntax.second.isEmpty {
      let second = try resolver.anchor(syntax.second)
      try check(first.attribute, second.attribute, syntax)
      constraint.second = second
    } else if !first.attribute.isLength {
      throw ConstraintMistake(
        message: "\(first.attribute.name) is a position and needs an anchor to measure from, as in "
          + "\"\(syntax.first.map(\.text).joined(separator: ".")) = superview.\(first.attribute.name) + "
          + "\(syntax.constant.plainDecimal)\"", offset: syntax.first[syntax.first.count - 1].offset)
    }
    if let priority = syntax.priority { constraint.priority = try Self.priority(priority) }
    return constraint
  }

  /// Reports a constraint between two anchors that cannot be compared.
  private func check(
    _ first: LayoutAttribute, _ second: LayoutAttribute, _ syntax: ConstraintSyntax
  ) throws(ConstraintMistake) {
    let place = syntax.second[syntax.second.count - 1].offset
    if first.isLength != second.isLength {
      let (line, length) = first.isLength ? (second, first) : (first, second)
      throw ConstraintMistake(
        message: "\(length.name) is a length and \(line.name) is a position: they cannot be compared", offset: place)
    }
    if !first.isLength, first.isHorizontal != second.isHorizontal {
      let (across, down) = first.isHorizontal ? (first, second) : (second, first)
      throw ConstraintMistake(
        message: "\(across.name) is on the horizontal axis and \(down.name) on the vertical one: they cannot be "
          + "compared", offset: place)
    }
    if first.isDirectional != second.isDirectional, first.isSide, second.isSide {
      let (reading, fixed) = first.isDirectional ? (first, second) : (second, first)
      throw ConstraintMistake(
        message: "\(reading.name) changes sides with the direction of the interface and \(fixed.name) does not: they "
          + "cannot be compared", offset: place, suggestion: fixed == .left ? "leading" : "trailing")
    }
    if syntax.factor == 0 {
      throw ConstraintMistake(
        message: "a factor of 0 cancels the other anchor; leave out the factor and the anchor",
        offset: syntax.multiplier.offset)
    }
  }

  /// Returns the priority for a number or a name of UILayoutPriority.
  private static func priority(_ word: ConstraintSyntax.Word) throws(ConstraintMistake) -> Double {
    if let named = ScenePriorities.named.first(where: { $0.name == word.text }) { return named.value }
    let names = ScenePriorities.named.map(\.name)
    guard let number = Double(word.text) else {
      throw ConstraintMistake(
        message: "\"\(word.text.shortened)\" is not a priority", offset: word.offset,
        suggestion: nearestSpelling(to: word.text, among: names), valid: names + ["a number above 0, up to 1000"])
    }
    guard number > 0, number <= 1000 else {
      throw ConstraintMistake(
        message: "the priority \(word.text) must be above 0 and at most 1000 (required)", offset: word.offset)
    }
    return number
  }

  /// Reports a mistake at an offset inside a string.
  /// - Parameter offset: the number of bytes before the mistake in the string.
  mutating func report(
    _ message: String, at node: NodeID, offset: Int, in text: String, suggestion: String?, valid: [String]
  ) {
    var diagnostic = document.diagnostic(message, at: node, path: path, suggestion: suggestion, valid: valid)
    diagnostic.position = document.position(of: node, offset: offset, in: text)
    add(diagnostic)
  }
}

extension LayoutAttribute {
  /// True for leading and trailing, which depend on the layout direction.
  fileprivate var isDirectional: Bool { self == .leading || self == .trailing }
  /// True for a vertical edge: leading, trailing, left or right.
  fileprivate var isSide: Bool { isDirectional || self == .left || self == .right }
}

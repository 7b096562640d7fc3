extension TextAttributes {
  private static let shapingProperties = properties.filter { $0.cost == .shaping }

  /// True if both attributes give the same text the same glyphs.
  public func shapesLike(_ other: TextAttributes) -> Bool {
    TextAttributes.shapingProperties.allSatisfy { $0.agrees(self, other) }
  }

  /// These attributes, and those of `other` that they do not set.
  /// - Parameter reach: the least reach of a property that is taken from `other`.
  public func filled(
    from other: TextAttributes, reaching reach: StyleProperty<TextAttributes>.Reach = .insertions
  ) -> TextAttributes {
    var result = self
    for property in Self.properties where property.reach == .insertions || property.reach == reach {
      if property.isUnset(self) { property.copy(&result, other) }
    }
    return result
  }

  /// These attributes, painted with the colours and decorations that `look` sets.
  public func painted(like look: TextAttributes) -> TextAttributes {
    var result = self
    for property in Self.properties where property.cost == .painting && !property.isUnset(look) {
      property.copy(&result, look)
    }
    return result
  }
}

extension ParagraphStyle {
  private static let shapingProperties = properties.filter { $0.cost == .shaping }

  /// True if both styles give the same analysis of the same text.
  func analysesLike(_ other: ParagraphStyle) -> Bool {
    ParagraphStyle.shapingProperties.allSatisfy { $0.agrees(self, other) }
  }
}

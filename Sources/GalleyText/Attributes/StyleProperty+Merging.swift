extension TextAttributes {
  private static let shapingProperties = properties.filter { $0.cost == .shaping }

  /// True if `other` gives the same text the same glyphs as these attributes.
  public func shapesLike(_ other: TextAttributes) -> Bool {
    TextAttributes.shapingProperties.allSatisfy { $0.agrees(self, other) }
  }

  /// Returns these attributes, with each attribute that they do not set taken from `other`.
  /// - Parameter reach: the minimum reach of a property that is taken from `other`.
  public func filled(
    from other: TextAttributes, reaching reach: StyleProperty<TextAttributes>.Reach = .insertions
  ) -> TextAttributes {
    var result = self
    for property in Self.properties where property.reach == .insertions || property.reach == reach {
      if property.isUnset(self) { property.copy(&result, other) }
    }
    return result
  }

  /// Returns these attributes, with the colours and decorations that `look` sets.
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

  /// True if the analysis of the same text has the same result with both styles.
  func analysesLike(_ other: ParagraphStyle) -> Bool {
    ParagraphStyle.shapingProperties.allSatisfy { $0.agrees(self, other) }
  }
}

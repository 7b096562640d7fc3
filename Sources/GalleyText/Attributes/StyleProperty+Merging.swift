extension TextAttributes {
  private static let shapingProperties = properties.filter { $0.cost == .shaping }

  /// True if both attributes give the same glyphs for the same text.
  public func shapesLike(_ other: TextAttributes) -> Bool {
    TextAttributes.shapingProperties.allSatisfy { $0.agrees(self, other) }
  }

  /// Returns these attributes, with those of `other` where they set nothing.
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

  /// True if both styles give the same analysis for the same text.
  func analysesLike(_ other: ParagraphStyle) -> Bool {
    ParagraphStyle.shapingProperties.allSatisfy { $0.agrees(self, other) }
  }
}

extension FontCollection {
  /// Returns the request with its traits replaced by `traits`, if the family has a face with
  /// exactly these traits; otherwise nil. Bold means a weight of 600 or more. If the family has
  /// several such weights, the one nearest to 700 is chosen.
  ///
  /// No traits mean the regular face. The result is nil for condensed or expanded faces that a family lacks. The bits
  /// for monospaced fonts and user interfaces are ignored (rule: descriptor-matching). A family's variable face has
  /// every weight and width that its axes span. UIKit counterpart: UIFontDescriptor.withSymbolicTraits(_:).
  public func descriptor(_ descriptor: FontDescriptor, withSymbolicTraits traits: SymbolicTraits) -> FontDescriptor? {
    guard let family = family(of: descriptor) else { return nil }
    var result = isMoreThanItsFamily(descriptor) ? descriptor : descriptor.withFamily(family)
    result.italic = traits.contains(.traitItalic)
    result.weight = traits.contains(.traitBold) ? 700 : 400
    result.width = traits.contains(.traitCondensed) ? 75 : (traits.contains(.traitExpanded) ? 125 : 100)
    let isContradictory = traits.isSuperset(of: [.traitCondensed, .traitExpanded])
    guard !isContradictory, let face = FaceMatching(result).nearest(of: faces(ofFamily: family)) else { return nil }
    let has = face.traits(nearest: result)
    result.weight = has.weight
    result.width = has.width
    let mattering: SymbolicTraits = [.traitItalic, .traitBold, .traitCondensed, .traitExpanded]
    return SymbolicTraits(has) == traits.intersection(mattering) ? result : nil
  }

  /// Returns the faces that match a request, nearest first. They are taken from the requested
  /// family and name, or from all families if there is no such face. Each result has the face's
  /// family, PostScript name and traits, and the other attributes of the request.
  /// - Parameter mandatory: the traits that must be exactly the request's.
  /// UIKit counterpart: UIFontDescriptor.matchingFontDescriptors(withMandatoryKeys:).
  public func matchingFontDescriptors(
    for descriptor: FontDescriptor, mandatory: MandatoryTraits = []
  ) -> [FontDescriptor] {
    let family = descriptor.family.map { $0 == "system" ? system : $0 }
    let candidates = family.map(faces(ofFamily:)) ?? records
    let fitting = candidates.filter { face in
      let has = face.traits(nearest: descriptor)
      return (descriptor.name == nil || descriptor.name == face.postScriptName)
        && (!mandatory.contains(.weight) || has.weight == descriptor.weight)
        && (!mandatory.contains(.width) || has.width == descriptor.width)
        && (!mandatory.contains(.italic) || has.italic == descriptor.italic)
    }
    return FaceMatching(descriptor).sorted(fitting).map { face in
      let has = face.traits(nearest: descriptor)
      var result = descriptor
      (result.family, result.name) = (face.family, face.postScriptName)
      (result.weight, result.width, result.italic) = (has.weight, has.width, has.italic)
      return result
    }
  }

  /// Returns the family of the face for a request; nil if there is none or if the request names a
  /// file outside the collection.
  private func family(of descriptor: FontDescriptor) -> String? {
    if let file = descriptor.file {
      return records.first {
        if case .file(let other) = $0.source { other == file } else { false }
      }?.family
    }
    return (try? record(for: descriptor))?.family
  }
}

/// The traits that a face must have in common with a request.
public struct MandatoryTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt8

  /// Creates mandatory traits from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The face must have the requested weight.
  public static let weight = MandatoryTraits(rawValue: 1)
  /// The face must have the requested width.
  public static let width = MandatoryTraits(rawValue: 2)
  /// The face must have the requested slant.
  public static let italic = MandatoryTraits(rawValue: 4)
}

extension FaceRecord {
  /// Returns the traits of the face that are nearest to the requested traits. For a variable face
  /// they are limited to its axes.
  fileprivate func traits(nearest descriptor: FontDescriptor) -> FaceTraits {
    var result = traits
    result.weight = Int(min(max(Double(descriptor.weight), weights.lowerBound), weights.upperBound))
    result.width = min(max(descriptor.width, widths.lowerBound), widths.upperBound)
    return result
  }
}

extension FontFace {
  /// The weight in the face's name, or else the `Weight` of its outlines (Adobe Technical Note
  /// 5176, "The Compact Font Format", Top DICT), from 100 to 900. It is nil if neither contains a
  /// weight.
  ///
  /// It distinguishes faces that state the same weight in OS/2: SF-Pro-Text-Bold.otf states 600, as its semibold does.
  public var namedWeight: Int? {
    let style = postScriptName.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init)
    return style.flatMap(WeightName.number) ?? table("CFF ")?.compactFontWeight.flatMap(WeightName.number)
  }
}

extension FontData {
  /// The word `Weight` in the first Top DICT of a `CFF ` table; nil if there is none.
  fileprivate var compactFontWeight: String? {
    guard let names = uint8(at: 2).flatMap(index), let dictionaries = index(at: names.end),
      let strings = index(at: dictionaries.end), let dictionary = dictionaries.objects.first,
      let number = weightNumber(in: dictionary)
    else { return nil }
    // Appendix A, Standard Strings.
    let standard = [
      383: "Black", 384: "Bold", 385: "Book", 386: "Light", 387: "Medium", 388: "Regular", 389: "Roman",
      390: "Semibold",
    ]
    guard number > 390 else { return standard[number] }
    guard strings.objects.indices.contains(number - 391) else { return nil }
    let letters = strings.objects[number - 391].compactMap { uint8(at: $0) }.map { UInt8($0) }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns the ranges of the objects in an INDEX (a list in a `CFF ` table), and the offset after
  /// the INDEX; nil if it is malformed.
  private func index(at start: Int) -> (objects: [Range<Int>], end: Int)? {
    guard let count = uint16(at: start) else { return nil }
    guard count > 0 else { return ([], start + 2) }
    guard let size = uint8(at: start + 2), (1...4).contains(size) else { return nil }
    // Offsets count from the byte before the objects.
    let base = start + 2 + size * (count + 1)
    let offsets = (0...count).compactMap { number -> Int? in
      let bytes = (0..<size).compactMap { uint8(at: start + 3 + number * size + $0) }
      return bytes.count == size ? base + bytes.reduce(0) { $0 << 8 | $1 } : nil
    }
    guard offsets.count == count + 1, zip(offsets, offsets.dropFirst()).allSatisfy(<=) else { return nil }
    return (zip(offsets, offsets.dropFirst()).map { $0..<$1 }, offsets[count])
  }

  /// Returns the number of the string to which operator 4 (Weight) refers in a DICT of a `CFF `
  /// table; nil if the DICT does not have the operator.
  private func weightNumber(in dictionary: Range<Int>) -> Int? {
    var (place, operand) = (dictionary.lowerBound, 0)
    while place < dictionary.upperBound, let byte = uint8(at: place) {
      place += 1
      switch byte {
      case 4: return operand
      case 12: place += 1
      case 28:
        operand = uint16(at: place) ?? 0
        place += 2
      case 29: place += 4
      case 30:
        // A real number ends with a half byte of 15.
        while place < dictionary.upperBound, let digits = uint8(at: place), digits & 15 != 15, digits >> 4 != 15 {
          place += 1
        }
        place += 1
      case 32...246: operand = byte - 139
      case 247...250:
        operand = (byte - 247) * 256 + (uint8(at: place) ?? 0) + 108
        place += 1
      case 251...254: place += 1
      default: break
      }
    }
    return nil
  }
}

import GalleyBase

/// Returns a text with the same shape and without its meaning. Each letter becomes another letter
/// of the same script and case, with nearly the same width. Each digit becomes a zero of its
/// script. Spaces, punctuation, marks, symbols, control characters and the number of UTF-16 units
/// stay the same, so that lines break at nearly the same positions.
func hiddenText(_ text: String) -> String {
  var hidden = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { hidden.append(hiddenScalar(scalar)) }
  return String(hidden)
}

/// Returns another number with as many digits before and after the decimal point. Its plural form
/// is usually the same.
func hiddenNumber(_ number: Double) -> Double {
  var digits = Array(number.plainDecimal.unicodeScalars)
  let places = digits.indices.filter { ("0"..."9").contains(digits[$0]) }
  guard let first = places.first, let last = places.last else { return number }
  let isBelowOne = digits[first] == "0" && places.count > 1
  for place in places { digits[place] = "0" }
  if digits.contains(".") { digits[last] = "2" }
  if !isBelowOne { digits[first] = "2" }
  var text = String.UnicodeScalarView()
  text.append(contentsOf: digits)
  return Double(String(text)) ?? number
}

private func hiddenScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  let properties = scalar.properties
  if properties.generalCategory == .decimalNumber, let digit = properties.numericValue,
    let zero = Unicode.Scalar(scalar.value - UInt32(digit))
  {
    return zero
  }
  switch properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .letterNumber: break
  // For example, the mark that lengthens Japanese vowels.
  case .modifierLetter: return scalar
  default: return scalar
  }
  return ownLetter(scalar) ?? firstLetter(like: scalar)
}

/// Returns the replacement for a letter of a script with special rules; nil for other scripts.
private func ownLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  let category = scalar.properties.generalCategory
  let isUpper = category == .uppercaseLetter
  switch scalar.value {
  case 0x41...0x5A, 0x61...0x7A: return latinLetter(scalar)
  case 0xC0...0x2AF where isUpper || category == .lowercaseLetter: return isUpper ? "Ñ" : "ñ"
  case 0x386...0x3CE: return isUpper ? "Ν" : "ν"
  case 0x400...0x42F: return "Н"
  case 0x430...0x45F: return "н"
  case 0x5D0...0x5EA: return "ךםןףץ".unicodeScalars.contains(scalar) ? "ם" : "מ"
  case 0x620...0x6D5: return arabicLetter(scalar)
  case 0x900...0xD7F: return indicLetter(scalar)
  case 0xE01...0xE2E: return "ก"
  case 0xE30...0xE33: return "า"
  case 0xE40...0xE44: return "เ"
  case 0x3041...0x3096: return smallKana.contains(scalar) ? "っ" : "は"
  case 0x30A1...0x30FA: return smallKana.contains(scalar) ? "ッ" : "ハ"
  // Syllables without and with a final consonant.
  case 0xAC00...0xD7A3: return (scalar.value - 0xAC00) % 28 == 0 ? "나" : "난"
  case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: return "文"
  case 0x20000...0x3FFFF: return "𠀀"
  case 0xFF21...0xFF3A: return "Ｎ"
  case 0xFF41...0xFF5A: return "ｎ"
  default: return nil
  }
}

/// Returns a Latin letter with about the same width.
private func latinLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar {
  case "i", "j", "l": "l"
  case "f", "r", "t": "t"
  case "m", "w": "m"
  case "I", "J": "I"
  case "M", "W": "M"
  default: scalar.value < 0x60 ? "N" : "n"
  }
}

private let smallKana = Set("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ".unicodeScalars)

/// Returns an Arabic letter that joins the next one if the original does.
private func arabicLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x621, 0x674, 0x6D5: "ء"
  case 0x622, 0x623, 0x625, 0x627, 0x671...0x673, 0x675: "ا"
  case 0x624, 0x629, 0x62F...0x632, 0x648, 0x676, 0x677, 0x688...0x699, 0x6C0, 0x6C3...0x6CB, 0x6CD, 0x6CF, 0x6D2,
    0x6D3:
    "ر"
  default: "ب"
  }
}

/// Returns a vowel for a vowel, and a consonant for a consonant. The Unicode blocks of Indic
/// scripts have the same order.
private func indicLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  let (block, place) = (scalar.value & ~0x7F, scalar.value & 0x7F)
  switch place {
  case 0x05...0x14: return Unicode.Scalar(block + 0x05)
  case 0x15...0x39: return Unicode.Scalar(block + 0x15)
  default: return nil
  }
}

/// Returns the first letter of the same category, such as capital letters, among the 128 characters
/// of the same block.
private func firstLetter(like scalar: Unicode.Scalar) -> Unicode.Scalar {
  let block = scalar.value & ~0x7F
  let category = scalar.properties.generalCategory
  let letters = (block..<block + 0x80).lazy.compactMap(Unicode.Scalar.init)
  return letters.first { $0.properties.generalCategory == category } ?? scalar
}

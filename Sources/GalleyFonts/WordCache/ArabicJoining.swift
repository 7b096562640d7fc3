/// The way in which an Arabic letter joins with its neighbours (Unicode, Joining_Type).
enum ArabicJoining: UInt8, BitwiseCopyable {
  /// The letter joins with the letters on both sides.
  case dual
  /// The letter joins only with the letter before it, which is on its right.
  case right
  /// The letter does not join.
  case none

  /// Creates the joining of a letter in the first block of the Arabic script; nil for characters
  /// that are not in the table of such letters.
  init?(of unit: UInt16) {
    switch unit {
    case 0x621, 0x674: self = .none
    case 0x622...0x625, 0x627, 0x629, 0x62F...0x632, 0x648: self = .right
    case 0x671...0x673, 0x675...0x677, 0x688...0x699, 0x6C0, 0x6C3...0x6CB, 0x6CD, 0x6CF, 0x6D2, 0x6D3: self = .right
    case 0x620...0x63F, 0x641...0x64A, 0x678...0x6D1: self = .dual
    default: return nil
    }
  }

  /// Returns true if the letter joins with the letter after it.
  func joins(with next: ArabicJoining) -> Bool { self == .dual && next != .none }
}

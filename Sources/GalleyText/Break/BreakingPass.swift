import GalleyBase

/// The strictness with which the lines of a whole paragraph are judged. A paragraph is tried in one pass after the
/// other until there are breaks that satisfy it, as TeX tries it (Knuth, The TeXbook, chapter 14): without dividing
/// words, then dividing them, then with lines that are taken to stretch further than they do.
///
/// The last of these matters most in narrow columns. There every line is looser than TeX's tolerance, and by the cube
/// of its looseness one such line would outweigh any number of hyphens below each other. TeX leaves it to the author
/// how far lines may seem to stretch. Here it is the least of an eighth, a quarter, a half and the whole of the line
/// with which there are breaks: a choice, by which hyphens below each other get rarer and spaces no wider on the whole.
struct BreakingPass: Hashable {
  /// True if words are divided where no soft hyphen is.
  var dividesWords: Bool
  /// The greatest badness of a line: 100 is that of spaces half as wide again.
  var tolerance: Int
  /// The length that every line is taken to stretch beyond its spaces: TeX's emergency stretch.
  var emergencyStretch: Length

  /// The passes for lines of a width, in order. Every paragraph has breaks that satisfy the last.
  /// - Parameter dividesWords: true if the paragraph's style lets words be divided.
  static func passes(room: Length, dividesWords: Bool) -> [BreakingPass] {
    let withoutDivision = BreakingPass(dividesWords: false, tolerance: 100, emergencyStretch: .zero)
    let stretches = [.zero] + [8, 4, 2, 1].map { room / $0 }
    return (dividesWords ? [withoutDivision] : [])
      + stretches.map { BreakingPass(dividesWords: dividesWords, tolerance: 200, emergencyStretch: $0) }
  }
}

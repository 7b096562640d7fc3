/// Two families of one design, one for text and one for large sizes, such as `SF Pro Text` and `SF
/// Pro Display`, or `Inter` and `Inter Display`.
struct OpticalPair: Hashable {
  let text: String
  let display: String

  /// Creates the pair to which a family belongs; nil if `families` does not contain both families
  /// of the pair.
  init?(of family: String, among families: Set<String>) {
    func base(_ ending: String) -> String? {
      family.hasSuffix(ending) ? String(family.dropLast(ending.count)) : nil
    }
    if let base = base(" Display") {
      guard let text = [base + " Text", base].first(where: families.contains) else { return nil }
      self.text = text
      display = family
    } else {
      text = family
      display = (base(" Text") ?? family) + " Display"
      guard families.contains(display) else { return nil }
    }
  }
}

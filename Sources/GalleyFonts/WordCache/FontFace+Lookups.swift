extension FontFace {
  /// False for variable faces, and tables with variations of features, which change their lookups, for Apple's tables, which
  /// have rules of their own, and for alternates that are picked by chance (`rand`), which depend on all text before.
  var hasFixedLookups: Bool {
    guard axes.isEmpty, !usesChance, hasSimpleKerning else { return false }
    let isFixed = (["GSUB", "GPOS"] as [OpenTypeTag]).allSatisfy { tag in
      guard let table = table(tag) else { return true }
      // Version 1.0, or 1.1 without a table of variations.
      return table.uint16(at: 0) == 1 && (table.uint16(at: 2) == 0 || table.uint32(at: 10) == 0)
    }
    return isFixed && (["morx", "mort", "kerx"] as [OpenTypeTag]).allSatisfy { table($0) == nil }
  }

  /// True if pairs of the `kern` table only add to advances: not in Apple's kind, nor where glyphs move up and down.
  private var hasSimpleKerning: Bool {
    guard let kern = table("kern") else { return true }
    guard kern.uint16(at: 0) == 0, let count = kern.uint16(at: 2) else { return false }
    var offset = 4
    for _ in 0..<count {
      guard let length = kern.uint16(at: offset + 2), let coverage = kern.uint16(at: offset + 4),
        coverage & 4 == 0, length >= 6
      else { return false }
      offset += length
    }
    return true
  }

  private var usesChance: Bool {
    guard let table = table("GSUB") else { return false }
    guard let list = table.uint16(at: 6), let count = table.uint16(at: list) else { return true }
    return (0..<count).contains { table.tag(at: list + 2 + 6 * $0) == "rand" }
  }
}

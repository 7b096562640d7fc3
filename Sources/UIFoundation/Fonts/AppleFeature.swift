import GalleyFonts

/// The mapping from Apple's font feature numbers (Apple, Font Feature Registry) to OpenType tags.
package enum AppleFeature {
  /// Selectors that turn a feature on or off, by feature type. Even numbers turn a feature on; the
  /// next odd number turns it off.
  static let switches: [Int: [Int: OpenTypeTag]] = [
    1: [0: "rlig", 2: "liga", 4: "dlig", 18: "clig", 20: "hlig"],
    33: [0: "case", 2: "cpsp"],
    34: [0: "hkna", 2: "vkna"],
    35: [
      2: "ss01", 4: "ss02", 6: "ss03", 8: "ss04", 10: "ss05", 12: "ss06", 14: "ss07", 16: "ss08", 18: "ss09",
      20: "ss10", 22: "ss11", 24: "ss12", 26: "ss13", 28: "ss14", 30: "ss15", 32: "ss16", 34: "ss17", 36: "ss18",
      38: "ss19", 40: "ss20",
    ],
    36: [0: "calt", 2: "swsh", 4: "cswh"],
    14: [4: "zero"],
  ]

  /// Selectors that exclude each other, by feature type.
  static let choices: [Int: [Int: [OpenTypeTag]]] = [
    6: [0: ["tnum"], 1: ["pnum"], 2: ["twid"], 3: ["qwid"]],
    10: [0: [], 1: ["sups"], 2: ["subs"], 3: ["ordn"], 4: ["sinf"]],
    11: [0: [], 1: ["afrc"], 2: ["frac"]],
    19: [0: [], 4: ["titl"]],
    20: [
      0: ["trad"], 1: ["smpl"], 2: ["jp78"], 3: ["jp83"], 4: ["jp90"], 10: ["expt"], 11: ["jp04"], 12: ["hojo"],
      13: ["nlck"], 14: ["tnam"],
    ],
    21: [0: ["onum"], 1: ["lnum"]],
    22: [0: ["pwid"], 1: ["fwid"], 2: ["hwid"], 3: ["twid"], 4: ["qwid"], 5: ["palt"], 6: ["halt"]],
    37: [0: [], 1: ["smcp"], 2: ["pcap"]],
    38: [0: [], 1: ["c2sc"], 2: ["c2pc"]],
    3: [3: ["smcp"]],
  ]

  /// Returns the OpenType features that correspond to one of Apple's features; empty if there are
  /// none.
  static func features(type: Int, selector: Int) -> [FontFeature] {
    if let tag = switches[type]?[selector] { return [FontFeature(tag: tag, value: 1)] }
    if selector % 2 == 1, let tag = switches[type]?[selector - 1] { return [FontFeature(tag: tag, value: 0)] }
    return (choices[type]?[selector] ?? []).map { FontFeature(tag: $0, value: 1) }
  }
}

extension [ScriptRun] {
  /// The writing system of Han characters in the paragraph, as an ISO 15924 tag: `Jpan` if there is
  /// kana, else `Kore` if there is hangul, else `Hanb` if there is bopomofo, else `Hani`.
  ///
  /// In ISO 15924 the first three stand for combinations of scripts.
  var hanWritingSystem: UInt32 {
    var found: UInt32 = 0x4861_6E69
    for run in self {
      switch run.script {
      case 0x4869_7261, 0x4B61_6E61: return 0x4A70_616E
      case 0x4861_6E67: found = 0x4B6F_7265
      case 0x426F_706F where found == 0x4861_6E69: found = 0x4861_6E62
      default: continue
      }
    }
    return found
  }
}

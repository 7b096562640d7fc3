extension FontManifest {
  /// Returns a manifest with the contents of both. The faces, fallback fonts and patterns of this
  /// manifest come before those of `base`. The system font of `base` is used if this manifest names
  /// none.
  public func extending(_ base: FontManifest) -> FontManifest {
    var whole = self
    // The files that come with the base lie in its folder.
    let folders = [base.folder] + base.searchFolders
    whole.searchFolders += folders.filter { !searchFolders.contains($0) }
    whole.faces += base.faces
    if system.isEmpty {
      whole.system = base.system
      whole.systemDisplay = systemDisplay ?? base.systemDisplay
      whole.systemFont = systemFont ?? base.systemFont
    }
    whole.fallback += base.fallback.filter { !fallback.contains($0) }
    whole.purposes.merge(base.purposes) { own, _ in own }
    whole.hyphenation += base.hyphenation
    return whole
  }
}

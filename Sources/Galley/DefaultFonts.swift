extension FontCollection {
  /// Returns the default fonts, which are listed in the nearest fonts.json.
  ///
  /// The fonts.json is looked for in `$GALLEY_FONTS`, then in a folder `Fonts` in the current folder or above it, in a
  /// folder `GalleyFonts` next to the program, in an installed `galley`, and in the sources from which Galley was
  /// built. `$GALLEY_SYSTEM_FONT` overrides how the file says that the system font is set: `tracked` or `untracked`.
  /// - Parameter folder: the folder with the fonts.json; nil searches for it.
  /// - Throws: `FontsFolder.Failure` if there is no fonts.json, the error of its file, or every error in it or in the
  ///   variable.
  public static func defaults(in folder: String? = nil) throws -> FontCollection {
    var manifest = try FontManifest(folder: try FontsFolder.find(named: folder, from: [""]))
    manifest.systemFont = try SystemFontSetting.stated ?? manifest.systemFont
    return try FontCollection(manifest: manifest)
  }
}

extension RenderContext {
  /// Creates a context with the default fonts. It is for programs that need only a single context.
  ///
  /// ```swift
  /// let label = Label(in: try RenderContext())
  /// label.text = "Hello, world"
  /// label.sizeToFit()
  /// let bytes = try label.png()
  /// ```
  /// - Parameter scale: the number of pixels per point, finite and above 0.
  /// - Throws: the errors of `FontCollection.defaults(in:)` and of the system family.
  public convenience init(scale: Double = 2) throws {
    try self.init(typesetter: Typesetter(fonts: try .defaults()), scale: scale)
  }
}

extension FontCollection {
  /// Returns the default fonts: those that the nearest fonts.json pins.
  ///
  /// The manifest is that of `$GALLEY_FONTS`, else of a folder `Fonts` in the current folder or above it, of a folder
  /// `GalleyFonts` beside the program, of an installed `galley`, or of the sources that Galley was built from.
  /// `$GALLEY_SYSTEM_FONT` says how the system font is set, `tracked` or `untracked`, in place of the manifest.
  /// - Parameter folder: the folder with the fonts.json; nil searches for it.
  /// - Throws: `FontsFolder.Failure` if there is none, the error of its file, or every mistake in it or in the variable.
  public static func defaults(in folder: String? = nil) throws -> FontCollection {
    var manifest = try FontManifest(folder: try FontsFolder.find(named: folder, from: [""]))
    manifest.systemFont = try SystemFontSetting.stated ?? manifest.systemFont
    return try FontCollection(manifest: manifest)
  }
}

extension RenderContext {
  /// A context with the default fonts, for programs that need one context only.
  ///
  /// ```swift
  /// let label = Label(in: try RenderContext())
  /// label.text = "Hello, world"
  /// label.sizeToFit()
  /// let bytes = try label.png()
  /// ```
  /// - Parameter scale: pixels per point, a finite number above 0.
  /// - Throws: the errors of `FontCollection.defaults(in:)` and of the system family.
  public convenience init(scale: Double = 2) throws {
    try self.init(typesetter: Typesetter(fonts: try .defaults()), scale: scale)
  }
}

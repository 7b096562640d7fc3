import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyViews

extension ScenePlayer {
  /// Finds what is probably not meant in the page as it is now: views by themselves, then pairs of views, then what is
  /// drawn, then the characters that no face has, of those that were noted so far.
  ///
  /// Two texts overlap if more than a pixel of one's lines lies over the other's, or over a field or a button, and
  /// neither view is in the other. The exclusion paths of a text view are not a part of it. What is scrolled, or clipped
  /// by a view around it, is not looked at outside of that view.
  /// - Parameter rules: what is looked for, and its limits.
  /// - Throws: `BitmapError`: the page is too large for the bitmap on which contrast is measured; `SceneError`: drawing it
  ///   takes more than its budgets.
  public func lint(_ rules: LintRules = LintRules()) throws -> [LintFinding] {
    page.window.layoutIfNeeded()
    let views = page.window.visibleContents
    let finder = LintFinder(file: file, limits: rules.limits, pixel: 1 / page.scene.scale)
    let canvas = Rect(origin: .zero, size: page.size)
    let system = page.context.defaultFont
    // Large text of the system has a family of its own.
    let families = Set([system, system.withSize(40)].map(\.familyName))
    var findings: [LintFinding] = []
    for view in views {
      findings += finder.truncations(of: view)
      findings += finder.placeholders(of: view)
      findings += finder.offScreen(view, canvas)
      findings += finder.touchTargets(view)
      findings += finder.shrunkTexts(view)
      findings += finder.fallbacks(view, systemFamilies: families)
    }
    findings += finder.overlaps(among: views)
    let cut = Set(findings.filter { $0.rule == .truncation }.map(\.view))
    findings += try drawingFindings(finder, views, rules, except: cut)
    // Strings that a language lacks are looked for in the tables of the project.
    findings += warnings.filter { $0.cause != .untranslated }.map { warning in
      let view = views.first { $0.id == warning.view }
      var place = warning.diagnostic
      // The finding names the view itself.
      place.message = place.advice.replacing("view \"\(warning.view ?? "")\": ", with: "", maxReplacements: 1)
      return LintFinding(
        rule: warning.cause == .missingGlyph ? .missingGlyphs : .warnings, view: warning.view ?? "",
        frame: view?.frame ?? canvas, place: place)
    }
    return findings.filter { rules.severity(of: $0.rule) != .off }
  }

  /// Finds what only the drawing of the page shows.
  /// - Parameter cut: the ids of the views that are known to have too little room.
  private func drawingFindings(
    _ finder: LintFinder, _ views: [VisibleContent], _ rules: LintRules, except cut: Set<String>
  ) throws -> [LintFinding] {
    let seesInk = [.contrast, .smallText, .clippedInk].contains { rules.severity(of: $0) != .off }
    let seesCovers = rules.severity(of: .covered) != .off
    _ = try page.drawnList(asPixels: seesInk || seesCovers)
    let typesetter = page.context.typesetter
    let drawing = InspectedDrawing(
      inspectedDrawing(of: page.window), on: Rect(origin: .zero, size: page.size), with: typesetter)
    func picture(of list: DisplayList, on background: Color) throws -> Bitmap {
      try rasterize(
        list, size: page.pixelSize, scale: page.scene.scale, background: background, typesetter: typesetter)
    }
    var findings = finder.transparentTexts(drawing, in: views) + finder.transparentViews(in: page.window)
    if seesCovers {
      findings += try finder.coveredTexts(drawing, in: views) { try picture(of: $0, on: .white) }
    }
    if seesInk, !drawing.texts.isEmpty {
      let ground = try picture(of: drawing.withoutTexts, on: page.scene.background)
      findings += finder.inkFindings(drawing.texts, in: views, on: ground, except: cut)
    }
    return findings
  }

  /// Finds views that are not mirrored.
  /// - Parameter other: the same scene from left to right, after the same steps.
  public func lintMirroring(comparedWith other: ScenePlayer) -> [LintFinding] {
    page.window.layoutIfNeeded()
    other.page.window.layoutIfNeeded()
    let finder = LintFinder(file: file, limits: LintLimits(), pixel: 1 / page.scene.scale)
    return finder.unmirrored(page.window, comparedWith: other.page.window)
  }
}

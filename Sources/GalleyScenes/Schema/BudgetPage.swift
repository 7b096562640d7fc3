extension Budget {
  /// The page of the manual about budgets.
  public static var page: String {
    let limits = ReadingLimits()
    let rows = allCases.map { "| `\($0.rawValue)` | \($0.standard.grouped) | \($0.unit) | \($0.summary) |" }
    return """
      # Budgets

      The most work that a scene may ask for, and what to do about a scene that needs more.

      A scene may come from anybody, so it must not be able to take a machine's memory or its afternoon. Galley counts the
      work before it does it. A scene beyond a budget is refused with exit code 2, at the key that spends most:

      ```
      feed.yaml:7:13: error: views[0].label.text: the scene asks for 150,150,000 UTF-16 units, and its budget is \
      \(Budget.textUnits.standard.grouped): ask for less, or add --budget textUnits=150150000
      ```

      Screens of apps use a hundredth of a budget, rarely a tenth. No scene within them all takes a gigabyte of memory.

      | budget | limit | unit | counts |
      |---|---:|---|---|
      \(rows.joined(separator: "\n"))

      ## Raise a budget

      Every command that draws scenes takes `--budget NAME=VALUE`, as often as needed:

      ```
      galley render poster.yaml --budget canvasPixels=60000000 --budget layerPixels=90000000
      ```

      A project says it for all of its scenes in `galley.yaml`; the command line wins. A lower number is a stricter budget.

      ```
      galley: 1
      budgets: { canvasPixels: 60_000_000 }
      ```

      A scene cannot raise its own budgets.

      ## Limits that stand

      These bound single files, and no option raises them: \(limits.fileSize >> 20) MB and \(limits.marks.grouped) brackets
      and commas a scene, \(limits.depth) levels of lists and mappings inside each other, files included
      \(InclusionBudget.mostDepth) deep, \(limits.settings.grouped) settings, \(PictureLookup.largestFile >> 20) MB a \
      picture, \(StringFile.largestSize >> 20) MB a table of strings. A cluster of characters is shaped in parts of
      30 marks, as Unicode's stream-safe text format has it. Lines under text are made only as far as they show.

      ## Files that a scene may read

      Pictures, fonts, included scenes and tables of strings must lie in the project's folder: that of `galley.yaml`, the
      nearest one above the scene; without one the root of the git repository; without that the current folder, if the scene
      is in it, else the scene's own, and for fonts the folder around that.
      Symbolic links count as the place that they lead to. `--allow-path FOLDER`, as often as needed, lets scenes read
      other folders; the message of a refused file says which. Fonts may also lie where `fonts.json` looks for its own.

      Only regular files are read: no pipe, no device, nothing of `/proc` or `/sys`. `galley render -o` replaces no file
      that the scene was read from.

      """
  }
}

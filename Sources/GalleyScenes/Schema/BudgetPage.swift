extension Budget {
  /// The manual page about budgets as Markdown.
  public static var page: String {
    let limits = ReadingLimits()
    let rows = allCases.map { "| `\($0.rawValue)` | \($0.standard.grouped) | \($0.unit) | \($0.summary) |" }
    return """
      # Budgets

      Limits on the work of a scene, and how to raise them.

      A scene may come from anybody, so it must not be able to use up a machine's memory or time. Before
      Galley does the work of a scene, it counts this work. If the count is beyond a budget, Galley
      refuses the scene with exit code 2, and names the key that causes most of the work:

      ```
      feed.yaml:7:13: error: views[0].label.text: the scene needs 150,150,000 UTF-16 units, and its budget is \
      \(Budget.textUnits.standard.grouped): make the scene smaller, or add --budget textUnits=150150000
      ```

      Screens of apps use a hundredth of a budget, rarely a tenth. A scene within all budgets takes less
      than a gigabyte of memory. (The difference of pixels that a scene may have from its golden is not a
      budget but a *tolerance*: <doc:Goldens>.)

      | budget | limit | unit | counts |
      |---|---:|---|---|
      \(rows.joined(separator: "\n"))

      ## Raise a budget

      Every command that draws scenes takes `--budget NAME=VALUE`, as often as needed:

      ```
      galley render poster.yaml --budget canvasPixels=60000000 --budget layerPixels=90000000
      ```

      A project sets budgets for all of its scenes in `galley.yaml`. A budget on the command line wins
      over the project's. A lower number is a stricter budget.

      ```
      galley: 1
      budgets: { canvasPixels: 60_000_000 }
      ```

      A scene cannot raise its own budgets.

      ## Fixed limits

      These limits apply to single files, and no option raises them:

      - a scene: \(limits.fileSize >> 20) MB, and \(limits.marks.grouped) brackets and commas;
      - lists and mappings inside each other: \(limits.depth) levels;
      - files that include files: \(InclusionBudget.mostDepth) levels;
      - settings: \(limits.settings.grouped);
      - a picture: \(PictureLookup.largestFile >> 20) MB;
      - a table of strings: \(StringFile.largestSize >> 20) MB.

      Two more limits never refuse a scene. A cluster with more than 30 marks is shaped in parts, as in
      Unicode's stream-safe text format. Lines under text are drawn only as far as they are visible.

      ## Files that a scene may read

      Pictures, fonts, included scenes and tables of strings must lie in the project's folder. The
      project's folder is the first of these that exists:

      - the folder of the nearest `galley.yaml` above the scene;
      - the root of the git repository;
      - the current folder, if the scene is in it;
      - the scene's own folder, and for fonts the folder that contains it.

      The target of a symbolic link must lie there too. To let scenes read another folder, add
      `--allow-path FOLDER`, as often as needed; the message about a refused file names the folder. Fonts
      may also lie in the folders in which `fonts.json` looks for its files.

      Galley reads only regular files: no pipes, no devices, and nothing in `/proc` or `/sys`.
      `galley render -o` does not replace a file from which the scene was read.

      """
  }
}

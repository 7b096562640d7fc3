extension Budget {
  /// The manual page about budgets as Markdown.
  public static var page: String {
    let limits = ReadingLimits()
    let rows = allCases.map { "| `\($0.rawValue)` | \($0.standard.grouped) | \($0.unit) | \($0.summary) |" }
    return """
      # Budgets

      Limits on the work of a scene, and how to raise them.

      A scene may come from anybody, so it must not be able to use up a machine's memory or time. Galley
      counts the work before it does it. It refuses a scene beyond a budget with exit code 2, at the key
      that spends most:

      ```
      feed.yaml:7:13: error: views[0].label.text: the scene asks for 150,150,000 UTF-16 units, and its budget is \
      \(Budget.textUnits.standard.grouped): ask for less, or add --budget textUnits=150150000
      ```

      Screens of apps use a hundredth of a budget, rarely a tenth. A scene within all budgets takes less
      than a gigabyte of memory.

      | budget | limit | unit | counts |
      |---|---:|---|---|
      \(rows.joined(separator: "\n"))

      ## Raise a budget

      Every command that draws scenes takes `--budget NAME=VALUE`, as often as needed:

      ```
      galley render poster.yaml --budget canvasPixels=60000000 --budget layerPixels=90000000
      ```

      A project sets budgets for all of its scenes in `galley.yaml`; the command line wins. A lower number
      is a stricter budget.

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

      A cluster of characters is shaped in parts of 30 marks, as in Unicode's stream-safe text format.
      Lines under text are drawn only as far as they show.

      ## Files that a scene may read

      Pictures, fonts, included scenes and tables of strings must lie in the project's folder. That is the
      first of these that exists:

      - the folder of the nearest `galley.yaml` above the scene;
      - the root of the git repository;
      - the current folder, if the scene is in it;
      - the scene's own folder, and for fonts the folder that contains it.

      For a symbolic link, the file that it leads to counts. `--allow-path FOLDER`, as often as needed,
      lets scenes read other folders; the message about a refused file names the folder. Fonts may also
      lie where `fonts.json` looks for its own.

      Only regular files are read: no pipes, no devices, and nothing of `/proc` or `/sys`.
      `galley render -o` does not replace a file that the scene was read from.

      """
  }
}

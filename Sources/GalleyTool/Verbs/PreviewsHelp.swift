/// The help of `galley swift previews`, which does not need the compiled modules.
enum PreviewsHelp {
  /// The page.
  static let text = """
    OVERVIEW: Draw every #Preview and PreviewProvider of a package, light and dark.

    USAGE: galley swift previews [options] [folders]

    Pictures and layouts go to Previews/ in the package, named after the file or the type and the title of the preview:
    Card-Large.png, Card-Large@dark.png; if two have the same name, the later one gets a number. Files there that Galley
    did not write are never touched. In an Xcode project's folder, or if you give folders, the Swift files in the folders
    are compiled together with the local packages that they import. Files that do not compile are left out and listed.

    Each preview is drawn on an iPhone 16 Pro (402 × 874 pt, three pixels a point, with its safe area), unless it names a
    device, a layout or an orientation. The clock starts at 9:41 on 9 January 2025 in GMT, random numbers are the same in
    each run, settings are empty and there is no network. A preview that traps or does not end is an error, and the others
    are drawn.

      --verify                      compare with the existing pictures, and write none
      --accept                      write what differs or is new, and remove what Galley wrote for previews that are gone
      --record MODE                 write all, failed or missing (default: all; with CI set, --verify)
      --list                        list the previews, and draw none
      --filter TEXT                 only previews with this text in their name or file
      --appearances LIST            light, dark (default: both)
      --size-categories LIST        besides large: XS, S, M, XL … XXXL, AX1 … AX5
      --locales LIST                besides en_US: de, ar, …
      --directions LIST             besides that of the locale: leftToRight, rightToLeft
      --devices LIST                besides the usual one: "iPhone SE", "iPad Air (5th generation)", …
      -o, --output FOLDER           the folder of pictures (default: Previews)
      --artifacts FOLDER            the folder for what differs (default: $GALLEY_ARTIFACTS_DIR, else Failures)
      --timeout SECONDS             the maximum processor time of one picture (default: 20);
                                    the maximum time of waiting is three times as long
      --memory MEGABYTES            the maximum memory of the drawing process (default: 4096)
      --limit NUMBER                the maximum number of pictures (default: 10000)
      --clock TIME                  another time, as in 2025-01-09T09:41:00Z
      --json, --quiet               a report for programs; findings only
      --package-path, --scratch-path

    Exit code 0: drawn, or as accepted. 1: something differs, is new or gone, or could not be drawn. 2: nothing was drawn.
    """

  /// Returns true if the arguments of `galley swift` ask for the help. As with the other commands,
  /// `-h` also shows the help after an option that takes a value; write `--filter=-h` to filter by
  /// `-h`.
  static func isAsked(by arguments: [String]) -> Bool {
    arguments.first == "previews" && arguments.contains { ["-h", "--help"].contains($0) }
  }
}

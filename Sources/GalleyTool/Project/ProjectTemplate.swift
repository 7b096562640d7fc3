import GalleyScenes

/// The files of a new project as text, with their paths in the project's folder.
enum ProjectTemplate {
  /// The path of the first scene.
  static let scene = "Goldens/welcome.yaml"
  /// The path of the list of files that git ignores.
  static let ignored = ".gitignore"
  /// The path of the file with git attributes.
  static let attributes = ".gitattributes"
  /// The path of the workflow for continuous integration on GitHub.
  static let workflow = ".github/workflows/galley.yml"

  /// The lines that `.gitignore` needs.
  static let ignoredFolders = ["/Failures/", "/Pictures/"]

  /// The lines that `.gitattributes` needs, so that goldens have the same bytes in every checkout.
  static let attributeLines = [
    "*.layout.json text eol=lf", "*.cells.txt text eol=lf", "galley.lock text eol=lf", "*.png binary",
  ]

  /// The lines that make a forge fold layouts in pull requests. They do not affect goldens.
  static let foldedLines = ["*.layout.json linguist-generated", "*.cells.txt linguist-generated"]

  static let sceneText = """
    # The first scene. Draw it: galley render Goldens/welcome.yaml
    # After a change, accept the new picture: galley record Goldens/welcome.yaml
    galley: 1
    size: [320, auto]                    # points; auto is what the content needs
    background: systemBackground
    views:
      - label:
          id: title
          frame: [20, 20, 280, auto]     # x, y, width, height
          style: title
          text: { localized: welcome }   # a string of galley.yaml
      - label:
          id: body
          frame: [20, 60, 280, 66]
          numberOfLines: 0
          text: "Every line of this proof is compared with the one that was accepted last."

    """

  static let projectText = """
    # The project: what its scenes have in common. All keys: galley schema --project --markdown
    galley: 1
    scenes: [Goldens]

    colors:
      accent: { light: "#B3261E", dark: "#F2B8B5" }

    styles:
      title: { font: { textStyle: title2, weight: bold }, foregroundColor: accent }

    strings:                             # the first language is the fallback for the others
      en: { welcome: "First proof" }
      de: { welcome: "Der erste Abzug" }

    # Every scene is also drawn, compared and checked in every combination of these. Uncomment the lines, then run
    # galley record.
    # matrix:
    #   locales: [en_US, de]
    #   appearances: [light, dark]
    #   contentSizeCategories: [large, accessibilityLarge]

    # The severities of galley lint's rules, and exceptions for views.
    # lint: { contrast: error, touchTarget: off, except: [ { views: [logo], rules: [contrast], reason: "a trademark" } ] }

    """

  static var ignoredText: String { ignoredFolders.map { $0 + "\n" }.joined() }

  static var attributesText: String { (attributeLines + foldedLines).map { $0 + "\n" }.joined() }

  /// Returns the workflow for continuous integration.
  /// - Parameter version: the release that the workflow uses.
  static func workflowText(version: String) -> String {
    """
    # Compares every scene with its golden. The repository's variable GALLEY_ARCHIVE is the address of a release for the
    # runner's architecture, and GALLEY_SHA256 its digest, which is in the release's SHA256SUMS. Without them, GALLEY_SOURCE is
    # the address of a clone of Galley, which is compiled.
    name: galley
    on: [push, pull_request]
    permissions:
      contents: read
    jobs:
      verify:
        runs-on: ubuntu-24.04
        env:
          ARCHIVE: ${{ vars.GALLEY_ARCHIVE }}
          SHA256: ${{ vars.GALLEY_SHA256 }}
          SOURCE: ${{ vars.GALLEY_SOURCE }}
        steps:
          - uses: actions/checkout@v4
          - name: Install galley \(version)
            run: |
              mkdir "$RUNNER_TEMP/galley"
              if [ -n "$ARCHIVE" ]; then
                curl --fail --location --retry 3 --silent --show-error --output "$RUNNER_TEMP/galley.tar.gz" "$ARCHIVE"
                echo "$SHA256  $RUNNER_TEMP/galley.tar.gz" | sha256sum --check --strict
                tar --extract --gzip --file "$RUNNER_TEMP/galley.tar.gz" --directory "$RUNNER_TEMP/galley" --strip-components 1
              elif [ -n "$SOURCE" ]; then
                git clone --quiet --depth 1 "$SOURCE" "$RUNNER_TEMP/source"
                "$RUNNER_TEMP/source/Scripts/bootstrap" --release
                "$RUNNER_TEMP/source/Scripts/install" "$RUNNER_TEMP/galley"
              else
                echo "::error::Set the repository's variable GALLEY_ARCHIVE to a release of galley, or GALLEY_SOURCE to a clone of it."
                exit 1
              fi
              echo "$RUNNER_TEMP/galley/bin" >> "$GITHUB_PATH"
          - run: galley verify --github --junit galley.xml --report galley.html
          - run: galley lint --github
            if: always()
          - uses: actions/upload-artifact@v4
            if: failure()
            with:
              name: failures
              path: |
                Failures
                galley.html
                galley.xml
              if-no-files-found: ignore

    """
  }
}

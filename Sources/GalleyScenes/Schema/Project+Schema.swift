extension Project {
  /// The JSON Schema (draft 2020-12) of projects in UTF-8, generated from the key tables.
  public static var schema: [UInt8] { jsonSchema(of: ProjectDraft.keys.description, title: "A project of Galley") }

  /// The project reference as Markdown, generated from the key tables.
  public static var reference: String {
    let introduction = """
      # Project reference

      Every key of a project's file.

      ## Overview

      `galley schema --project --markdown` generates this page from the tables that read `galley.yaml`;
      `galley schema --project` prints them as a JSON Schema for editors. Paths start from the folder of
      the file, and unknown keys are errors. Styles have the keys of <doc:SceneReference>.

      """
    let known = Set(SceneTables().all.map(\.name))
    let tables = SceneTables(of: ProjectDraft.keys.description).all
    let (elsewhere, own) = (tables.filter { known.contains($0.name) }, tables.filter { !known.contains($0.name) })
    return elsewhere.reduce(introduction + own.map(\.markdown).joined()) { text, table in
      text.replacing("](#\(table.anchor))", with: "](doc:SceneReference#\(table.anchor))")
    }
  }
}

package import GalleyScenes

// One render: bytes ─read→ ─decode→ scene ─build, layout→ page ─draw→ display list ─encode→ file.

/// Reads and decodes a scene file, finds its fonts, then creates and lays out its views. No step is
/// played yet.
/// - Parameter variant: the variant that is drawn; nil for that of the source.
package func compose(
  _ source: SceneSource, _ changes: SceneChanges, _ session: RenderSession, in variant: SceneVariant? = nil
) throws -> ComposedScene {
  let project = try session.project(of: source)
  var changes = changes
  changes.budgets = session.allowances.budgets
  changes.readable = try session.readableFolders(of: source)
  if let variant { changes.variant = variant } else if !source.variant.name.isEmpty { changes.variant = source.variant }
  let file = try session.reader.file(
    reading: try session.bytes(of: source), named: source.path, changes: changes, sharing: project?.shared)
  let page = try file.page(with: try session.typesetter(for: file, of: source))
  return ComposedScene(ScenePlayer(file, on: page), of: source, session)
}

/// The options of `galley swift previews` that take a value.
let previewValueOptions: Set<String> = [
  "--output", "-o", "--artifacts", "--filter", "--record", "--appearances", "--size-categories", "--directions",
  "--devices", "--locales", "--timeout", "--memory", "--limit", "--clock",
]

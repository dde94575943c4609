type AreaBranch = { code: string; name: string; children?: readonly AreaBranch[] | undefined }

/** The names of an area and the levels above it; '' if a code no longer exists. */
export function areaNames(areas: readonly AreaBranch[], codes: readonly string[]): string {
  const names: string[] = []
  let level: readonly AreaBranch[] = areas
  for (const code of codes) {
    const found = level.find((area) => area.code === code)
    if (!found) return ''
    names.push(found.name)
    level = found.children ?? []
  }
  return names.join(' / ')
}

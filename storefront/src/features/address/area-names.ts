type AreaBranch = { code: string; name: string; children?: readonly AreaBranch[] | undefined }

/** The names of an area and the levels above it; '' if a code no longer exists. */
export function areaNames(areas: readonly AreaBranch[], codes: readonly string[]): string {
  const names: string[] = []
  let level: readonly AreaBranch[] = areas
  for (const code of codes) {
    const branch = level.find((area) => area.code === code)
    if (!branch) return ''
    names.push(branch.name)
    level = branch.children ?? []
  }
  return names.join(' / ')
}

const TABLE = /\/contract\/src\/client\/(?:shop|desk)-writes\.ts$/

/**
 * A plugin for Vite that replaces `shop-writes.ts` and `desk-writes.ts` by their values. They are computed from the
 * endpoints, whose schemas a browser must not load.
 */
export const evaluateWrites = () => ({
  name: 'evaluate-writes',
  async load(id: string) {
    if (!TABLE.test(id)) return null
    const values: Record<string, unknown> = await import(id)
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})

/** React's warnings about siblings with equal keys: on the next update, one of them may be lost. */
export const equalKeys: string[] = []

const { console: output } = globalThis
const log = output.error.bind(output)
output.error = (...parts: unknown[]) => {
  if (String(parts[0]).startsWith('Encountered two children with the same key')) equalKeys.push(parts.join(' '))
  log(...parts)
}

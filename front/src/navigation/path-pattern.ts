import { parse } from 'regexparam'

export type PathParams = Readonly<Record<string, string | undefined>>

type Parsed = { keys: string[]; pattern: RegExp }
const patterns = new Map<string, Parsed>()

function patternOf(pattern: string): Parsed {
  const parsed: Parsed = patterns.get(pattern) ?? parse(pattern)
  patterns.set(pattern, parsed)
  return parsed
}

/** Decodes a part of a path; a malformed part is returned unchanged. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The parameters of a path that matches a pattern such as `/orders/:order_id?`; undefined for any other path. */
export function paramsIn(pattern: string, path: string): PathParams | undefined {
  const { keys, pattern: expression } = patternOf(pattern)
  const match = expression.exec(path)
  return match ? Object.fromEntries(keys.map((key, at) => [key, decoded(match[at + 1])])) : undefined
}

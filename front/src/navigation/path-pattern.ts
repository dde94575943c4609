import { parse } from 'regexparam'

export type PathParams = Readonly<Record<string, string | undefined>>

type Parsed = { keys: string[]; pattern: RegExp }
const patterns = new Map<string, Parsed>()

function patternOf(pattern: string): Parsed {
  const parsedPattern: Parsed = patterns.get(pattern) ?? parse(pattern)
  patterns.set(pattern, parsedPattern)
  return parsedPattern
}

/** Decodes a part of a path; a malformed part is returned unchanged. */
function decode(part: string | undefined): string | undefined {
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
  return match ? Object.fromEntries(keys.map((key, at) => [key, decode(match[at + 1])])) : undefined
}

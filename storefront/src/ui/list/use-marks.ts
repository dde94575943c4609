import { useState } from 'react'

/** Which items of a list are marked while it is edited. A mark on an item that has gone counts no longer. */
export function useMarks(keys: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const shown = keys.filter((key) => marked.has(key))
  return {
    marked: shown,
    isMarked: (key: string) => marked.has(key),
    mark: (key: string, isMarked: boolean) =>
      setMarked(isMarked ? marked.union(new Set([key])) : marked.difference(new Set([key]))),
    all: {
      isAll: keys.length > 0 && shown.length === keys.length,
      isSome: shown.length > 0,
      onAll: (isMarked: boolean) => setMarked(new Set(isMarked ? keys : [])),
    },
  }
}

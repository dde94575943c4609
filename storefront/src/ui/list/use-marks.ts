import { useState } from 'react'

/** The selected items of a list in edit mode. Items that have disappeared no longer count as selected. */
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

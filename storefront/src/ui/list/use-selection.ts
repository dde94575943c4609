import { useState } from 'react'

/** The selected items of a list in edit mode. An item that has disappeared no longer counts as selected. */
export function useSelection(keys: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const selectedKeys = keys.filter((key) => selected.has(key))
  return {
    selected: selectedKeys,
    isSelected: (key: string) => selected.has(key),
    select: (key: string, isSelected: boolean) =>
      setSelected(isSelected ? selected.union(new Set([key])) : selected.difference(new Set([key]))),
    all: {
      isAll: keys.length > 0 && selectedKeys.length === keys.length,
      isSome: selectedKeys.length > 0,
      onAll: (isSelected: boolean) => setSelected(new Set(isSelected ? keys : [])),
    },
  }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type CascadeOption = {
  value: string
  label: string
  children?: readonly CascadeOption[]
  /** Whether the option has children that have to be loaded. */
  more?: boolean
}

type Load = (path: readonly CascadeOption[]) => Promise<readonly CascadeOption[]>

/** The state of a cascader: the path, and the options of the next level (null while they load). */
export function useCascade(options: readonly CascadeOption[], load: Load | undefined, value: readonly string[]) {
  const [path, setPath] = useState<readonly CascadeOption[]>([])
  const [level, setLevel] = useState<readonly CascadeOption[] | null>(options)
  const [failed, setFailed] = useState(false)
  const fetched = useRef(new Map<string, readonly CascadeOption[]>())
  const visit = useRef(0)

  async function under(way: readonly CascadeOption[]): Promise<readonly CascadeOption[]> {
    const last = way.at(-1)
    if (!last) return options
    if (last.children) return last.children
    const key = way.map((option) => option.value).join('/')
    const known = fetched.current.get(key) ?? (last.more && load ? await load(way) : [])
    fetched.current.set(key, known)
    return known
  }

  async function show(way: readonly CascadeOption[]) {
    const mine = ++visit.current
    setPath(way)
    setFailed(false)
    setLevel(way.length === 0 ? options : (way.at(-1)?.children ?? null))
    try {
      const next = await under(way)
      if (visit.current === mine) setLevel(next)
    } catch {
      if (visit.current === mine) setFailed(true)
    }
  }

  const resume = useEffectEvent(() => resumeAt(value, under, show))
  useEffect(() => {
    void resume()
  }, [])

  return {
    path,
    level,
    failed,
    /**
     * Opens the level below the last option of `way`.
     * @returns false if that option has no children, so that the choice is complete.
     */
    enter(way: readonly CascadeOption[]): boolean {
      const last = way.at(-1)
      if (last && !last.more && !last.children?.length) return false
      void show(way)
      return true
    },
    retry: () => void show(path),
  }
}

/** Opens the level of the last choice, or the deepest level of its path that still exists. */
async function resumeAt(value: readonly string[], under: Load, show: (way: readonly CascadeOption[]) => Promise<void>) {
  const way: CascadeOption[] = []
  for (const step of value.slice(0, -1)) {
    const found = (await under(way).catch(() => [])).find((option) => option.value === step)
    if (!found) break
    way.push(found)
  }
  await show(way)
}

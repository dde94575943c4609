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

  async function under(chosen: readonly CascadeOption[]): Promise<readonly CascadeOption[]> {
    const last = chosen.at(-1)
    if (!last) return options
    if (last.children) return last.children
    const key = chosen.map((option) => option.value).join('/')
    const known = fetched.current.get(key) ?? (last.more && load ? await load(chosen) : [])
    fetched.current.set(key, known)
    return known
  }

  async function show(chosen: readonly CascadeOption[]) {
    const mine = ++visit.current
    setPath(chosen)
    setFailed(false)
    setLevel(chosen.length === 0 ? options : (chosen.at(-1)?.children ?? null))
    try {
      const next = await under(chosen)
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
     * Opens the level below the last option of `chosen`.
     * @returns false if that option has no children, so that the choice is complete.
     */
    enter(chosen: readonly CascadeOption[]): boolean {
      const last = chosen.at(-1)
      if (last && !last.more && !last.children?.length) return false
      void show(chosen)
      return true
    },
    retry: () => void show(path),
  }
}

/** Opens the level of the last choice, or the deepest level of its path that still exists. */
async function resumeAt(
  value: readonly string[],
  under: Load,
  show: (chosen: readonly CascadeOption[]) => Promise<void>,
) {
  const chosen: CascadeOption[] = []
  for (const step of value.slice(0, -1)) {
    const found = (await under(chosen).catch(() => [])).find((option) => option.value === step)
    if (!found) break
    chosen.push(found)
  }
  await show(chosen)
}

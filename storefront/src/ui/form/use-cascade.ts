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
  const levels = useRef(new Map<string, readonly CascadeOption[]>())
  const visit = useRef(0)

  async function under(steps: readonly CascadeOption[]): Promise<readonly CascadeOption[]> {
    const last = steps.at(-1)
    if (!last) return options
    if (last.children) return last.children
    const key = steps.map((option) => option.value).join('/')
    const children = levels.current.get(key) ?? (last.more && load ? await load(steps) : [])
    levels.current.set(key, children)
    return children
  }

  async function show(steps: readonly CascadeOption[]) {
    const mine = ++visit.current
    setPath(steps)
    setFailed(false)
    setLevel(steps.length === 0 ? options : (steps.at(-1)?.children ?? null))
    try {
      const next = await under(steps)
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
    enter(steps: readonly CascadeOption[]): boolean {
      const last = steps.at(-1)
      if (last && !last.more && !last.children?.length) return false
      void show(steps)
      return true
    },
    retry: () => void show(path),
  }
}

/** Opens the level of the last choice, or the deepest level of its path that still exists. */
async function resumeAt(
  value: readonly string[],
  under: Load,
  show: (steps: readonly CascadeOption[]) => Promise<void>,
) {
  const steps: CascadeOption[] = []
  for (const step of value.slice(0, -1)) {
    const option = (await under(steps).catch(() => [])).find((option) => option.value === step)
    if (!option) break
    steps.push(option)
  }
  await show(steps)
}

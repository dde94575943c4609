import { makeStore } from '@sampan/front/store'
import { useSyncExternalStore } from 'react'
import css from './progress.module.css'

type State = 'idle' | 'running' | 'finishing'

const SHOW_AFTER_MS = 120
const FINISH_MS = 300

const state = makeStore<State>('idle')
let running = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The progress line at the top while a screen loads. Each `start` needs one `done`. If the screen changes quickly, no
 * line is shown.
 */
export const progress = {
  start() {
    running += 1
    if (running === 1) later(SHOW_AFTER_MS, 'running')
  },
  done() {
    running = Math.max(0, running - 1)
    if (running > 0) return
    if (state.get() === 'running') {
      state.set('finishing')
      later(FINISH_MS, 'idle')
    } else if (state.get() === 'idle') clearTimeout(timer)
  },
}

/** Renders the progress line. Mounted once in the app. */
export function ProgressBar() {
  const now = useSyncExternalStore(state.subscribe, state.get, () => 'idle' as const)
  return <div className={css.bar} data-state={now} aria-hidden="true" />
}

function later(delay_ms: number, next: State) {
  clearTimeout(timer)
  timer = setTimeout(state.set, delay_ms, next)
}

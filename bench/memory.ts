import { readFileSync, writeFileSync } from 'node:fs'

/** A process's resident memory in MB, now and at its peak; undefined where there is no /proc. */
export function memoryOf(pid: number): { now_mb: number; peak_mb: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
    return { now_mb: megabytes('VmRSS'), peak_mb: megabytes('VmHWM') }
  } catch {
    return undefined
  }
}

/** Lets the peak begin anew from what is resident now, where Linux does that. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // The peak since the start then counts.
  }
}

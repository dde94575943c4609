import type { Context } from './context.ts'
import type { Task } from './job/task.ts'

/** The tasks of the jobs that listeners add. */
export const tasksOf = (_context: Context): readonly Task[] => []

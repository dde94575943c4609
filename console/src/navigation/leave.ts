/** Confirmation questions of all forms with unsaved input. */
const questions = new Map<symbol, string>()

/** Asks before the operator leaves the screen or row, until the returned function is called. */
export function askBeforeLeaving(question: string): () => void {
  const form = Symbol()
  questions.set(form, question)
  return () => void questions.delete(form)
}

/** Whether the screen may be left: there is no unsaved input, or the operator confirms. */
export function mayLeave(): boolean {
  const [question] = questions.values()
  return question === undefined || confirm(question)
}

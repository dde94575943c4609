/** What is asked before something typed is left behind, by each form that holds such. */
const questions = new Map<symbol, string>()

/** Until the returned function is called, whoever goes to another screen or row is asked. */
export function askBeforeLeaving(question: string): () => void {
  const form = Symbol()
  questions.set(form, question)
  return () => void questions.delete(form)
}

/** Whether what is shown may be left: nothing typed would be lost, or the operator says so. */
export function mayLeave(): boolean {
  const [question] = questions.values()
  return question === undefined || confirm(question)
}

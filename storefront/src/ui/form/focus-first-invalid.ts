/**
 * Moves the focus to the first invalid field, so that its sentence is read out. Call it from an effect, after the errors
 * are rendered. Returns whether there was one.
 */
export function focusFirstInvalid(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' }) // by itself the browser would leave it behind a foot or a bar
  return Boolean(field)
}

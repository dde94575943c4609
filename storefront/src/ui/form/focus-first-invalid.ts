/**
 * Moves to the first field a form found wrong, so that its sentence is read out. Call it after the errors are drawn, from an
 * effect. Tells whether there was one.
 */
export function focusFirstInvalid(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' }) // by itself the browser would leave it behind a foot or a bar
  return Boolean(field)
}

/**
 * Moves the focus to the first invalid field, so that its sentence is read out. Call it from an effect, after the errors
 * are rendered. Returns whether there was one.
 */
export const focusFirstInvalid = (form: HTMLElement | null): boolean =>
  focus(form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]'))

/** Moves the focus to what can be done about the first picture that was chosen but not sent. Returns whether there was one. */
export const focusFirstUnsent = (form: HTMLElement | null): boolean =>
  focus(form?.querySelector<HTMLElement>('[data-unsent] button'))

function focus(field: HTMLElement | null | undefined): boolean {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' }) // by itself the browser would leave it behind a foot or a bar
  return Boolean(field)
}

/**
 * Focuses the first invalid field, so that screen readers announce its error. Call it from an effect, after the errors
 * are rendered.
 * @returns whether there was an invalid field.
 */
export const focusFirstInvalid = (form: HTMLElement | null): boolean =>
  focus(form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]'))

/**
 * Focuses the controls of the first picture that was chosen but not uploaded.
 * @returns whether there was such a picture.
 */
export const focusFirstUnsent = (form: HTMLElement | null): boolean =>
  focus(form?.querySelector<HTMLElement>('[data-unsent] button'))

function focus(field: HTMLElement | null | undefined): boolean {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' }) // the browser's own scrolling may leave the field behind the foot or the bar
  return Boolean(field)
}

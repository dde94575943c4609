/**
 * Focuses the first invalid field, so that screen readers announce its error. Has to be called from an effect, because
 * the errors must be rendered first.
 * @returns whether there was an invalid field.
 */
export const focusFirstInvalid = (form: HTMLElement | null): boolean =>
  focus(form?.querySelector<HTMLElement>('[aria-invalid="true"]'))

/**
 * Focuses the controls of the first picture that was chosen but not uploaded.
 * @returns whether a picture was not uploaded.
 */
export const focusFirstUnsent = (form: HTMLElement | null): boolean =>
  focus(form?.querySelector<HTMLElement>('[data-unsent] button'))

/** Focuses the first text that is longer than its limit. @returns whether there was one. */
export const focusFirstTooLong = (form: HTMLElement | null): boolean =>
  focus(form?.querySelector<HTMLElement>('[data-too-long]'))

/** Focuses the field with this name. @returns whether there was one. */
export const focusNamed = (form: HTMLElement | null, name: string): boolean =>
  focus(form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type="hidden"])`))

/**
 * Scrolls to the error of a group of fields, which is at none of its fields.
 * @returns whether the message is on the screen.
 */
export function scrollToError(form: HTMLElement | null, message: string): boolean {
  const errors = form?.querySelectorAll('[role="alert"]') ?? []
  const error = [...errors].find(({ textContent }) => textContent === message)
  error?.scrollIntoView({ block: 'center' })
  return error !== undefined
}

function focus(field: HTMLElement | null | undefined): boolean {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' }) // without this, the field may be hidden behind the footer or the bar
  return Boolean(field)
}

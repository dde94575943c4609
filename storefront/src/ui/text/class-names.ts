/** Joins the classes that apply; CSS modules and conditions give undefined or false for those that do not. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

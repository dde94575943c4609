/** `form` and `isRight` get the number without separators, prefix and suffix; `isRight` only numbers of the form. */
export type TaxNumberForm = { form: RegExp; example: string; isRight: (text: string) => boolean }

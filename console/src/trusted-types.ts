type Policy = { createHTML: (text: string) => string | null }
type TrustedTypes = { createPolicy: (name: 'default', policy: Policy) => unknown }

/**
 * The page's content security policy lets no script write HTML. Mantine fills its style elements as HTML, so the default
 * policy accepts text without a tag. The browser rejects all other HTML, and script in every form.
 */
export function allowStyles(types: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')): void {
  types?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) })
}

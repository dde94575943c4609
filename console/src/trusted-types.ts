type Policy = { createHTML: (text: string) => string | null }
type TrustedTypes = { createPolicy: (name: 'default', policy: Policy) => unknown }

/**
 * The page's content security policy requires Trusted Types. Mantine sets the content of style elements through
 * innerHTML, so the default policy accepts text without tags. The browser rejects all other HTML, and all script
 * values.
 */
export function allowStyles(types: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')): void {
  types?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) })
}

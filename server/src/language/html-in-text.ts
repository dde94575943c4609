const NAMES =
  'a|abbr|acronym|address|area|article|aside|audio|b|base|basefont|bdi|bdo|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|dd|del|details|dfn|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|meta|nav|nobr|noscript|object|ol|option|p|param|picture|pre|q|rp|rt|ruby|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xml'
const NAME = new RegExp(`^(?:${NAMES})$`)
/** The first attribute must have a value: `a <b and c> d` is no HTML. */
const TAG = new RegExp(String.raw`</?(?:${NAMES})(?:\s+[^\s<>=]+\s*=[^<>]*|\s*/?)>|<!--|<!doctype|<o:p>`, 'i')
const ENTITY_NAMES =
  'nbsp|amp|lt|gt|quot|apos|[lr][sd]quo|[lr]aquo|bdquo|sbquo|[mn]dash|hellip|bull|middot|[aeiouyn](?:acute|grave|circ|uml|tilde|ring)|ccedil|szlig|(?:ae|oe)lig|oslash|copy|reg|trade|euro|pound|yen|cent|deg|times|divide|plusmn|frac\\d\\d|sup[123]|micro|ord[mf]|iexcl|iquest|sect|para|(?:en|em|thin)sp|shy|zwn?j|[lrud]arr|prime|dagger|hearts|check|star'
const ENTITY = new RegExp(`&(?:${ENTITY_NAMES}|#\\d{1,7}|#x[\\da-f]{1,6});`, 'i')
/** Attributes without a value that products have. */
const FLAGS = new Set('allowfullscreen checked controls disabled hidden loop muted nowrap open playsinline'.split(' '))

/**
 * Whether a text contains HTML. The shop shows texts as they are, or as Markdown, so its readers would see the tags. A
 * comparison such as `a < b` is no HTML.
 */
export const hasHtml = (text: string): boolean => TAG.test(text) || ENTITY.test(text)

/** Whether HTML has tags of this name. Names with a colon or hyphen are of Word and of other programs. */
export const isTag = (name: string): boolean => NAME.test(name) || /[:-]/.test(name)

/** Whether the parts of a tag are words of a comparison, as in `a <b and c> d`. */
export const isComparison = (attributes: Readonly<Record<string, string>>): boolean =>
  Object.entries(attributes).length > 0 &&
  Object.entries(attributes).every(([name, value]) => value === '' && !FLAGS.has(name))

const TAGS =
  'a|abbr|article|b|big|blockquote|body|br|button|center|code|col|div|dd|dl|dt|em|embed|figure|font|form|h[1-6]|head|header|hr|html|i|iframe|img|input|li|link|main|meta|object|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|video'
const TAG = new RegExp(String.raw`</?(?:${TAGS})(?:\s[^<>]*)?/?>|<!--|<!doctype`, 'i')
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|[lr][sd]quo|[mn]dash|hellip|bull|middot|#\d{1,7}|#x[\da-f]{1,6});/i

/**
 * Whether a text contains HTML. The shop shows texts as they are, or as Markdown, so its readers would see the tags. A
 * comparison such as `a < b` is no HTML.
 */
export const hasHtml = (text: string): boolean => TAG.test(text) || ENTITY.test(text)

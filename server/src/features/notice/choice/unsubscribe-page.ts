import type { Language, NoticeTopic } from '@sampan/contract/rules'
import { sentence } from '../../../language/sentence.ts'
import { html } from '../../../mail/letter/html.ts'
import { filled } from '../mail/notice-mail-words.ts'

type Page = {
  language: Language
  shop_name: string
  nonce: string
  /** Undefined for a link that this shop did not make. */
  topic: NoticeTopic | undefined
  /** The question or the report of the page. */
  state: 'ask' | 'stopped' | 'on'
}

/** The page that ends mails, without scripts: it also works in the browser of a mail program. */
export function unsubscribePage({ language, shop_name, nonce, topic, state }: Page): string {
  const name = topic ? sentence(`unsubscribe.topic.${topic}`)[language] : ''
  const title = filled(sentence(`unsubscribe.page.${topic ? state : 'unknown'}`), language, { topic: name })
  const isOff = state === 'stopped'
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${shop_name}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f7f5f1,#101312);color:light-dark(#171a19,#f2f1ed)}
body{margin:0;min-height:100vh;display:grid;place-items:center}
main{box-sizing:border-box;width:100%;max-width:480px;padding:32px 24px;text-align:center}
h1{font-size:22px;line-height:1.35}
button{font:inherit;font-weight:600;border:0;border-radius:12px;padding:13px 24px;background:light-dark(#0b625b,#66c9b9);color:light-dark(#fff,#04211d);cursor:pointer}
a{color:light-dark(#0b625b,#66c9b9)}
</style>
</head>
<body><main>
<p><strong>${shop_name}</strong></p>
<h1>${title}</h1>
${
  topic &&
  state !== 'on' &&
  html`<form method="post"><button name="choice" value="${isOff ? 'on' : 'off'}">${sentence(`unsubscribe.page.${isOff ? 'again' : 'stop'}`)[language]}</button></form>`
}
<p><a href="/home">${filled(sentence('unsubscribe.page.shop'), language, { shop: shop_name })}</a></p>
</main></body>
</html>
`.text
}

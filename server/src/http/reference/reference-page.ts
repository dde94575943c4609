const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
details { border-top: 1px solid light-dark(#ddd, #333); padding: .5rem 0 }
summary { cursor: pointer; min-height: 28px } code { font-size: 13px } .method { display: inline-block; min-width: 3.2rem; font-weight: 700 }
pre { overflow: auto; padding: .75rem; border-radius: 8px; background: light-dark(#f4f2ee, #1a1d1c) } .who { opacity: .7 }`

const SCRIPT = `
const make = (tag, text, parent, name) => { const element = document.createElement(tag); element.textContent = text; if (name) element.className = name; parent.append(element); return element }
const { paths, info, components } = await (await fetch('/api/openapi.json')).json()
// A referenced schema is shown with its fields; references inside it are shown by name.
const shown = (schema) => schema.$ref ? components.schemas[schema.$ref.split('/').pop()] : schema
const list = document.querySelector('main')
make('p', info.description, list)
for (const [path, methods] of Object.entries(paths)) for (const [method, call] of Object.entries(methods)) {
  const details = make('details', '', list), summary = make('summary', '', details)
  make('span', method.toUpperCase(), summary, 'method')
  make('code', path, summary)
  make('span', ' ' + call.summary, summary)
  make('p', call.security.length ? 'Needs the session of: ' + Object.keys(call.security[0]).join() : 'Open to all', details, 'who')
  for (const given of call.parameters) {
    const parameter = given.$ref ? components.parameters[given.$ref.split('/').pop()] : given
    make('p', parameter.in + ': ' + parameter.name + (parameter.required ? ' (needed)' : '') + ' – ' + parameter.description, details)
  }
  const body = call.requestBody?.content['application/json'].schema
  if (body) { make('p', 'Takes', details); make('pre', JSON.stringify(shown(body), null, 1), details) }
  make('p', 'Gives', details)
  make('pre', JSON.stringify(shown(call.responses[200].content['application/json'].schema.oneOf[0].properties.data), null, 1), details)
}`

/**
 * A page that lists every call of /api/openapi.json. Its nonce is new for each request, so the page is never cached.
 */
export const referencePage = (nonce: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>The calls of Sampan</title><style nonce="${nonce}">${STYLE}</style></head>`,
    `<body><h1>The calls of Sampan</h1><main></main><script type="module" nonce="${nonce}">${SCRIPT}</script></body></html>`,
  ].join('')

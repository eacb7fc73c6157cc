import type { Line, Rendered } from './render.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

export interface Look {
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  readonly brand: string
  /** Where the brand's name leads. */
  readonly home: string
}

/** The colours of the site, light and dark. Mail programs know no variables: each colour of the dark is a rule of its own. */
const light = {
  page: '#f5f0e7',
  card: '#fdfaf4',
  ink: '#16241e',
  soft: '#535e55',
  line: '#dbd5ca',
  ember: '#b94911',
  onEmber: '#fef9f1',
}
const dark = {
  page: '#070e0b',
  card: '#0e1613',
  ink: '#f3f0e7',
  soft: '#a9aca3',
  line: '#26312d',
  ember: '#f49246',
  onEmber: '#200f05',
}

const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%!important;-webkit-text-size-adjust:100%}
a{overflow-wrap:anywhere;word-break:break-word}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.button a{display:block!important}}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}.card{background:${dark.card}!important;border-color:${dark.line}!important}
.ink,.ink a{color:${dark.ink}!important}.soft,.soft a{color:${dark.soft}!important}.text a,.name{color:${dark.ember}!important}
.button td{background:${dark.ember}!important}.button a{color:${dark.onEmber}!important}.code{border-color:${dark.line}!important}
}`

const font = `'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',Helvetica,Arial,sans-serif`

const anchor = (url: string): string =>
  `<a href="${escapeHtml(url)}" style="color:${light.ember};text-decoration:underline" dir="ltr">${escapeHtml(url)}</a>`

/** Addresses in a text become links; a stop behind one is none of it. */
function linked(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/g)
  return parts
    .map((part, at) => {
      if (at % 2 === 0) return escapeHtml(part)
      const [url = part] = /^.*?(?=[.,;:!?)\]]*$)/s.exec(part) ?? []
      return `${anchor(url)}${escapeHtml(part.slice(url.length))}`
    })
    .join('')
}

/** A code is read from a screen and typed: it is large, and from left to right in every language. */
const withCode = (html: string, code: string | undefined): string =>
  code === undefined || code === ''
    ? html
    : html.replaceAll(
        escapeHtml(code),
        `<strong class="code" dir="ltr" style="display:inline-block;font-size:22px;letter-spacing:4px;padding:2px 8px;border:1px solid ${light.line};border-radius:6px">${escapeHtml(code)}</strong>`
      )

const button = (url: string, label: string): string =>
  `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr><td style="background:${light.ember};border-radius:10px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;font:600 16px/20px ${font};color:${light.onEmber};text-decoration:none;text-align:center">${escapeHtml(label)}</a></td></tr></table>`

function paragraph(lines: readonly Line[], { action, code }: Rendered): string {
  const words = lines.filter(({ isLink }) => !isLink || action === undefined)
  const links = action === undefined ? [] : lines.filter(({ isLink }) => isLink)
  const text = words.map((line) => withCode(linked(line.text), code)).join('<br>')
  const written =
    text === ''
      ? ''
      : `<p class="ink text" style="margin:0 0 16px;font:16px/25px ${font};color:${light.ink}">${text}</p>`
  return written + links.map(({ text: url }) => button(url, action ?? url)).join('')
}

/** Tables and styles at each element: what mail programs of all ages show alike. Nothing is loaded from anywhere. */
export function htmlOf(rendered: Rendered, { locale, dir, brand, home }: Look): string {
  const name = `<a class="name" href="${escapeHtml(home)}" style="font:700 20px/24px ${font};color:${light.ember};text-decoration:none">${escapeHtml(brand)}</a>`
  const start = dir === 'rtl' ? 'right' : 'left'
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(rendered.subject)}</title><style>${style}</style></head>
<body class="page" dir="${dir}" style="margin:0;background:${light.page}">
<table role="presentation" class="page" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:${start}">
<tr><td class="pad" style="padding:0 32px 16px">${name}</td></tr>
<tr><td class="card pad" style="background:${light.card};border:1px solid ${light.line};border-radius:14px;padding:28px 32px 12px">
<h1 class="ink" style="margin:0 0 16px;font:600 21px/28px ${font};color:${light.ink}">${escapeHtml(rendered.subject)}</h1>
${rendered.paragraphs.map((lines) => paragraph(lines, rendered)).join('\n')}
</td></tr>
<tr><td class="pad soft" style="padding:16px 32px 0;font:13px/20px ${font};color:${light.soft}">${rendered.footer.map(({ text }) => linked(text)).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body></html>
`
}

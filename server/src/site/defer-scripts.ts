import { type ScriptElement, scriptsOf } from './inline-scripts.ts'
import { splitHead } from './page-bytes.ts'

const preload = /<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]+)"[^>]*>/g
const routerModules = '__reactRouterRouteModules'

/** The router's own: an operator's code may be a module too, and stays where it is. */
function routerScript(html: Buffer): ScriptElement | undefined {
  for (const script of scriptsOf(html))
    if (script.content.includes(routerModules) && /\btype="module"/.test(script.attributes)) return script
  return undefined
}

/** Stands behind the script that it starts. Its text has no `</script>` and no placeholder of a nonce: kept pages allow it by its hash. */
const starter = `(()=>{
const late=document.currentScript.previousElementSibling
let begun
const begin=()=>{
if(begun)return
begun=true
for(const href of late.dataset.parts.split(' ')){
const link=document.createElement('link')
link.rel='modulepreload'
link.href=href
document.head.append(link)
}
const script=document.createElement('script')
script.type='module'
script.nonce=late.nonce
script.text=late.text
document.head.append(script)
near()
}
const near=()=>{
const part=document.hidden?null:document.querySelector('.later:not([data-near])')
if(!part)return document.documentElement.dataset.painted=''
part.dataset.near=''
requestAnimationFrame(()=>setTimeout(near))
}
const painted=()=>{
const picture=document.querySelector('img[fetchpriority=high]')
if(!picture)return begin()
setTimeout(begin,1000)
picture.decode().catch(()=>{}).then(()=>requestAnimationFrame(()=>setTimeout(begin)))
}
for(const kind of['pointerdown','keydown','focusin','input'])addEventListener(kind,begin,{once:true,capture:true})
if(document.hidden||!window.PerformanceObserver||!(PerformanceObserver.supportedEntryTypes||[]).includes('paint'))return begin()
new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)painted()}).observe({type:'paint',buffered:true})
addEventListener('load',()=>setTimeout(begin,1000))
})()`

/**
 * What one sees is in the document: the scripts are asked for once it is painted, its first picture too, so on a slow line sheet, fonts and
 * pictures have it for themselves. Somebody who touches the page first, or a page that nobody sees, does not wait for that. What lies below the
 * first screen (`.later`) gets its place after that, a part a frame. (docs/decisions/0031, 0065)
 */
export function deferScripts(html: Buffer): Buffer {
  const router = routerScript(html)
  if (!router) return html
  const parts: string[] = []
  const [head, body] = splitHead(html.subarray(0, router.start))
  const withoutPreloads = head.replaceAll(preload, (_, href: string) => {
    parts.push(href)
    return ''
  })
  const nonce = /\snonce="[^"]*"/.exec(router.attributes)?.[0] ?? ''
  return Buffer.concat([
    Buffer.from(withoutPreloads),
    body,
    Buffer.from(`<script${nonce} type="text/plain" data-parts="${parts.join(' ')}">`),
    router.content,
    Buffer.from(`</script><script${nonce}>${starter}</script>`),
    html.subarray(router.end),
  ])
}

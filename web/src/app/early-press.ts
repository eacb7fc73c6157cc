/**
 * What a person presses before the page has come to life. The server's HTML is there long before its scripts on a slow line, and a press that
 * nobody hears looks like a broken button: the last one is kept, and done as soon as somebody listens.
 */

/** Runs in the head, before anything else. Held presses go no further: one that came while React was starting would be done twice. A form with an address of its own works without scripts and is left alone. */
export const earlyPressScript = `(()=>{
let held
const isAlive=()=>'ready'in document.documentElement.dataset
addEventListener('click',(event)=>{
if(isAlive()||!event.isTrusted)return
const button=event.target.closest&&event.target.closest('button')
if(!button||button.form&&button.form.hasAttribute('action'))return
event.preventDefault()
event.stopImmediatePropagation()
held=button
},true)
addEventListener('submit',(event)=>{
if(isAlive()||event.target.hasAttribute('action'))return
event.preventDefault()
},true)
window.anteHeldPress=()=>{const button=held;held=undefined;return button}
})()`

/** Does what was pressed too early, once. To be called when the page's controls answer. */
export function doHeldPress(): void {
  const take = (window as { anteHeldPress?: () => HTMLButtonElement | undefined }).anteHeldPress
  const button = take?.()
  if (button?.isConnected && !button.disabled) button.click()
}

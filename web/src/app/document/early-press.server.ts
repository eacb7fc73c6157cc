// The part of `early-press.ts` that is in the document before any script is there: only the server writes it.

/**
 * Runs in the head, before anything else. What is held goes no further: an event that came while React was starting would be heard twice, or half.
 * A form with an address of its own works without scripts and is left alone.
 */
export const earlyPressScript = `(()=>{
let alive,held,ahead,typed=new Map()
addEventListener('click',(event)=>{
ahead=undefined
if(alive||!event.isTrusted)return
const button=event.target.closest&&event.target.closest('button')
if(!button||button.form&&button.form.hasAttribute('action'))return
event.preventDefault()
event.stopImmediatePropagation()
held=button
},true)
addEventListener('submit',(event)=>{
if(alive||event.target.hasAttribute('action'))return
event.preventDefault()
},true)
const note=(event)=>{
const control=event.target
if(alive||!/^(?:INPUT|SELECT|TEXTAREA)$/.test(control.tagName)||control.type==='file')return
event.stopImmediatePropagation()
typed.delete(control)
typed.set(control,{value:/^(?:checkbox|radio)$/.test(control.type)?control.checked:control.value})
seen(event)
}
const seen=({target})=>{
const one=typed.get(target)
if(one)one.caret=[target.selectionStart,target.selectionEnd]
}
addEventListener('keyup',seen,true)
addEventListener('pointerup',seen,true)
addEventListener('input',note,true)
addEventListener('change',note,true)
addEventListener('keydown',(event)=>{
const{key}=event,command=event.ctrlKey||event.metaKey
if(command&&key.toLowerCase()==='k'&&!alive){
event.preventDefault()
held='search'
ahead??=''
return
}
if(ahead===undefined||command||event.altKey||event.isComposing)return
if(key==='Escape')ahead=undefined
if(key==='Backspace')ahead=ahead.slice(0,-1)
else if(key.length===1)ahead+=key
else if(key!=='Enter')return
event.preventDefault()
event.stopImmediatePropagation()
},true)
window.anteEarly={
open(){alive=true},
typed(){const all=typed;typed=new Map();return all},
press(){const one=held;held=undefined;return one},
beginAhead(){ahead??=''},
takeAhead(){const letters=ahead;ahead=undefined;return letters||''}
}
})()`

import { h, picture } from './dom.ts'

export const icons = {
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 7.6v.2"/>',
  less: '<path d="M6 12h12"/>',
  more: '<path d="M6 12h12M12 6v12"/>',
  seal: '<path d="M12 3l7.5 2.8v5.4c0 4.6-3.1 8-7.5 9.8-4.4-1.8-7.5-5.2-7.5-9.8V5.8z"/><path d="M8.6 12l2.4 2.4 4.4-4.8"/>',
  copy: '<rect x="9" y="9" width="11" height="11" rx="2.5"/><path d="M15 9V6.5A2.5 2.5 0 0 0 12.5 4h-6A2.5 2.5 0 0 0 4 6.5v6A2.5 2.5 0 0 0 6.5 15H9"/>',
  done: '<path d="M5 12.5l4.6 4.6L19 7.4"/>',
  warning: '<path d="M12 4l9 16H3z"/><path d="M12 10.5v4M12 17.2v.2"/>',
  random:
    '<rect x="4" y="4" width="16" height="16" rx="3.5"/><path d="M8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01" stroke-width="2.4"/>',
  sound: '<path d="M4 9.5h3.5L12 5.5v13L7.5 14.5H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11"/>',
  silent: '<path d="M4 9.5h3.5L12 5.5v13L7.5 14.5H4zM16 9.5l5 5M21 9.5l-5 5"/>',
  auto: '<path d="M5 12a7 7 0 0 1 12-4.9L19 9M19 12a7 7 0 0 1-12 4.9L5 15"/><path d="M19 4.5V9h-4.5M5 19.5V15h4.5"/>',
  turbo: '<path d="M13 3L5.5 13.5H12L11 21l7.5-10.5H12z"/>',
  out: '<path d="M9 5H6.5A2.5 2.5 0 0 0 4 7.5v10A2.5 2.5 0 0 0 6.5 20h10a2.5 2.5 0 0 0 2.5-2.5V15M13 4h7v7M19.5 4.5L11 13"/>',
} as const

export const icon = (name: keyof typeof icons): SVGSVGElement => picture('0 0 24 24', icons[name], { class: 'icon' })

/** A round button with a picture and a name. */
export const roundButton = (label: string, name: keyof typeof icons, click: () => void): HTMLButtonElement =>
  h('button', { class: 'round-button', type: 'button', 'aria-label': label, title: label, click }, icon(name))

/** A sum with its name. */
export const labelled = (label: string, value: HTMLElement): HTMLElement =>
  h('div', { class: 'sum' }, h('span', {}, label), value)

import { cut, line } from '../../paper/cut.ts'
import { picture } from '../../shell/dom.ts'

const [lacquer, lid, inlay, back, ivory] = ['#4a1d1a', '#6b2b25', '#c79a4f', '#26466e', '#f8f0dd']

/** The shoe from which the cards are drawn, 160 across and 190 high: its mouth points at the players, a card lies ready in it. */
const markup = `${cut('M26 14H134L150 128H10Z', lacquer, 3)}${cut('M34 22H126L136 96H24Z', lid, 1)}${line('M34 22H126L136 96H24Z', inlay, 1.6)}${line('M44 34H116L122 84H38Z', `${inlay}88`, 1.2)}<path d="M80 42L92 60L80 78L68 60Z" fill="${inlay}"/>${cut('M10 128H150L146 170H14Z', '#35130f', 2)}${cut('M46 120H114L118 182H42Z', ivory, 1.4)}<path d="M51 125H109L112.500 177H47.500Z" fill="${back}"/><path d="M80 137L90 151L80 165L70 151Z" fill="none" stroke="#d8aa58" stroke-width="2"/>${cut('M8 108H152L154 130H6Z', lid, 1)}${line('M8 112H152', inlay, 1.6)}`

export const shoe = (): SVGSVGElement => picture('0 0 160 190', markup, { class: 'shoe', 'aria-hidden': 'true' })

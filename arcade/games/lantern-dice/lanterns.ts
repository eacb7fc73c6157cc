import { oval, place } from '../../paper/cut.ts'
import { type Cloth, felt } from '../../shell/quick/felt.ts'

/** A paper lantern that fills whatever field it is stretched over, 240 by 150: its light, its ribs and its two caps of brass. */
function lanternOf(id: string, [light, paper, dark]: readonly [string, string, string]): string {
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const out = (index - 4) / 4
    const [near, far] = [120 + out * 76, 120 + out * 112]
    return `M${place(near)} 15C${place(far)} 46 ${place(far)} 104 ${place(near)} 135`
  }).join('')
  return `<defs><radialGradient id="${id}" cx=".5" cy=".5" r=".62"><stop stop-color="${light}"/><stop offset=".55" stop-color="${paper}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><path d="M46 18H206C238 40 240 116 206 140H46C10 116 12 40 46 18Z" fill="#030907" opacity=".45"/><path d="M42 14H198C232 38 232 112 198 136H42C8 112 8 38 42 14Z" fill="url(#${id})"/><path d="${ribs}" fill="none" stroke="${dark}" stroke-width="2" opacity=".6"/><path d="M52 18C22 42 20 96 44 126" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="5"/><path d="M72 5H168L174 17H66ZM66 133H174L168 145H72Z" fill="#c99a4c"/><path d="M72 5H168L170 9H70ZM66 133H174L173 136H67Z" fill="#f2d595"/>`
}
/** The lanterns of the two halves of all totals. */
export const lanterns = {
  small: lanternOf('lantern-small', ['#4f86b6', '#22517f', '#10294a']),
  big: lanternOf('lantern-big', ['#dd6a3f', '#a5391f', '#561510']),
} as const

const jade: Cloth = {
  lacquer: '#190c0f',
  panel: '#4b1519',
  inlay: '#d9a24f',
  cloth: ['#1f6552', '#114339', '#06201c'],
}
/** A table of jade cloth by night, lit from the two lanterns at its sides. */
export const night = `${felt(1600, 1000, jade)}<defs><radialGradient id="glow-blue"><stop stop-color="#7db8ee" stop-opacity=".34"/><stop offset="1" stop-color="#7db8ee" stop-opacity="0"/></radialGradient><radialGradient id="glow-red"><stop stop-color="#ff9a5c" stop-opacity=".36"/><stop offset="1" stop-color="#ff9a5c" stop-opacity="0"/></radialGradient></defs>${oval(210, 200, 460, 340, 'url(#glow-blue)')}${oval(1390, 200, 460, 340, 'url(#glow-red)')}`

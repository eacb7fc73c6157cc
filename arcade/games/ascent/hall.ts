import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Ascent',
  studio: 'fathom',
  popularity: 95,
  ageDays: 1,
  aliases: [
    'crash',
    'crash game',
    'balloon',
    'rising multiplier',
    'cash out',
    'crash spiel',
    'juego crash',
    'jeu crash',
    'ballon',
    'globo',
    'balão',
    'balon',
    'краш',
    'краш игра',
    'воздушный шар',
    'كراش',
    'منطاد',
    'لعبة كراش',
  ],
}

import type { Cloth } from '../../shell/quick/felt.ts'
import { videoPokerClient } from '../../shell/video-poker/client.ts'
import { pays } from './rules.ts'
import './style.css'

/** The height of the day: sandstone, a cloth like deep water. */
const cloth: Cloth = {
  lacquer: '#4a3015',
  panel: '#7a5220',
  inlay: '#f1cf7c',
  cloth: ['#2f7f92', '#1d5a72', '#0d3046'],
}

export const client = videoPokerClient({ pays, name: 'noon', cloth })

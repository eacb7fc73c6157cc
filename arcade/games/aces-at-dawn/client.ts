import type { Cloth } from '../../shell/quick/felt.ts'
import { videoPokerClient } from '../../shell/video-poker/client.ts'
import { pays } from './rules.ts'
import './style.css'

/** First light: rose lacquer, a cloth from apricot to plum. */
const cloth: Cloth = {
  lacquer: '#3d1a33',
  panel: '#6b2f48',
  inlay: '#e8b07a',
  cloth: ['#a5536a', '#6d3459', '#34193d'],
}

export const client = videoPokerClient({ pays, name: 'dawn', cloth })

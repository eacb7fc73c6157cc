import { greenCloth } from '../../shell/quick/felt.ts'
import { videoPokerClient } from '../../shell/video-poker/client.ts'
import { pays } from './rules.ts'

export const client = videoPokerClient({ pays, name: 'jacks', cloth: greenCloth })

import { videoPokerClient } from '../../shell/video-poker/client.ts'
import { hour } from './hour.ts'
import { pays } from './rules.ts'
import './style.css'

export const client = videoPokerClient({ pays, name: 'noon', hour })

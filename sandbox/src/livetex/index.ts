import { chatTwin } from '../chat-script.ts'
import { body } from './script.ts'

export const twin = chatTwin('livetex', '/js/client.js', body)

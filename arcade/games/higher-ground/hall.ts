import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Higher Ground',
  studio: 'latch',
  popularity: 30,
  ageDays: 12,
  aliases: [
    'hi-lo',
    'hilo',
    'high low',
    'hoch tief',
    'mayor menor',
    'plus ou moins',
    'maior menor',
    'yüksek alçak',
    'больше меньше',
    'أعلى أدنى',
  ],
}

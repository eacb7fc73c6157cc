import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Cabinet of Foxes',
  studio: 'paper-moon',
  popularity: 87,
  ageDays: 1,
  aliases: [
    'pick bonus',
    'pick and win',
    'drawers',
    'keys',
    'schubladen schlüssel',
    'auswahlbonus',
    'bono de elección',
    'cajones llaves',
    'bonus à choix',
    'tiroirs clés',
    'bônus de escolha',
    'gavetas chaves',
    'seçim bonusu',
    'çekmece anahtar',
    'бонус с выбором',
    'ящики ключи',
    'جولة اختيار',
    'أدراج مفاتيح',
  ],
}

import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Parlour Blackjack',
  studio: 'parlour',
  popularity: 62,
  ageDays: 1,
  aliases: [
    'blackjack',
    'black jack',
    '21',
    'twenty-one',
    'siebzehn und vier',
    'veintiuna veintiuno',
    'vingt-et-un',
    'vinte e um',
    'yirmi bir',
    'блэкджек очко двадцать одно',
    'بلاك جاك واحد وعشرين',
  ],
}

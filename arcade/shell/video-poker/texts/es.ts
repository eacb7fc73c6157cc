import type { bonusFours as fours, dealtHow as how, videoPokerTexts as en } from './en.ts'

export const videoPokerTexts: typeof en = {
  deal: 'Repartir',
  draw: 'Cambiar',
  keep: 'Guardar todas',
  held: 'Guardada',
  cards: 'Tus cartas',
  empty: 'Aún sin carta',
  advise: 'Mejor jugada',
  best: 'Mejor jugada: devuelve {multiple} de media',
  bestNone: 'Lo mejor: cambiar las cinco. Devuelve {multiple} de media',
  hands: {
    'royal-flush': 'Escalera real',
    'straight-flush': 'Escalera de color',
    'four-aces': 'Póker de ases',
    'four-low': 'Póker de 2 a 4',
    four: 'Póker',
    'full-house': 'Full',
    flush: 'Color',
    straight: 'Escalera',
    three: 'Trío',
    'two-pair': 'Doble pareja',
    jacks: 'Jotas o mejor',
  },
  nothing: 'Sin pareja de jotas',
  choose: 'Elige las cartas que guardas',
  dealt: '{hand} de entrada. Elige las cartas que guardas',
  told: '{hand}. Has ganado {amount}',
  back: '{hand}. Vuelve tu apuesta de {amount}',
  missed: '{hand}. Esta vez no hay premio',
  skill: 'El retorno exige la mejor jugada. Otras devuelven menos; «Mejor jugada» la muestra en cada mano.',
  choices: ['Reglas sencillas'],
  simple:
    'Las «reglas sencillas» guardan lo primero que haya de esta lista: cuatro cartas para escalera real; una mano que paga; cuatro para escalera de color; tres para escalera real; cuatro del mismo palo; una pareja; cuatro seguidas; dos cartas altas del mismo palo; tres para escalera de color; una o dos cartas altas, primero las más bajas; nada.',
}

export const dealtHow: typeof how = {
  deal: 'Una baraja, mezclada de nuevo para cada mano. Recibes cinco cartas: guarda las que quieras con las teclas 1 a 5 o tocándolas. Las demás se cambian una vez.',
  pays: 'La mano con la que terminas paga según la tabla, desde una pareja de jotas. Tu apuesta va incluida en el pago.',
  best: '«Mejor jugada» cuenta todos los cambios posibles y marca las cartas que más devuelven de media. Puedes usarla en cada mano y aun así cambiar de idea.',
}

export const bonusFours: typeof fours = { four: 'Póker de 5 a rey' }

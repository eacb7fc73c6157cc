import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Elige una excavación y compra una tarjeta. Limpia sus nueve casillas con el pincel: tres hallazgos iguales pagan lo que dice la tabla. Una tarjeta tiene como mucho un premio.',
    'Cada apuesta saca una de las 1.000.000 tarjetas numeradas de la excavación, todas igual de probables. Ninguna se gasta: tus probabilidades son siempre las mismas.',
    'Tu tarjeta se saca antes de que empieces. Dónde y en qué orden limpies no cambia nada. Los hallazgos sin premio se sacan por igual y aparecen como mucho dos veces.',
    'Limpia con el dedo o el ratón, destapa una casilla con las teclas 1 a 9 o descúbrelo todo de una vez. Una tarjeta que dejas sola se descubre a los 45 segundos.',
  ],
  choices: ['Cantera de tiza', 'Ribera', 'Roca madre'],
  site: 'Excavación',
  sites: { chalk: 'Tiza', river: 'Ribera', bedrock: 'Roca madre' },
  buy: 'Comprar tarjeta',
  all: 'Descubrir todo',
  brush: 'Limpia las casillas con el pincel',
  card: 'Tu tarjeta',
  field: 'Casilla {field}: {find}',
  covered: 'tapada',
  finds: ['Helecho', 'Amonites', 'Pez', 'Trilobites', 'Diente de tiburón', 'Huella', 'Ámbar', 'Cráneo'],
  legend: 'Lo que pagan tres hallazgos iguales',
  told: 'Tres iguales: {find}. Has ganado {amount}',
  back: 'Tres iguales: {find}. Recuperas tu apuesta de {amount}',
  missed: 'No hay tres iguales. Esta vez no hay premio',
  find: 'Tres de',
  pays: 'Paga',
  cards: 'Tarjetas de 1.000.000',
  none: 'Sin tres iguales',
}

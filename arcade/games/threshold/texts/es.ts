import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Elige una altura. La subida se detiene a una altura propia; si llega al menos tan alto como la tuya, se te paga la apuesta tantas veces.',
    'Se puede elegir cualquier altura de 1,01 a 1000,00. La probabilidad de llegar es el 99 % dividido por la altura: algo menos de una de cada dos para 2,00 y de una de cada cien para 100,00.',
    'Dónde se detiene la subida no depende de la altura que elijas.',
  ],
  target: 'Tu altura',
  chance: 'Probabilidad',
  pays: 'Paga',
  result: 'Altura alcanzada',
  lower: 'Más baja',
  higher: 'Más alta',
  told: 'La subida llegó a {result}. Has ganado {amount}',
  missed: 'La subida se detuvo en {result}, por debajo de {target}',
}

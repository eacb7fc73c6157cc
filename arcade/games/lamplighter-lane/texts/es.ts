import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    C: 'Gato',
    V: 'Violín',
    T: 'Tetera',
    R: 'Puerta roja',
    G: 'Puerta verde',
    U: 'Puerta azul',
    N: 'Farol',
    L: 'Farolero',
  },
  how: [
    'Cinco rodillos, tres filas y diez líneas. Ganan tres o más iguales en una línea, desde la izquierda.',
    'El farolero llega por el rodillo 5 y lo ilumina entero: sustituye a cualquier símbolo menos al farol.',
    'Si al llegar hay un farol esperando en el rodillo 1, camina hasta él. Son cuatro tiradas extra sin coste, y en cada una todo rodillo iluminado pasa uno a la izquierda.',
    'Los premios de las tiradas extra cuentan ×2, ×3, ×4 y ×5. Si entretanto llega otro farolero, ilumina el rodillo 5 y camina también.',
    'Donde las normas lo permiten, puedes llamarlo por 60 apuestas. Llega con la primera tirada y camina, haya farol o no.',
  ],
  choices: ['Una tirada', 'Una llamada al farolero'],
  waits: 'Un farol espera en el rodillo 1. ¿Vendrá?',
  comes: 'Llega y camina hacia el farol',
  step: 'Paso {step} de {steps}',
  counts: 'Premios ×{multiplier}',
  paid: 'El farol está encendido. Todos los pasos juntos: {amount}',
  walked: 'El farol está encendido. La ronda pagó {amount}',
  call: 'Llamarlo: {amount}',
  callTitle: 'Llamar al farolero',
  callText:
    'Por {amount}, que son {stakes} apuestas de {stake}, llega enseguida por el rodillo 5 y camina: cinco tiradas que cuentan de ×1 a ×5. A la larga, una llamada devuelve el {percent} de su precio.',
  callPay: 'Pagar {amount} y empezar',
}

import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    C: 'Katze',
    V: 'Geige',
    T: 'Teekanne',
    R: 'Rote Tür',
    G: 'Grüne Tür',
    U: 'Blaue Tür',
    N: 'Laterne',
    L: 'Laternenanzünder',
  },
  how: [
    'Fünf Walzen, drei Reihen und zehn Linien. Drei oder mehr gleiche auf einer Linie gewinnen, von links.',
    'Der Laternenanzünder kommt auf Walze 5 und erleuchtet die ganze Walze: Sie ersetzt jedes Symbol außer der Laterne.',
    'Wartet auf Walze 1 eine Laterne, wenn er kommt, geht er zu ihr. Das sind vier Respins ohne Einsatz, und mit jedem rückt jede erleuchtete Walze um eine nach links.',
    'Gewinne in den Respins zählen ×2, ×3, ×4 und ×5. Kommt währenddessen noch einer, erleuchtet er Walze 5 und geht mit.',
    'Wo die Regeln es erlauben, kannst du ihn für 60 Einsätze rufen. Er kommt mit der ersten Drehung und geht los, mit oder ohne Laterne.',
  ],
  choices: ['Eine Drehung', 'Ein Ruf nach dem Laternenanzünder'],
  waits: 'Auf Walze 1 wartet eine Laterne. Kommt er?',
  comes: 'Er kommt und geht zur Laterne',
  step: 'Schritt {step} von {steps}',
  counts: 'Gewinne ×{multiplier}',
  paid: 'Die Laterne brennt. Alle Schritte zusammen: {amount}',
  walked: 'Die Laterne brennt. Die Runde zahlte {amount}',
  call: 'Ihn rufen: {amount}',
  callTitle: 'Den Laternenanzünder rufen',
  callText:
    'Für {amount}, das sind {stakes} Einsätze zu {stake}, kommt er sofort auf Walze 5 und geht los: fünf Drehungen, die ×1 bis ×5 zählen. Auf Dauer zahlt ein Ruf {percent} seines Preises zurück.',
  callPay: '{amount} zahlen und beginnen',
}

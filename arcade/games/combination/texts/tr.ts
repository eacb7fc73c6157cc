import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Kilidin üç kadranı, her kadranın altı işareti vardır; yani eşit ihtimalli 216 kombinasyon. Bir işaret birden çok kez gelebilir.',
    'Dört hakkınız var. Her denemeden sonra kaç kadranın doğru olduğu ve kaç işaretin doğru ama başka kadranda olduğu söylenir.',
    'İlk denemede açmak bahsin 13 katını, ikincide 3,80 katını, üçüncüde 1,10 katını öder; dördüncüde bahsiniz iade edilir.',
    'Dönüş oranı kusursuz oyun için hesaplanmıştır. İpuçlarına bakmadan oynamak daha az geri döndürür.',
  ],
  signs: ['Güneş', 'Ay', 'Yıldız', 'Yaprak', 'Damla', 'Anahtar'],
  dial: 'Kadran {dial}',
  up: 'Kadran {dial}: sonraki işaret',
  down: 'Kadran {dial}: önceki işaret',
  start: 'Dene: {pays}',
  attempt: 'Deneme {number}: {signs}',
  hint: '{right} doğru, {near} başka kadranda',
  opened: 'Kilit açıldı. Ödenen: {amount}',
  shut: 'Kilit kapalı kaldı. Doğrusu: {signs}',
  left: 'Kalan hak: {left}',
  pays: 'Şimdi açılırsa {multiple}',
  tries: 'Denemeler',
}

import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Kilidin üç kadranı, her kadranın altı işareti vardır: eşit ihtimalli 216 kombinasyon. Bir işaret birden çok kez gelebilir.',
    'Yedi hakkınız var. Her denemeden sonra kaç kadranın doğru olduğunu ve kaç işaretin doğru ama başka kadranda olduğunu görürsünüz.',
    'Her deneme o ana kadarki tüm ipuçlarıyla uyumlu olmalıdır. İpuçlarının elediği bir kombinasyon denenemez; oyun nedenini söyler.',
    'İlk denemede açmak bahsin 10 katını, sonrakiler sırasıyla 1,30, 1,10, 0,90, 0,85, 0,80 ve 0,75 katını öder. Kilit yedi denemede açılmazsa bahis kaybedilir.',
    '“En iyi hamle” kadranları dönüşü en yüksek denemeye getirir. Aşağıdaki dönüş oranı en iyi denemeler ve oyunun izin verdiği en elverişsiz denemeler için verilir.',
  ],
  signs: ['Güneş', 'Ay', 'Yıldız', 'Yaprak', 'Damla', 'Anahtar'],
  dial: 'Kadran {dial}',
  up: 'Kadran {dial}: sonraki işaret',
  down: 'Kadran {dial}: önceki işaret',
  start: 'Dene: {pays}',
  attempt: 'Deneme {number}: {signs}',
  hint: '{right} doğru, {near} başka kadranda',
  opened: 'Kilit açıldı. Kazandınız: {amount}',
  shut: 'Kilit kapalı kaldı. Doğrusu: {signs}',
  left: 'Kalan hak: {left}',
  best: 'En iyi hamle',
  fits: 'Tüm ipuçlarıyla uyumlu. Kalan kombinasyon: {count}',
  contradicts: 'Elendi: bu kombinasyonla {number}. deneme “{would}” gösterirdi; “{shown}” gösterdi.',
  tries: 'Denemeler',
}

import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Bir risk ve topun kaç sıra pimden geçeceğini seçin. Her pimde eşit olasılıkla sola ya da sağa gider.',
    'Düştüğü göz, bahsinizin o gözdeki katını öder. Dış gözler seyrektir ve daha çok öder: risk arttıkça onlar daha çok, orta daha az öder.',
    'Her göz bir şey öder. Bazılarında bu bahsinizden azdır.',
  ],
  risk: 'Risk düzeyi',
  risks: { low: 'Düşük', medium: 'Orta', high: 'Yüksek' },
  rows: 'Sıralar',
  most: 'En büyük kazanç',
  chance: 'Olasılığı',
  drop: 'Bırak',
  bins: 'Gözler, dıştan ortaya',
  caption: 'Risk: {risk}',
  told: 'Top {multiple} gözüne düştü. {amount} kazandınız',
  returned: 'Top {multiple} gözüne düştü. {stake} bahsin {amount} kadarı geri ödendi',
}

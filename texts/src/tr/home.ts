import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'Casino ve spor bahisleri',
  hero: {
    kicker: 'Haftanın oyunu',
    play: 'Oyna',
    demo: 'Ücretsiz dene',
    rtp: 'Dönüş {rtp}',
    note: 'Her oyun, tüm sonuçlarından hesaplanan kesin oyuncuya dönüş oranını gösterir.',
  },
  continue: 'Oynamaya devam et',
  liveNow: 'Canlı',
  upcoming: 'Birazdan başlıyor',
  providers: 'Stüdyolar',
  winners: 'Son kazançlar',
  tournaments: 'Turnuvalar',
  promotions: 'Promosyonlar',
  jackpots: 'Jackpotlar',
  halfTime: 'Devre arası',
  outcome: { home: '1', draw: 'X', away: '2' },
  honest: {
    title: 'Rakamlara neden güvenebilirsiniz',
    odds: 'Tek modelden gelen oranlar',
    oddsText: 'Bir maçın tüm oranları tek bir skor tablosundan gelir; bu yüzden birbirleriyle çelişmez.',
    games: 'Doğrulayabileceğiniz turlar',
    gamesText: 'Oyundan önce tohumumuzun özetini, sonra tohumu gösteririz. Her sonucu kendiniz kontrol edebilirsiniz.',
    money: 'Her kuruşun hesabı',
    moneyText: 'Geçmişiniz her ödeme, bahis ve turdan sonraki bakiyenizi gösterir.',
  },
  meters: 'Jackpot tutarları',
  tonight: {
    prize: 'Ödül havuzu',
    ends: 'Bitiş: {date}',
    games: '{count, plural, one {# oyun} other {# oyun}}',
  },
}

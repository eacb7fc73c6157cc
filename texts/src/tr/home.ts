import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'Casino ve spor bahisleri',
  hero: {
    kicker: 'Haftanın oyunu',
    play: 'Oyna',
    demo: 'Ücretsiz dene',
    rtp: 'Dönüş {rtp}',
    note: 'Her oyun, tüm sonuçları tek tek hesaplanarak bulunan kesin oyuncuya dönüş oranını belirtir.',
  },
  continue: 'Oynamaya devam et',
  liveNow: 'Şimdi canlı',
  upcoming: 'Birazdan başlıyor',
  providers: 'Stüdyolar',
  winners: 'Son kazançlar',
  tournaments: 'Turnuvalar',
  promotions: 'Promosyonlar',
  jackpots: 'Jackpotlar',
  halfTime: 'Devre arası',
  outcome: { home: '1', draw: 'X', away: '2' },
  honest: {
    title: 'Burada işler nasıl yürür',
    odds: 'Tek modelden gelen oranlar',
    oddsText: 'Bir maçın tüm bahis seçenekleri aynı skor tablosundan hesaplanır; bu yüzden hiçbiri diğeriyle çelişmez.',
    games: 'Kontrol edebileceğiniz sonuçlar',
    gamesText:
      'Siz oynamadan önce bir tohum değerini taahhüt eder, sonra onu gösteririz. Hesabı kendiniz yeniden yapabilirsiniz.',
    money: 'Kuruşu kuruşuna tutan hesap',
    moneyText: 'Her kuruş iki hesap arasında bir kayıttır; geçmişiniz her kayıttan sonraki bakiyeyi gösterir.',
  },
  meters: 'Sayaçlar',
  tonight: {
    prize: 'Ödül havuzu',
    ends: 'Bitiş: {date}',
    games: '{count, plural, one {# oyun} other {# oyun}}',
  },
}

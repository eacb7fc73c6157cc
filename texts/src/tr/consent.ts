import type { consent as en } from '../en/consent.ts'

export const consent: typeof en = {
  title: 'Gizliliğiniz',
  text: 'Sitenin ihtiyacından biraz daha fazlasını saklamak ve kullanmak istiyoruz. Hayır deseniz de her şey çalışır.',
  about:
    'Karar sizin. Aşağıdakiler olmadan da her şey çalışır; fikrinizi burada istediğiniz zaman değiştirebilirsiniz.',
  accept: 'Hepsini kabul et',
  refuse: 'Yalnızca gerekli olan',
  choose: 'Ben seçeyim',
  save: 'Seçimlerimi kaydet',
  kept: 'Seçimlerinizi kaydettik.',
  by: 'Kullanan: {vendors}.',
  private: 'Tarayıcınız sitelerden sizi izlememelerini istiyor. Siz burada başka bir seçim yapmadıkça buna uyarız.',
  needed: {
    title: 'Gerekli',
    text: 'Oturumunuzu açık tutar; dilinizi, sitenin görünümünü ve bu seçimleri hatırlar.',
    always: 'Her zaman açık',
  },
  functional: {
    title: 'Destek sohbeti',
    text: 'Destek sohbetini her sayfada gösterir. Kendiniz açarsanız her durumda yüklenir.',
  },
  analytics: {
    title: 'Sitenin kullanımı',
    text: 'Hangi sayfaların ve oyunların açıldığını gösterir; böylece onları iyileştirebiliriz.',
  },
  marketing: {
    title: 'Bağlantılar ve kampanyalar',
    text: 'Sizi buraya hangi bağlantının getirdiğini hatırlar; böylece bizi önerene ödeme yapabiliriz.',
  },
  security: {
    title: 'Cihaz denetimi',
    text: 'Cihazınızın bir iziyle dolandırıcılığı bulmamıza yardım eder. O olmadan bir çekim daha uzun sürebilir.',
  },
  history: {
    title: 'Neleri kabul ettiniz',
    text: 'Sitenin gerekli olanın ötesinde kullandıklarıyla ilgili yanıtlarınız, en yenisi başta.',
    none: 'Oturumunuz açıkken henüz yanıt vermediniz.',
    yes: 'Evet: {what}',
    no: 'Hayır: {what}',
    question: 'Sorduğumuzda',
    choices: 'Seçimlerinizde',
    account: 'Bu sayfada',
    private: 'tarayıcınız izlenmemeyi istedi',
    change: 'Seçimlerimi değiştir',
    withdraw: 'Hepsini geri al',
  },
}

import type { consent as en } from '../en/consent.ts'

export const consent: typeof en = {
  title: 'Gizliliğin',
  text: 'Sitenin ihtiyacından biraz daha fazlasını saklamak ve kullanmak istiyoruz. Hayır dersen de her şey çalışır.',
  about: 'Karar senin. Aşağıdakiler olmadan da her şey çalışır; fikrini burada istediğin zaman değiştirebilirsin.',
  accept: 'Hepsini kabul et',
  refuse: 'Yalnızca gerekli olan',
  choose: 'Ben seçeyim',
  save: 'Seçimlerimi kaydet',
  kept: 'Seçimlerini kaydettik.',
  by: 'Kullanan: {vendors}.',
  private: 'Tarayıcın sitelerden seni izlememelerini istiyor. Burada başka bir seçim yapmadıkça buna uyarız.',
  needed: {
    title: 'Gerekli',
    text: 'Oturumunu açık tutar; dilini, sitenin görünümünü ve bu seçimleri hatırlar.',
    always: 'Her zaman açık',
  },
  functional: {
    title: 'Destek sohbeti',
    text: 'Destek sohbetini her sayfada gösterir. Kendin açarsan her durumda yüklenir.',
  },
  analytics: {
    title: 'Sitenin kullanımı',
    text: 'Hangi sayfaların ve oyunların açıldığını gösterir; böylece onları iyileştirebiliriz.',
  },
  marketing: {
    title: 'Bağlantılar ve kampanyalar',
    text: 'Seni buraya hangi bağlantının getirdiğini hatırlar; böylece bizi önerene ödeme yapabiliriz.',
  },
  security: {
    title: 'Cihaz denetimi',
    text: 'Cihazının bir iziyle dolandırıcılığı bulmamıza yardım eder. O olmadan bir çekim daha uzun sürebilir.',
  },
  history: {
    title: 'Neleri kabul ettin',
    text: 'Sitenin gerekli olanın ötesinde kullandıklarıyla ilgili yanıtların, en yenisi başta.',
    none: 'Oturumun açıkken henüz yanıt vermedin.',
    yes: 'Evet: {what}',
    no: 'Hayır: {what}',
    question: 'Sorduğumuzda',
    choices: 'Seçimlerinde',
    account: 'Bu sayfada',
    private: 'tarayıcın izlenmemeyi istedi',
    change: 'Seçimlerimi değiştir',
    withdraw: 'Hepsini geri al',
  },
}

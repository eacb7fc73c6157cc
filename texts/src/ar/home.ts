import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'كازينو ومراهنات رياضية',
  hero: {
    kicker: 'لعبة الأسبوع',
    play: 'العب',
    demo: 'جرّب مجانًا',
    rtp: 'العائد {rtp}',
    note: 'كل لعبة تعلن عائدها الدقيق للاعب، محسوبًا من جميع نتائجها الممكنة.',
  },
  continue: 'تابع اللعب',
  liveNow: 'مباشر الآن',
  upcoming: 'تبدأ قريبًا',
  providers: 'الاستوديوهات',
  winners: 'آخر الأرباح',
  tournaments: 'البطولات',
  promotions: 'العروض',
  jackpots: 'الجوائز الكبرى',
  halfTime: 'بين الشوطين',
  outcome: { home: '1', draw: 'X', away: '2' },
  honest: {
    title: 'كيف تعمل الصالة',
    odds: 'أسعار من نموذج واحد',
    oddsText: 'جميع أسواق المباراة تُحسب من جدول نتائج واحد، فلا يناقض بعضها بعضًا.',
    games: 'نتائج يمكنك التحقق منها',
    gamesText: 'نلتزم ببذرة قبل أن تلعب ونكشفها بعد ذلك، ويمكنك إعادة الحساب بنفسك.',
    money: 'حسابات مضبوطة',
    moneyText: 'كل سنت قيدٌ بين حسابين، وسجلّك يبيّن الرصيد بعد كل حركة.',
  },
  meters: 'العدّادات',
  tonight: {
    prize: 'صندوق الجوائز',
    ends: 'تنتهي {date}',
    games: '{count, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}',
  },
}

import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'كازينو ومراهنات رياضية',
  hero: {
    kicker: 'لعبة الأسبوع',
    play: 'العب',
    demo: 'جرّب مجانًا',
    rtp: 'العائد {rtp}',
    note: 'كل لعبة تعلن عائدها الدقيق للاعب، محسوبًا من جميع نتائجها.',
  },
  continue: 'متابعة اللعب',
  liveNow: 'مباشر الآن',
  upcoming: 'تبدأ قريبًا',
  providers: 'الاستوديوهات',
  winners: 'آخر الأرباح',
  tournaments: 'البطولات',
  promotions: 'الفعاليات',
  jackpots: 'الجوائز الكبرى',
  halfTime: 'بين الشوطين',
  outcome: { home: '1', draw: 'X', away: '2' },
  honest: {
    title: 'لماذا يمكنك الوثوق بالأرقام',
    odds: 'أسعار من نموذج واحد',
    oddsText: 'جميع أسعار المباراة من جدول نتائج واحد، فلا يناقض بعضها بعضًا.',
    games: 'جولات يمكنك التحقق منها',
    gamesText: 'نعرض لك بصمة بذرتنا قبل اللعب والبذرة بعده. يمكنك التحقق من كل نتيجة بنفسك.',
    money: 'كل سنت في الحساب',
    moneyText: 'سجلّك يبيّن رصيدك بعد كل دفعة ورهان وجولة.',
  },
  meters: 'مبالغ الجوائز الكبرى',
  tonight: {
    prize: 'صندوق الجوائز',
    ends: 'تنتهي {date}',
    games: '{count, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}',
  },
}
